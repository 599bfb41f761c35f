// The words of this game, by the ids of its things.
import type { Finale, Stop } from '../../lib/board'
import { takenBack } from '../../lib/shell/log'
import { seatOrYou } from '../../lib/shell/people'
import type { Desk } from '../../lib/shell/table'
import { settings } from '../../lib/settings.svelte'
import type { Entry } from '../../lib/types'
import { hasWord, word } from '../../lib/words.svelte'
import { askedOf, cellAt, outlineOf, type FlorenceView, type Laid, type PlayerView, type Side, type Solo, type Work } from './view'

const GAME = 'florence'

/** What a player is called. */
type Who = (seat: number) => string

export const say = (key: string, args?: Record<string, string | number>): string => word(GAME, key, args)
const either = (...keys: string[]): string => say(keys.find((key) => hasWord(GAME, key)) ?? keys[0] ?? '')

export const cardName = (card: string): string => either(`card-${card}`, `object-${card}`, `character-${card}`)
export const cardShort = (card: string): string => either(`card-${card}-short`, `object-${card}-short`, `card-${card}`)
export const cardHelp = (card: string): string => either(`card-${card}-help`, `object-${card}-help`)
export const tileName = (tile: string): string => (tile === 'palazzo' ? say('page-palazzo') : say(`tile-${tile}`))
export const tileShort = (tile: string): string => either(`tile-${tile}-short`, `tile-${tile}`)
export const objectName = (object: string): string => say(`object-${object}`)
export const objectShort = (object: string): string => either(`object-${object}-short`, `object-${object}`)
export const freedomName = (freedom: string): string => say(`freedom-${freedom}`)
export const freedomShort = (freedom: string): string => either(`freedom-${freedom}-short`, `freedom-${freedom}`)
export const characterName = (character: string): string => say(`character-${character}`)
export const isTile = (piece: string): boolean => hasWord(GAME, `tile-${piece}`)
export const isObject = (piece: string): boolean => hasWord(GAME, `object-${piece}`)

export const playerName = (table: Desk, seat: number): string => seatOrYou(table.session, seat)

/** "1,600": a sum as the language writes it, as sentences do. */
export const sum = (coins: number): string => coins.toLocaleString(settings.lang)

/** The columns of an estate. */
export const COLUMNS = 'abcdefg'

/** "c4". */
export function cellName(view: FlorenceView, number: number): string {
  const [x, y] = cellAt(view, number)
  return `${COLUMNS[x] ?? ''}${y + 1}`
}
export const cellNames = (view: FlorenceView, numbers: number[]): string => numbers.map((number) => cellName(view, number)).join(' ')

/** "large, 7 cells: a1 b1 c1 …", as it would lie in the corner. */
export function outlineText(view: FlorenceView, tile: string): string {
  const cells = outlineOf(view, tile).map(([x, y]) => x + y * view.grid)
  return say('page-outline', { size: view.sizes[tile] ?? '', count: cells.length, cells: cellNames(view, cells) })
}

/** What a tile leaves room for on these cells, while it is laid; nothing is known of other cells. */
export function roomText(packing: PlayerView['packing'] | undefined, cells: number[]): string {
  const room = packing?.rooms[[...cells].sort((one, two) => one - two).join(' ')]
  return packing && room ? say('page-room', { kinds: room[0], all: packing.kinds, cells: room[1] }) : ''
}

export const laidText = (view: FlorenceView, laid: Laid): string => `${tileName(laid.tile)}: ${cellNames(view, laid.cells)}`
export const sidesText = (view: FlorenceView, sides: Side[], who: Who): string =>
  sides.map(({ seat, cells }) => `${who(seat)} ${cellNames(view, cells)}`).join(' + ')

/** "Poet: building +4, landscape +3 … = 13, reaches the minimum". */
export function workText(work: Work): string {
  const parts = Object.entries(work.parts).flatMap(([part, value]) => (value ? [`${say(`page-part-${part}`)} +${value}`] : []))
  return `${cardName(work.card)}: ${parts.join(', ') || '0'} = ${work.value}${work.bonus ? ` (${say('page-part-bonus')} +${work.bonus})` : ''}, ${say(work.reaches ? 'page-reaches' : 'page-reaches-not')}`
}

/** What a thing adds to the Works in hand: "+3 Poet, Jurist". */
export const addsText = (player: PlayerView | undefined, thing: string): string =>
  Object.entries(player?.adds?.[thing] ?? {})
    .map(([card, value]) => `${cardShort(card)} +${value}`)
    .join(', ')

export const deedText = (deed: string): string => say(`deed-${deed}`)

/** What there is to know of Diego: what he has, his row, and what his cards say of this round. */
export function diegoLines({ begins, diego, auction, actions }: Solo): { name: string; text: string }[] {
  const counted = (counts: Record<string, number>, name: (one: string) => string): string[] =>
    Object.entries(counts).flatMap(([one, count]) => (count ? [count > 1 ? `${name(one)} ×${count}` : name(one)] : []))
  const has = [
    say('page-coins', { count: diego.coins }),
    `${say('page-builders')} ${diego.builders}`,
    `${say('page-jesters')} ${diego.jesters}`,
    `${say('page-prestige-cards')} ${Object.keys(diego.prestiges).length}`,
    ...counted(diego.buildings, tileShort),
    ...counted(diego.landscapes, tileShort),
    ...counted(diego.freedoms, freedomShort),
  ]
  const found = [
    { name: say('page-diego-has'), text: has.join(', ') },
    {
      name: say('page-diego-row'),
      text:
        diego.row
          .map(({ card, bonus, bonuses }) => `${card ? cardName(card) : say('page-face-down')}${bonuses.length ? ` +${bonus}` : ''}`)
          .join(', ') || '—',
    },
  ]
  if (auction)
    found.push({
      name: say('page-diego-auction'),
      text: auction.entries.map(({ object, modifier }) => `${objectShort(object)} ${modifier ?? '—'}`).join(', '),
    })
  const lines = actions.map((card, at) => (at ? card.lower : card.upper).map(deedText).join(' / '))
  found.push({ name: say('page-diego-turn'), text: [say(begins ? 'page-diego-before' : 'page-diego-after'), ...lines].join('; ') })
  return found
}

