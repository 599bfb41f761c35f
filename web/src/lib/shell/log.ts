// The log as lines to read, each with the move after which it can be looked at.
import type { Entry, GameEvent } from '../types'

export interface LogLine {
  key: string
  text: string
  moves: number | null
  seat: number | null
  number: number
  /** It has been taken back. */
  gone: boolean
}

/** The entries that have been taken back, and not been done again since. */
export function takenBack(entries: Entry[]): Set<Entry> {
  const done: Entry[] = []
  let undone: Entry[] = []
  const gone = new Set<Entry>()
  const after = (entry: Entry | undefined): number => entry?.moves ?? Infinity // nothing: taken back for good
  for (const entry of entries) {
    const to = entry.to ?? 0
    const alone = entry.of === undefined ? undefined : entries.find(({ number }) => number === entry.of)
    if (entry.kind === 'act') {
      done.push(entry)
      undone = []
    } else if (entry.of !== undefined) {
      if (!alone) continue
      if (entry.kind === 'undo') {
        done.splice(done.indexOf(alone), 1)
        gone.add(alone)
      } else {
        done.push(alone)
        gone.delete(alone)
      }
    } else if (entry.kind === 'undo') {
      for (let last = done.at(-1); last && after(last) > to; last = done.at(-1)) {
        undone.push(last)
        gone.add(last)
        done.pop()
      }
    } else if (entry.kind === 'redo') {
      for (let next = undone.at(-1); next && after(next) <= to; next = undone.at(-1)) {
        done.push(next)
        gone.delete(next)
        undone.pop()
      }
    }
  }
  return gone
}

/** Entries that were known before one move of a wave left the line alone, or came back as its last one. */
export function renumbered(known: Entry[], { kind, of = 0, to }: Entry): Entry[] {
  const own = known.find(({ number }) => number === of)
  const left = !own && of < (known[0]?.number ?? 0) ? 0 : (own?.moves ?? Infinity) // it may be older, or newer, than all that are known
  return known.map((entry) => {
    if (entry.number === of) return { ...entry, moves: kind === 'redo' ? (to ?? null) : null }
    return kind === 'undo' && entry.moves && entry.moves > left ? { ...entry, moves: entry.moves - 1 } : entry
  })
}

/** What came after the last entry in which this seat did something. */
export function since(entries: Entry[], seat: number): Entry[] {
  const gone = takenBack(entries)
  const own = entries.findLastIndex((entry) => entry.kind === 'act' && entry.seat === seat && !gone.has(entry))
  return entries.slice(own + 1).filter((entry) => !gone.has(entry))
}

/** The places that other seats have changed, under the names that the board gives them; what the table has filled anew is not theirs. */
export function changedPlaces(entries: Entry[], seat: number | null, isOwn: (place: string) => boolean): string[] {
  const found = new Set<string>()
  const moved = (event: GameEvent): boolean => Boolean(event.piece) && event.seat !== seat
  for (const { seat: by, from, to } of entries.flatMap((entry) => entry.events ?? []).filter(moved)) {
    for (const place of [from, to]) {
      if (!place) continue
      if (by < 0) found.delete(place)
      else {
        found.add(`p${by}:${place}`)
        if (!isOwn(place)) found.add(place)
      }
    }
  }
  return [...found]
}

export function logLines(entries: Entry[]): LogLine[] {
  const found: LogLine[] = []
  const undone = takenBack(entries)
  for (const entry of entries) {
    const { number } = entry
    const gone = undone.has(entry)
    if (entry.kind === 'chat') found.push({ key: `${number}`, text: `${entry.name}: ${entry.text ?? ''}`, moves: null, seat: null, number, gone })
    for (const [at, text] of (entry.lines ?? []).entries()) {
      // The first line is what the seat did; the others are what came of it.
      found.push({ key: `${number}.${at}`, text, moves: gone ? null : (entry.moves ?? null), seat: at ? null : entry.seat, number, gone })
    }
  }
  return found
}
