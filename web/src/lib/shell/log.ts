// The log: what has been taken back, what is new, and which places it has changed.
import type { Entry } from '../types'
import { t } from '../words.svelte'

export interface LogLine {
  key: string
  text: string
}

/** The entries that have been taken back, and not been done again since. */
export const takenBack = (entries: Entry[]): Set<Entry> => rewound(entries).gone

/** By whom others' moves have been taken back: the entry that did it, and what it took, as long as that is gone. */
export function takenFrom(entries: Entry[]): Map<Entry, Entry[]> {
  const { gone, by } = rewound(entries)
  return new Map([...by].filter(([entry, acts]) => acts.some((act) => gone.has(act) && act.name !== entry.name)))
}

/** Who took back whose moves, and which. */
export function takesBack({ name }: Entry, acts: Entry[]): string {
  const seats = [...new Set(acts.map(({ seat }) => seat))]
  const moves = seats.map((seat) => {
    const own = acts.filter((act) => act.seat === seat)
    const what = own.flatMap(({ briefs = [] }) => briefs.filter(([who]) => who === seat).map(([, text]) => text))
    return what.length ? `${own[0]?.name} (${what.join(', ')})` : own[0]?.name
  })
  return t('takes-back-of', { name, moves: moves.join(', '), count: acts.length })
}

/** Acts in a row that are told in one line, as the bids of an auction are: of each all of them. */
export function foldsOf(entries: Entry[], gone = takenBack(entries)): Map<Entry, Entry[]> {
  const folds: Entry[][] = []
  for (const entry of entries) {
    if (entry.kind !== 'act' || gone.has(entry)) continue
    const last = folds.at(-1)
    if (entry.fold && last?.[0]?.fold?.about === entry.fold.about) last.push(entry)
    else folds.push([entry])
  }
  return new Map(folds.filter(({ length }) => length > 1).flatMap((fold) => fold.map((entry) => [entry, fold] as const)))
}

/** Of a longer line only the first two parts and the last are told. */
const MOST_PARTS = 6
const FIRST = 2

/** What it is about, and what was done, the middle of much left out. */
export function foldOf(entries: Entry[]): { about: string; text: string } {
  const parts = entries.flatMap(({ fold }) => fold?.parts ?? [])
  const about = entries[0]?.fold?.about ?? ''
  if (parts.length <= MOST_PARTS) return { about, text: parts.join(', ') }
  return { about, text: `${parts.slice(0, FIRST).join(', ')} … ${parts.at(-1)}` }
}

function rewound(entries: Entry[]): { gone: Set<Entry>; by: Map<Entry, Entry[]> } {
  const by = new Map<Entry, Entry[]>()
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
        by.set(entry, [last, ...(by.get(entry) ?? [])])
      }
    } else if (entry.kind === 'redo') {
      for (let next = undone.at(-1); next && after(next) <= to; next = undone.at(-1)) {
        done.push(next)
        gone.delete(next)
        undone.pop()
      }
    }
  }
  return { gone, by }
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

/** The names under which the board may draw a place of a seat's events; what lies on a board of their own is plain only on the reader's. */
export const namesOf = (place: string, by: number, seat: number | null, isOwn: (place: string) => boolean): string[] =>
  by < 0 ? [place] : [`p${by}:${place}`, ...(by !== seat && isOwn(place) ? [] : [place])]

/** The places that other seats have changed, or also the reader's (`all`), by those names; what the table has filled anew is not theirs. */
export function changedPlaces(entries: Entry[], seat: number | null, isOwn: (place: string) => boolean, all = false): string[] {
  const found = new Set<string>()
  for (const { seat: by, from, to, piece } of entries.flatMap((entry) => entry.events ?? [])) {
    for (const place of [from, to]) {
      if (!place || !piece || (by === seat && !all)) continue
      if (by < 0) found.delete(place)
      else for (const name of namesOf(place, by, seat, isOwn)) found.add(name)
    }
  }
  return [...found]
}

/** A sentence in pieces, of which every second one is a name. */
export function byNames(text: string, names: string[]): string[] {
  const safe = names.filter(Boolean).map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return safe.length
    ? text.split(new RegExp(`(?<![\\p{L}\\d])(${safe.sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\d])`, 'u'))
    : [text]
}

/** What is told of each entry. */
export function toldOf(entries: Entry[]): (entry: Entry) => string[] {
  const back = takenFrom(entries)
  const folds = foldsOf(entries)
  return (entry) => {
    const acts = back.get(entry)
    const fold = folds.get(entry)
    if (fold && entry.fold) {
      const { about, text } = foldOf(fold)
      return entry === fold.at(-1) ? [`${about}: ${text}.`, ...entry.fold.lines] : entry.fold.lines
    }
    return acts ? [takesBack(entry, acts)] : entry.kind === 'chat' ? [`${entry.name}: ${entry.text ?? ''}`] : (entry.lines ?? [])
  }
}

/** What has happened and has not been taken back. */
export function logLines(entries: Entry[]): LogLine[] {
  const undone = takenBack(entries)
  const told = toldOf(entries)
  return entries.flatMap((entry) => {
    if (undone.has(entry)) return []
    const lines = told(entry)
    return lines.map((text, at) => ({ key: `${entry.number}.${at}`, text }))
  })
}
