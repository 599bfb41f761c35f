// What the server sends. The page draws it and adds nothing up. `schema.d.ts` is generated (`make types`).
import type { components } from './schema'

type Schemas = components['schemas']

export type Lang = 'en' | 'ru'

/** The server always says it all to a page; only programs ask for less. */
export type Choice = Required<Schemas['Choice']> & { change: Record<string, [number, number]> }
export type SeatInfo = Schemas['SeatShown']
export type Proposal = Schemas['ProposalShown']
export type TableInfo = Schemas['TableInfo']
export type Refusal = Schemas['RefusalShown']
export type GameInfo = Schemas['GameShown']
export type OptionInfo = Schemas['OptionShown']
export type LobbyRow = Schemas['LobbyRow']
export type Accepted = Schemas['Accepted']
export type Problem = Schemas['Problem']
export type Entry = Omit<Schemas['EntryShown'], 'events'> & { events?: GameEvent[] }

export interface GameEvent {
  event: string
  seat: number
  piece?: string
  from?: string
  to?: string
  [name: string]: unknown
}

export interface LedgerRow {
  seat: number
  points: number
  rule: string
  why: string
  what: string
  move: number
}

/** What the view of every game has; each board knows the rest of its own. */
export interface BaseView {
  game: string
  seat: number | null
  seats: number
  moves: number
  to_act: number[]
  over: boolean
  /** Points by seat; null where they are hidden from this viewer. */
  scores: (number | null)[]
  /** The seats in turn order, in games that have one. */
  order?: number[]
  /** The seats from first to last; empty while somebody's points are hidden. */
  ranking: number[]
  winners: number[]
  ledger: LedgerRow[]
}

export interface TableMessage {
  t: 'table'
  number: number
  table: TableInfo
  entries: Entry[]
  online: string[]
  seat: number | null
  view: BaseView | null
  question: string
  legal: Choice[]
  answers: number
}
