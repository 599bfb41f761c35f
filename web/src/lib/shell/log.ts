// The log as lines to read, each with the move after which it can be looked at.
import type { Entry } from '../types'

export interface LogLine {
  key: string
  text: string
  moves: number | null
  seat: number | null
  number: number
}

/** The last entry in which one of these seats did something; what came after is news to them. */
export function lastOwn(entries: Entry[], seats: number[]): number {
  return entries.findLast((entry) => entry.kind === 'act' && entry.seat !== null && seats.includes(entry.seat))?.number ?? 0
}

export function logLines(entries: Entry[]): LogLine[] {
  const found: LogLine[] = []
  for (const entry of entries) {
    if (entry.kind === 'chat') {
      found.push({ key: `${entry.number}`, text: `${entry.name}: ${entry.text ?? ''}`, moves: null, seat: null, number: entry.number })
    }
    for (const [at, text] of (entry.lines ?? []).entries()) {
      // The first line is what the seat did; the others are what came of it.
      found.push({ key: `${entry.number}.${at}`, text, moves: entry.moves ?? null, seat: at ? null : entry.seat, number: entry.number })
    }
  }
  return found
}
