// The log by turns: what one seat did until another acted or the game went on, in as few words as the game has for it.
import { grouped } from '../lists'
import type { Entry } from '../types'
import { foldOf, foldsOf, takenBack, takenFrom, takesBack } from './log'

/** One thing of a turn: what was done, and what it brought to whoever did it. */
export interface Part {
  text: string
  points: number
}

/** What one seat did in a turn, its own or another's, and what befell it there. */
export interface Line {
  key: string
  /** Null for what several did together: `about` says what. */
  seat: number | null
  about?: string
  /** Whether it was its own turn. */
  own: boolean
  parts: Part[]
  /** With what happened to this seat alone. */
  entries: Entry[]
}

export interface Turn {
  /** The number of its first entry. */
  key: number
  /** Null for what belongs to no turn, a word of the chat, and for what several do together. */
  seat: number | null
  together: boolean
  name: string
  entries: Entry[]
  /** Of each seat that had a part in it, whoever took it first. */
  lines: Line[]
  /** All that it brought to whoever took it. */
  points: number
  /** The game has gone on to another turn, which may be the same seat's. */
  over: boolean
}

/** A sentence about somebody who has been named already. */
export const withoutName = (line: string, name: string): string => (line.startsWith(`${name} `) ? line.slice(name.length + 1) : line)

/** What was told of each entry of a turn, which names its player once, and again after a sentence about somebody else. */
export function sentencesOf(
  turn: Turn,
  names: string[],
  told: (entry: Entry) => string[] = ({ lines = [] }) => lines,
): Map<Entry, string[]> {
  let spoken = ''
  const short = (line: string): string => {
    const known = spoken === turn.name
    spoken = names.find((name) => line.startsWith(`${name} `)) ?? ''
    return known ? withoutName(line, turn.name) : line
  }
  return new Map(turn.entries.map((entry) => [entry, told(entry).map(short)]))
}

/** Events after which another turn begins. */
const BOUNDS = new Set(['turn', 'round'])
/** What people say to each other belongs to nobody's turn. */
const TALK = new Set(['chat', 'propose', 'answer'])
const ends = ({ events = [] }: Entry): boolean => events.some(({ event }) => BOUNDS.has(event))

/** An act in a few words: the game's own, or of whoever acted the first sentence that speaks of them. Who is ready the players' cards say. */
function briefsOf({ briefs = [], lines = [], events = [], name, seat }: Entry): [seat: number, text: string, points: number][] {
  const brief = seat === null || briefs.some(([who]) => who === seat) || events.some(({ event }) => event === 'ready')
  const line = brief ? undefined : lines.find((one) => one.startsWith(`${name} `))
  return line && seat !== null ? [[seat, withoutName(line, name).replace(/\.$/, ''), 0], ...briefs] : briefs
}

function linesOf(entries: Entry[], turn: number | null): Line[] {
  const key = entries[0]?.number ?? 0
  const bySeat = grouped(entries.flatMap(briefsOf), ([seat]) => String(seat))
  const seats = [...bySeat.keys()].map(Number).sort((a, b) => Number(b === turn) - Number(a === turn))
  return seats.map((seat) => ({
    key: `${key}.${seat}`,
    seat,
    own: seat === turn,
    parts: (bySeat.get(String(seat)) ?? []).map(([, text, points]) => ({ text, points })),
    entries: entries.map((entry) => ({
      ...entry,
      events: entry.events?.filter((event) => event.seat === seat || (event.seat < 0 && seat === turn)),
    })),
  }))
}

function turn(entries: Entry[]): Turn {
  const [first] = entries as [Entry]
  const seat = first.kind === 'act' ? first.seat : null
  const gained = entries.flatMap((entry) => entry.gained ?? [])
  return {
    key: first.number,
    seat,
    together: false,
    name: first.name,
    entries,
    lines: first.kind === 'act' ? linesOf(entries, seat) : [],
    points: gained.reduce((sum, [who, points]) => (who === seat ? sum + points : sum), 0),
    over: entries.some(ends),
  }
}

/** Several acts told in one line, and what else came of them. */
function folded(entries: Entry[]): Turn {
  const { about, text } = foldOf(entries)
  const key = `${entries[0]?.number}`
  const rest = entries.map((entry) => (entry.fold ? { ...entry, briefs: entry.fold.briefs, lines: entry.fold.lines } : entry))
  return {
    ...turn(entries),
    seat: null,
    together: true,
    name: '',
    points: 0,
    lines: [{ key, seat: null, about, own: true, parts: [{ text, points: 0 }], entries }, ...linesOf(rest, null)],
  }
}

