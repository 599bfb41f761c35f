// The log as lines to read, each with the move after which it can be looked at.
import type { Entry } from '../types'

export interface LogLine {
  key: string
  text: string
  moves: number | null
  seat: number | null
}

export function logLines(entries: Entry[]): LogLine[] {
  const found: LogLine[] = []
  for (const entry of entries) {
    if (entry.kind === 'chat') {
      found.push({ key: `${entry.number}`, text: `${entry.name}: ${entry.text ?? ''}`, moves: null, seat: null })
    }
    for (const [at, text] of (entry.lines ?? []).entries()) {
      found.push({ key: `${entry.number}.${at}`, text, moves: entry.moves ?? null, seat: entry.seat })
    }
  }
  return found
}