/** The best Work of the round so far, and whose it is. */
export function bestOf(view: FlorenceView): { value: number; seats: number[] } {
  const all = [...view.players, ...(view.solo ? [view.solo.diego] : [])].map(({ best }) => best)
  const value = Math.max(0, ...all)
  return { value, seats: value ? all.flatMap((best, seat) => (best === value ? [seat] : [])) : [] }
}
export const bestText = (view: FlorenceView, who: Who): string => {
  const { value, seats } = bestOf(view)
  return seats.length
    ? `${say('page-best')}: ${value}, ${seats.map((seat) => (seat < view.seats ? who(seat) : say('page-diego'))).join(', ')}`
    : ''
}

/** "24 empty cells, 14 for buildings". */
export const emptyText = (player: PlayerView | undefined): string =>
  player
    ? [say('page-empty', { count: player.empty }), player.barred.length && say('page-open', { count: player.empty - player.barred.length })]
        .filter(Boolean)
        .join(', ')
    : ''

export const handTitle = (view: FlorenceView, seat: number): string =>
  say(view.turn?.seat === seat && Object.keys(view.players[seat]?.recruitable ?? {}).length ? 'page-hand-recruit' : 'page-hand')

/** "+3 ×2": how much a thing adds to how many Works in hand. */
export function gainText(player: PlayerView | undefined, thing: string): string {
  const adds = Object.values(player?.adds?.[thing] ?? {})
  return adds.length ? `+${adds[0]}${adds.length > 1 ? ` ×${adds.length}` : ''}` : ''
}
/** "+3 PP": what an object brings at once. */
export const pointsText = (player: PlayerView | undefined, object: string): string =>
  player?.brings[object] ? say('page-points', { count: `+${player.brings[object]}` }) : ''

// ---- for the shell

export function nameOf(touch: string, view: FlorenceView, who: Who = (seat) => String(seat + 1)): string {
  const [kind = '', one = '', two = ''] = touch.split(':')
  switch (kind) {
    case 'object': {
      // A type of landscape to choose stands on no stack that would say so.
      const player = askedOf(view, view.seat)?.ask === 'type' ? view.players[view.seat ?? 0] : undefined
      return [objectName(one), gainText(player, one), pointsText(player, one)].filter(Boolean).join(' ')
    }
    case 'card':
      return cardName(one)
    case 'building':
      return tileName(one)
    case 'freedom':
      return freedomName(one)
    case 'character':
      return characterName(one)
    case 'space':
      return say('page-coins', { count: 100 * Number(two) })
    case 'cell':
      return two ? `${who(Number(one))} ${cellName(view, Number(two))}` : cellName(view, Number(one))
    case 'estate':
      return say('page-together', { name: who(Number(one)) })
    case 'deck':
      return say(`deck-${one}`)
    case 'raise':
      return say('page-raise', { step: view.auction.raise, coins: (view.auction.bid ?? 0) + view.auction.raise })
    case 'points':
    case 'convert':
      return say('page-points', { count: Number(one) })
    case 'coins':
      return say('page-coins', { count: Number(one) })
    case 'skip':
      return either(`do-skip-${askedOf(view, view.seat)?.ask ?? ''}`, 'act-skip')
    default:
      return either(`page-${kind}`, `act-${kind}`)
  }
}

export function sourceOf(why: string, what: string): string {
  const key = what ? [`card-${what}`, `tile-${what}`, `character-${what}`].find((name) => hasWord(GAME, name)) : undefined
  return key ? `${say(why)}: ${say(key)}` : say(why)
}

export const roundText = (view: FlorenceView, round: number): string => say('page-round', { round, rounds: view.rounds })
export const headline = (view: FlorenceView): string => `${roundText(view, view.round)} · ${say(`phase-${view.phase}`)}`

export function stopsOf(entries: Entry[], view: FlorenceView): Stop[] {
  return entries.flatMap((entry) => {
    const round = entry.events?.find((event) => event.event === 'round')?.['round']
    return round && entry.moves ? [{ moves: entry.moves, text: roundText(view, Number(round)) }] : []
  })
}

/** FLO-8.2: the prestige cards, as they are turned up. */
export function finale(entries: Entry[]): Finale {
  const gone = takenBack(entries)
  const turned = entries
    .flatMap((entry) => (gone.has(entry) ? [] : (entry.events ?? [])))
    .filter(({ event }) => event === 'prestige')
    .map(({ seat, what, points }) => {
      const card = String(what)
      return { side: seat, icon: 'prestige_card', text: cardName(card), does: cardHelp(card), points: Number(points) }
    })
  return { title: say('page-prestige-cards'), turned }
}

/** Where a player stands in the round. */
export function standingText(view: FlorenceView, seat: number): string {
  if (view.over) return ''
  const { auction, turn } = view
  if (turn?.seat === seat) return say('page-actions-left', { count: turn.actions })
  if (auction.leader === seat) return say('page-leads', { coins: auction.bid ?? 0 })
  if (auction.item && auction.bidders.includes(seat)) return say('page-bids')
  return view.phase === 'auction' && !auction.still_in.includes(seat) ? say('page-out') : ''
}

/** Whoever only watches has no hand of their own. */
export const worksTitle = (seat: number | null): string => say(seat === null ? 'page-works-shown' : 'page-works')
