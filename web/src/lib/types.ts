// What the server sends. The page draws it and adds nothing up.

export type Lang = 'en' | 'ru'

export interface Choice {
  text: string
  action: Record<string, unknown>
  touches: string[]
  rule: string
  label: string
  cost: Record<string, number>
  change: Record<string, [number, number]>
  ends_turn: boolean
}

export interface SeatInfo {
  kind: 'open' | 'person' | 'bot'
  name: string
  bot: string
  away: boolean
  you: boolean
  guest: string
}

export interface Proposal {
  number: number
  what: 'undo' | 'takeover' | 'bot'
  by: string
  seat: number | null
  to: number | null
  asks_you: boolean
}

export interface TableInfo {
  id: string
  game: string
  options: Record<string, unknown>
  mode: 'online' | 'hotseat'
  visibility: 'public' | 'invite'
  status: 'open' | 'playing' | 'over' | 'closed'
  number: number
  moves: number
  moves_undone: number
  host: string
  you_host: boolean
  your_seats: number[]
  invite: string
  seed_sha256: string
  seed: string
  seats: SeatInfo[]
  proposals: Proposal[]
  can_undo: boolean
  can_redo: boolean
}

export interface GameEvent {
  event: string
  seat: number
  piece?: string
  from?: string
  to?: string
  [name: string]: unknown
}

export interface Entry {
  number: number
  at: number
  kind: string
  name: string
  seat: number | null
  moves?: number
  action?: Record<string, unknown>
  text?: string
  to?: number
  what?: string
  yes?: boolean
  proposal?: number
  events?: GameEvent[]
  lines?: string[]
}

export interface LedgerRow {
  seat: number
  points: number
  rule: string
  why: string
  what: string
  move: number
}

export interface BaseView {
  game: string
  seat: number | null
  seats: number
  moves: number
  to_act: number[]
  over: boolean
  scores: number[]
  ranking: number[]
  winners: number[]
  ledger: LedgerRow[]
}

export interface Position {
  seat: number | null
  view: BaseView | null
  question: string
  legal: Choice[]
  answers: number
}

export interface TableMessage extends Position {
  t: 'table'
  number: number
  table: TableInfo
  entries: Entry[]
  online: string[]
}

export interface Refusal {
  touch: string
  rule: string
  message: string
}

export interface GameInfo {
  name: string
  title: string
  seats: number[]
  options: OptionInfo[]
  bots: string[]
}

export interface OptionInfo {
  name: string
  type: string
  default: unknown
  choices: unknown[]
  help: string
  labels: Record<string, string>
}

export interface LobbyRow {
  id: string
  game: string
  mode: string
  visibility: string
  status: string
  updated: number
  your_turn?: boolean
  summary: { seats: { kind: string; name: string; bot: string; away: boolean }[]; host: string; to_act: number[]; moves: number }
}

export interface Problem {
  code: string
  message: string
  rule?: string
}
