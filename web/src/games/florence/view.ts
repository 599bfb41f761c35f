// The view of The Princes of Florence, as the server sends it.
import { facesOf } from '../../lib/faces.svelte'
import { takenBack } from '../../lib/shell/log'
import type { Cell } from '../../lib/shell/shapes'
import type { BaseView, Entry } from '../../lib/types'

export const BUILDINGS = ['university', 'laboratory', 'workshop', 'library', 'opera', 'studio', 'hospital', 'theatre', 'tower', 'chapel']
export const LANDSCAPES = ['forest', 'lake', 'park']
export const FREEDOMS = ['travel', 'religion', 'opinion']
export const PARTS = ['building', 'landscape', 'freedom', 'jesters', 'cards', 'module'] as const

export interface Work {
  card: string
  parts: Record<(typeof PARTS)[number], number>
  value: number
  /** What all bonus cards in hand would add. */
  bonus: number
  reaches: boolean
}

export interface Laid {
  tile: string
  cells: number[]
  /** The neighbour who shares it. */
  with?: number
}

export interface PlayerView {
  seat: number
  points: number
  /** Null for everybody else, as are the other secrets. */
  coins: number | null
  estate: Laid[]
  empty: number
  buildings: string[]
  jesters: number
  builders: number
  freedoms: string[]
  recruiting: number
  received: number
  played: string[]
  recruited: string[]
  hand: { professions: number; bonuses: number; prestiges: number }
  card_count: number
  best: number
  building_price: number
  still_in: boolean
  cards: string[]
  prestiges: Record<string, number> | null
  works: Work[] | null
  /** What each thing would add to the Work of each profession in hand. */
  adds: Record<string, Record<string, number>> | null
  /** Prestige points that an object would bring at once. */
  brings: Record<string, number>
  fits: string[]
  bonuses: Record<string, number> | null
  looked_at: { card: string; worth: number }[] | null
  /** What the Work of each profession would be worth that a recruiting card could fetch. */
  recruitable: Record<string, number> | null
  /** While a tile is laid: where it leaves the most room, and for how many kinds of tiles and on how many cells, by the cells it covers. */
  packing: { best: number[]; kinds: number; rooms: Record<string, [number, number]> } | null
  barred: number[]
}

export interface Asked {
  seat: number
  ask: string
  tile?: string
  other?: number
  /** Of a joint building: the cells of either estate on which it would touch another. */
  barred?: Record<string, number[]>
  deck?: string
  count?: number
  bid?: number
  /** Against Diego: what is for sale, what the die says and what it costs. */
  object?: string
  roll?: number
  price?: number
  value?: number
  coins?: number
  character?: string
}

export interface Auction {
  objects: { object: string; left: number; sold: boolean }[]
  item: string | null
  bid: number | null
  leader: number | null
  bidders: number[]
  still_in: number[]
  chooser: number | null
  opening: number
  raise: number
}

export interface Character {
  character: string
  spaces: number[]
  bidder: number | null
  space: number | null
  holder: number | null
  down: boolean
  coins: number | null
}

export interface Side {
  seat: number
  cells: number[]
}

export interface Offered {
  by: number
  to: number
  active: number
  partner: number
  building: string
  parts: Side[]
  coins: number
  price: number
  active_pays: number
  agreed: boolean
}

export interface Cooperative {
  borders: [number, number][]
  joint: { building: string; parts: Side[] }[]
  offer: Offered | null
  draft: { by: number; to: number; building: string; parts: Side[] | null } | null
}

export interface Printed {
  card: string
  entries: { object: string; modifier: number | null; highest: boolean }[]
  upper: string[]
  lower: string[]
}

