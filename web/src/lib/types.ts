// What the server sends. The page draws it and adds nothing up. `schema.d.ts` is generated (`make types`).
import type { components } from './schema'

type Schemas = components['schemas']

export type Lang = 'en' | 'ru'

/** Points that an action scores at once, with their sources in words. */
export type Worth = Schemas['Worth']

/** A legal action. A thing it touches twice is named twice; `gives` are those that are given up. Where there are very many
 *  actions, the server says only the line and the touches of each: it is `bare`. */
export type Choice = Required<Schemas['Choice']> & { change: Record<string, [number, number]>; bare?: boolean }
export type SeatInfo = Schemas['SeatShown']
export type Proposal = Schemas['ProposalShown']
export type TableInfo = Schemas['TableInfo']
export type Refusal = Schemas['RefusalShown']
export type GameInfo = Schemas['GameShown']
export type OptionInfo = Schemas['OptionShown']
export type LobbyRow = Schemas['LobbyRow']
export type Accepted = Schemas['Accepted']
export type Analysis = Schemas['AnalysisShown']
export type Costly = Schemas['CostlyShown']
export type Problem = Schemas['Problem']
export type Entry = Omit<Schemas['EntryShown'], 'events'> & { events?: GameEvent[] }

export interface GameEvent {
  event: string
  seat: number
  piece?: string
  from?: string
  to?: string
  /** What has come to nothing for the seat, and why, as it stands among the briefs. */
  missed_brief?: string
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
  /** In a choice that all make at once: who has made it. */
  ready: number[]
  over: boolean
  /** What waits for an answer, the last of it first. */
  asked: { seat: number; ask: string }[]
  /** Points by seat; null where they are hidden from this viewer. */
  scores: (number | null)[]
  /** The seats in turn order, in games that have one. */
  order?: number[]
  /** Those whom nobody sits for; ranking and ledger name them by the numbers after the seats. */
  opponents: { name: string; points: number }[]
  /** From first to last; empty while somebody's points are hidden. */
  ranking: number[]
  /** Nobody when the game is lost to an opponent whom nobody sits for. */
  winners: number[]
  /** At the end: what ranked a side before the next, which has as many points, in words of the game. */
  ties: { ahead: number; behind: number; why: string; with: Record<string, string | number> }[]
  ledger: LedgerRow[]
  /** What counts already though it is booked only at the end, as things stand. */
  due: LedgerRow[]
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
  /** What all of them have in common, left out of each. */
  alike: Partial<Choice>
  /** Very many legal actions, in place of `legal`: the line of each, and what it touches by number among `things`. */
  things: string[]
  wide: [string, number[]][]
  answers: number
  /** How the points of all sides stood at first and after each move, when nobody plays on. */
  course: number[][]
}