/** Others' moves were taken back: it says which. */
function backwards(entry: Entry, acts: Entry[]): Turn {
  const text = withoutName(takesBack(entry, acts), entry.name).replace(/\.$/, '')
  return {
    ...turn([entry]),
    lines: [{ key: String(entry.number), seat: entry.seat, own: true, parts: [{ text, points: 0 }], entries: [entry] }],
  }
}

/** Turn by turn what has been done and not been taken back; each word of the chat stands alone, and so does taking back what others did. */
export function turnsOf(entries: Entry[]): Turn[] {
  const gone = takenBack(entries)
  const back = takenFrom(entries)
  const folds = foldsOf(entries, gone)
  const groups: Entry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (gone.has(entry) || !(entry.kind === 'act' || entry.kind === 'chat' || entry.lines?.length || back.has(entry))) continue
    const before = last?.[0]
    const fold = folds.get(entry)
    const goesOn = fold ? fold === folds.get(before as Entry) : before?.seat === entry.seat && !last?.some(ends) && !folds.has(before)
    // What the table does by itself belongs to the turn that caused it.
    const belongs = entry.kind === 'act' ? goesOn : !TALK.has(entry.kind) && !back.has(entry)
    if (last && before?.kind === 'act' && belongs) last.push(entry)
    else groups.push([entry])
  }
  return groups.map((group) => {
    const [first] = group as [Entry]
    const acts = back.get(first)
    return acts ? backwards(first, acts) : folds.has(first) ? folded(group) : turn(group)
  })
}

/** What befell a seat just before or after its turn stands in one line with that. */
function joined(lines: Line[]): Line[] {
  const found: Line[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last?.seat !== line.seat || (last.own && line.own)) found.push(line)
    else
      found.splice(-1, 1, {
        ...last,
        own: last.own || line.own,
        parts: [...last.parts, ...line.parts],
        entries: [...last.entries, ...line.entries],
      })
  }
  return found
}

const missedIn = (entries: Entry[], seat: number): string[] =>
  entries.flatMap(({ events = [] }) => events.flatMap((event) => (event.seat === seat && event.missed_brief) || []))

/** What has come to nothing for this seat since the last thing that it did itself, or by that. */
export function missedOf(entries: Entry[], seat: number): string[] {
  const gone = takenBack(entries)
  const own = entries.findLastIndex((entry) => entry.kind === 'act' && entry.seat === seat && !gone.has(entry))
  return missedIn(
    entries.slice(Math.max(0, own)).filter((entry) => !gone.has(entry)),
    seat,
  )
}

/** What has come to nothing by the last thing that this seat did itself: it may not have expected that. */
function missedBy(own: Turn | undefined, seat: number): Line[] {
  const entry = own?.entries.findLast(({ kind }) => kind === 'act')
  const missed = entry ? missedIn([entry], seat) : []
  return (entry && missed.length ? linesOf([entry], seat) : [])
    .filter((line) => line.own)
    .map((line) => ({ ...line, parts: line.parts.filter(({ text }) => missed.includes(text)) }))
}

/** What has happened since the last turn of this seat, or before the one that it is in: all that others did, and what befell it meanwhile;
 *  of its own turns only what they did to others, and what has just come to nothing. For a spectator, the last turn of everybody. */
export function newsFor(entries: Entry[], seat: number | null, seats: number): Line[] {
  const turns = turnsOf(entries.filter(({ kind }) => !TALK.has(kind)))
  if (seat === null)
    return joined(
      turns
        .filter((one) => one.seat !== null || one.together)
        .slice(-seats)
        .flatMap(({ lines }) => lines),
    )
  const mine = (one: Turn): boolean => one.seat === seat || (one.together && one.entries.some((entry) => entry.seat === seat))
  const now = turns.at(-1)
  const end = now && mine(now) && !now.over ? turns.length - 1 : turns.length
  const own = turns.slice(0, end).findLastIndex(mine)
  const others = (one: Turn): Line[] =>
    mine(one) || one.entries[0]?.kind === 'undo' ? one.lines.filter((line) => line.seat !== seat) : one.lines
  const missed = missedBy(turns.findLast(mine), seat)
  const shown = turns.slice(Math.max(0, own)).flatMap(others)
  return joined(end < turns.length ? [...shown, ...missed] : [...missed, ...shown])
}
