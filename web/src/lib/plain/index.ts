// The board of a game that has no folder here: its view in headings, lists and tables, and what can be touched as buttons.
import type { BoardModule } from '../board'
import { hasWord, readable, t, word, wordOr } from '../words.svelte'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { isPlain, nameIn, valueIn } from './facts'
import Piece from './Piece.svelte'
import Text from './Text.svelte'

export function plainBoard(game: string): BoardModule {
  return {
    Area,
    Board,
    Card,
    Piece,
    Text,
    /** The game's own words, if it has some for this, with whatever its view says plainly; otherwise the number of moves. */
    headline(view) {
      const plain = Object.entries(view).flatMap(([name, fact]) => (isPlain(fact) ? [[name, valueIn(game, fact)]] : []))
      return hasWord(game, 'page-headline') ? word(game, 'page-headline', Object.fromEntries(plain)) : t('status-playing', { moves: view.moves })
    },
    /** `ware:cloth` by the words for both, `cell:3` by the word for cells and the number. */
    nameOf(touch) {
      const [kind = '', ...rest] = touch.split(':')
      return [nameIn(game, kind), ...rest.map((part) => valueIn(game, part))].join(' ')
    },
    sourceOf(why, what) {
      const reason = wordOr(game, why, readable(why))
      return what ? `${reason}: ${valueIn(game, what)}` : reason
    },
    stopsOf: () => [],
    /** What is hidden from whom is not known here, so a screen is always handed over behind a curtain. */
    secret: () => true,
    isMeans: () => false,
    priceOf: () => 0,
    isOwn: () => false,
  }
}
