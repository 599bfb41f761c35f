// What a view says, for reading: which facts are plain, and the words for names and values where the game has some.
import type { BaseView } from '../types'
import { readable, t, wordOr } from '../words.svelte'

export type Plain = string | number | boolean | null
export type Facts = Record<string, unknown>

export const isPlain = (fact: unknown): fact is Plain => fact === null || typeof fact !== 'object'
export const isFacts = (fact: unknown): fact is Facts => !isPlain(fact) && !Array.isArray(fact)

/** Under which headings a game names its components, as the server says. */
const nouns = new Map<string, string[]>()
export const learnNouns = (game: string, prefixes: string[]): void => void nouns.set(game, prefixes)

/** Names under which numbers are seats. */
const SEATS = new Set(['seat', 'first', 'leader', 'bidders', 'to'])

export const nameIn = (game: string, name: string): string => wordOr(game, `board-${name}`, readable(name))

/** A value under its name: a seat, a component of the game, a number, yes or no. */
export function valueIn(game: string, name: string, fact: Plain, who?: (seat: number) => string): string {
  if (fact === null || fact === '') return '—'
  if (typeof fact === 'boolean') return t(fact ? 'yes' : 'no')
  if (SEATS.has(name)) return who?.(Number(fact)) ?? t('player-number', { number: Number(fact) + 1 })
  return (nouns.get(game) ?? []).reduceRight((found, prefix) => wordOr(game, `${prefix}${fact}`, found), String(fact).replaceAll('_', ' '))
}

/** What every view has; the shell shows it elsewhere. */
const BASE: Record<keyof BaseView, true> = {
  game: true,
  seat: true,
  seats: true,
  moves: true,
  to_act: true,
  ready: true,
  over: true,
  asked: true,
  scores: true,
  order: true,
  opponents: true,
  ranking: true,
  winners: true,
  ties: true,
  ledger: true,
  due: true,
}

/** The game's own facts. */
export const ownFacts = (view: BaseView): [string, unknown][] => Object.entries(view).filter(([name]) => !(name in BASE))

/** What a game says of each player besides the points, if its view does so under the usual name. */
export function playerFacts(view: BaseView, seat: number): [string, unknown][] {
  const { players } = view as BaseView & { players?: unknown }
  const found: unknown = Array.isArray(players) ? players[seat] : undefined
  return isFacts(found) ? Object.entries(found).filter(([name]) => !['seat', 'points'].includes(name)) : []
}
