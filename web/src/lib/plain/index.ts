// The board of a game that has no folder here: its view in headings, lists and tables, and what can be touched as buttons.
// What it is called is in the game's words: fields and things as `board-<name>`, what can be touched as `touch-<kind>`, all
// of them optional.
import { get } from '../api'
import type { BoardModule } from '../board'
import type { GameInfo } from '../types'
import { readable, t, wordOr } from '../words.svelte'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { isPlain, learnNouns, nameIn, valueIn } from './facts'
import Piece from './Piece.svelte'

export async function plainBoard(game: string): Promise<BoardModule> {
  const found = (await get<GameInfo[]>('/api/games')).find((info) => info.name === game)
  learnNouns(game, found?.nouns ?? [])
  const board: BoardModule = {
    Area,
    Board,
    Card,
    Piece,
    /** In words that may name whatever the view says plainly; otherwise the number of moves. */
    headline(view) {
      const plain = Object.entries(view).flatMap(([name, fact]) => (isPlain(fact) ? [[name, valueIn(game, name, fact)]] : []))
      return wordOr(game, 'board-headline', t('status-playing', { moves: view.moves }), Object.fromEntries(plain))
    },
    nameOf(touch, _view, who) {
      const [kind = '', what] = touch.split(/:(.*)/)
      if (what === undefined) return wordOr(game, `act-${kind}`, readable(kind))
      const value = valueIn(game, kind, what, who)
      return wordOr(game, `touch-${kind}`, `${nameIn(game, kind)} ${value}`, { what: /^\d+$/.test(value) ? Number(value) : value })
    },
    sourceOf(why, what) {
      const reason = wordOr(game, why, readable(why))
      return what ? `${reason}: ${valueIn(game, '', what)}` : reason
    },
    stopsOf: (entries) =>
      entries.flatMap(({ moves, events = [] }) => {
        const round = events.find((one) => one.event === 'round') as Record<string, string> | undefined
        return moves && round ? [{ moves, text: wordOr(game, 'event-round', String(moves), round) }] : []
      }),
    /** What is hidden from whom is not known here, so a screen is always handed over behind a curtain. */
    secret: () => true,
    placeOf: () => ({}),
    priceOf: () => null,
    about(id, view, who) {
      return { name: board.nameOf(id, view, who) }
    },
  }
  return board
}
