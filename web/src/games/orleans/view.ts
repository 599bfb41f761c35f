// The view of Orléans, as the server sends it.
import type { BaseView } from '../../lib/types'

export const CHARACTERS = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk']
export const GOODS = ['grain', 'cheese', 'wine', 'wool', 'brocade']
export const TRACKS = ['farmers', 'boatmen', 'craftsmen', 'traders', 'knights', 'scholars']

export interface Edge {
  name: string
  way: 'road' | 'river'
  ends: [string, string]
  goods: string[]
  /** Its goods spaces that are empty. */
  taken: number
}

export interface Slot {
  type: string
  /** A token, "technology", or nothing. */
  token: string | null
}

export interface Place {
  name: string
  level: number
  slots: Slot[]
  acts: boolean
  active: boolean
  barred: boolean
  jammed: boolean
  /** Why it could not be carried out as things stand: it is activated, or the event forbids it. */
  blocked: { why: string; with: Record<string, string | number> } | null
}

export interface Tile {
  name: string
  level: number
  slots: string[]
}

export interface Deed {
  name: string
  rule: string
  spaces: string[]
  /** So many of its spaces are not covered. */
  open: number
  filled: (string | null)[]
  citizens: number
  goods: Record<string, number>
  laid: (string | null)[]
  technology: number
}

/** What is printed on a space of a track. */
export interface Space {
  good?: string
  coins?: number
  citizen?: string
  technology?: number
  level?: number
  draws?: number
  points?: number
  star?: number
}

export interface PlayerView {
  coins: number
  goods: Record<string, number>
  brasserie: Record<string, number>
  bag: number
  /** Only for its owner. */
  bag_tokens: string[] | null
  market: string[]
  market_size: number
  tower: string[] | null
  tower_size: number
  fresh: string[]
  drawn: string[]
  places: Place[]
  /** The slots that were filled in this plan. */
  new: string[]
  held: number
  tracks: Record<string, number>
  level: number
  draws: number
  most: number | null
  merchant: string
  stations: string[]
  stations_left: number
  citizens: number
  /** Fulfilled, where orders are in play. */
  orders?: Order[]
}

export interface Order {
  /** Its id: two cards may be for one city. */
  name: string
  city: string
  goods: string[]
  points: number
  /** What it brings more than its goods would. */
  gain: number
}

export interface Asked {
  seat: number
  ask: string
  owed?: number
  tokens?: string[]
  place?: string
  /** Of a plot and of a bribe: the villain, who sends him against whom, and what he would do. */
  villain?: string
  by?: number
  target?: number
  slot?: string
  track?: string
  good?: string
  own?: string
  offer?: { coins: number; goods: Record<string, number>; brasserie: Record<string, number> }
}

export interface OrleansView extends BaseView {
  round: number
  rounds: number
  phase: string
  first: number
  active: number
  in_turn: boolean
  passed: number[]
  planned: number[]
  event: { name: string; rule: string; negative: boolean; strikes: boolean } | null
  past: string[]
  supply: number[]
  market: Record<string, number>
  edges: Edge[]
  tiles: Tile[]
  technology: number
  tracks: Record<string, Space[]>
  citizens: string[]
  deeds: Deed[]
  players: PlayerView[]
  asked: Asked[]
  /** Where orders are in play: those that lie open, and how many there are besides. */
  orders?: Order[]
  order_deck?: number
}

/** What is asked of a seat; of all who plan at once each is asked something. */
export const askedOf = (view: OrleansView, seat: number): Asked | undefined => view.asked.findLast((asked) => asked.seat === seat)

/** Whose board is shown: mine, otherwise that of who is to act. */
export const shownSeat = (view: OrleansView, seat: number | null): number => seat ?? view.to_act[0] ?? view.first

/** Whose thing it is, if it is another player's (`p1:slot:castle:0`), and what it is to him. */
export function ownerOf(id: string): [number | null, string] {
  const [, seat, thing] = /^p(\d+):(.*)$/.exec(id) ?? []
  return seat === undefined ? [null, id] : [Number(seat), thing ?? '']
}

/** The slot that an id names (`slot:castle:0`). */
export function slotOf(view: OrleansView, seat: number, id: string): Slot | undefined {
  const [kind, place, at] = id.split(':')
  return kind === 'slot' ? view.players[seat]?.places.find(({ name }) => name === place)?.slots[Number(at)] : undefined
}

/** The bribe that is being thought about, or waits for an answer. */
export const bribeOf = (view: OrleansView): Asked | undefined => view.asked.findLast(({ offer }) => offer)

/** The character of a token, and whether it is one of the four that a player begins with. */
export const characterOf = (token: string): string => token.replace(/^own_/, '')
export const isStarter = (token: string): boolean => token.startsWith('own_')

/** Tokens by kind, in their order. */
export function heap(tokens: string[]): { token: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  return [...counts].map(([token, count]) => ({ token, count }))
}

/** Light icons on these. */
const DARK = new Set(['trader', 'knight', 'scholar'])
export const inkOn = (character: string): string => (DARK.has(character) ? '#fff' : 'var(--on-piece)')

/** Which goods of an order a player does not have, by their places on the card. */
export function lacking({ goods, brasserie }: PlayerView, order: Order): number[] {
  const left: Record<string, number> = {}
  for (const good of GOODS) left[good] = (goods[good] ?? 0) + (brasserie[good] ?? 0)
  return order.goods.flatMap((good, place) => {
    left[good] = (left[good] ?? 0) - 1
    return left[good] < 0 ? [place] : []
  })
}