export interface Solo {
  /** Who has the first turn of phase B: 0 the human, 1 Diego. */
  begins: number
  virtuals: { closed: (string | null)[]; open: string[] }[]
  diego: {
    points: number
    coins: number
    row: { card: string | null; bonuses: string[]; bonus: number }[]
    played: string[]
    buildings: Record<string, number>
    landscapes: Record<string, number>
    freedoms: Record<string, number>
    jesters: number
    builders: number
    prestiges: Record<string, number>
    best: number
    work: number
  }
  auction: Printed | null
  actions: Printed[]
  /** Of each object, from the lowest die to the highest. */
  prices: Record<string, [number, number]>
  declined: { object: string; roll: number }[]
  recruitable: string[]
}

export interface FlorenceView extends BaseView {
  asked: Asked[]
  round: number
  rounds: number
  phase: string
  first: number
  order: number[]
  minimum: number
  minimums: number[]
  prices: { card: number; freedom: number }
  reward: number
  auction: Auction
  decks: { professions: number; bonuses: number; prestiges: number }
  buildings: Record<string, number>
  freedoms: Record<string, number>
  gone: string[]
  turn: { seat: number; actions: number } | null
  grid: number
  palazzo: number[]
  outlines: Record<string, [number, number][]>
  /** Of buildings: large, medium or small. */
  sizes: Record<string, string>
  converts: boolean
  players: PlayerView[]
  muse_princess?: {
    characters: Character[]
    turn: number | null
    out: number[]
    banker: number | null
    muse: number | null
    places: number[]
    princess: number[]
  }
  cooperative?: Cooperative
  solo?: Solo
}

export const askedOf = (view: FlorenceView, seat: number | null): Asked | undefined => view.asked.findLast((one) => one.seat === seat)

/** What is for sale, and for how much. */
export function saleOf(view: FlorenceView): { object: string; coins: number } | null {
  const asked = view.asked.find(({ object }) => object)
  if (asked?.object) return { object: asked.object, coins: asked.price ?? 0 }
  return view.auction.item ? { object: view.auction.item, coins: view.auction.bid ?? 0 } : null
}

/** Whose estate is shown to somebody who only looks on. */
export const shownSeat = (view: FlorenceView, seat: number | null): number => seat ?? view.to_act[0] ?? view.first

/** A cell by its number, as column and row. */
export const cellAt = (view: FlorenceView, number: number): Cell => [number % view.grid, Math.floor(number / view.grid)]

/** The outline of a tile as it lies in the box: column and row. */
export const outlineOf = (view: FlorenceView, tile: string): Cell[] => (view.outlines[tile] ?? []).map(([row, column]) => [column, row])

export const colourOf = (tile: string): string => `var(--${LANDSCAPES.includes(tile) || tile === 'palazzo' ? tile : 'building'})`

/** White on the forest, dark on everything else. */
export const inkOf = (tile: string): string => (tile === 'forest' ? '#fff' : 'var(--on-piece)')

export interface Sale {
  seat: number
  coins: number
}

/** Who bought what for how much in this round: nobody else knows any more than the log. */
export function salesOf(entries: Entry[], moves: number): Map<string, Sale> {
  const gone = takenBack(entries)
  let found = new Map<string, Sale>()
  for (const entry of entries) {
    if (gone.has(entry) || (entry.moves ?? 0) > moves) continue
    for (const { event, seat, ...more } of entry.events ?? []) {
      if (event === 'round') found = new Map()
      if (event === 'sold') found.set(String(more['what']), { seat, coins: Number(more['coins']) })
    }
  }
  return found
}

/** The cards that can be touched though they lie in nobody's hand here: those to keep, to put under a deck, to recruit. */
export const isProfession = (card: string): boolean => !/^(bonus_|prestige_|recruiting_)/.test(card)
export const iconOf = (card: string): string =>
  isProfession(card) ? card : card.startsWith('bonus_') ? 'bonus_card' : card === 'recruiting_card' ? card : 'prestige_card'

/** What is printed on all cards. */
interface Faces {
  professions: Record<string, { building: string; landscape: string; freedom: string }>
  bonuses: string[]
  prestiges: string[]
}
export const faces = (): Faces => facesOf<Faces>('florence') ?? { professions: {}, bonuses: [], prestiges: [] }
