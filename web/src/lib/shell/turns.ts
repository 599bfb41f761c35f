// The log by turns: what one seat did until another acted, in as few words as the game has for it.
import type { Entry } from '../types'
import { takenBack } from './log'

/** One act of a turn: what was done, and what it brought to whoever did it. */
export interface Part {
  text: string
  points: number
}

export interface Turn {
  /** The number of its first entry. */
  key: number
  /** Null for what belongs to no turn: a word of the chat. */
  seat: number | null
  name: string
  entries: Entry[]
  parts: Part[]
  /** What it brought to others. */
  others: [seat: number, points: number][]
  /** All that it brought to whoever took it. */
  points: number
}

/** A sentence about somebody who has been named already. */
export const withoutName = (line: string, name: string): string => (line.startsWith(`${name} `) ? line.slice(name.length + 1) : line)

/** What was told of each entry of a turn, which names its player once, and again after a sentence about somebody else. */
export function sentencesOf(turn: Turn, names: string[], told: (entry: Entry) => string[] = ({ lines = [] }) => lines): Map<Entry, string[]> {
  let spoken = ''
  const short = (line: string): string => {
    const known = spoken === turn.name
    spoken = names.find((name) => line.startsWith(`${name} `)) ?? ''
    return known ? withoutName(line, turn.name) : line
  }
  return new Map(turn.entries.map((entry) => [entry, told(entry).map(short)]))
}

/** What an act was, in a few words: the game's own, or the first sentence of it that speaks of whoever acted. */
function briefOf({ brief, lines = [], name }: Entry): string {
  if (brief) return brief
  const line = lines.find((one) => one.startsWith(`${name} `))
  return line ? withoutName(line, name).replace(/\.$/, '') : ''
}

const pointsOf = (entry: Entry, seat: number | null): number => (entry.gained ?? []).reduce((sum, [who, points]) => (who === seat ? sum + points : sum), 0)

function turn(entries: Entry[]): Turn {
  const [first] = entries as [Entry]
  const seat = first.kind === 'act' ? first.seat : null
  const parts = entries.map((entry) => ({ text: briefOf(entry), points: pointsOf(entry, seat) })).filter(({ text, points }) => text || points)
  const gained = entries.flatMap((entry) => entry.gained ?? [])
  const others = [...new Set(gained.map(([who]) => who))].filter((who) => who !== seat)
  return {
    key: first.number,
    seat,
    name: first.name,
    entries,
    parts,
    others: others.map((who) => [who, entries.reduce((sum, entry) => sum + pointsOf(entry, who), 0)]),
    points: parts.reduce((sum, { points }) => sum + points, 0),
  }
}

/** Turn by turn what has been done and not been taken back; each word of the chat stands alone. */
export function turnsOf(entries: Entry[]): Turn[] {
  const gone = takenBack(entries)
  const groups: Entry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (gone.has(entry) || !(entry.kind === 'act' || entry.kind === 'chat' || entry.lines?.length)) continue
    // What the table does by itself belongs to the turn that caused it.
    const same = last && last[0]?.kind === 'act' && (entry.kind === 'act' ? last[0].seat === entry.seat : entry.kind !== 'chat')
    if (same) last.push(entry)
    else groups.push([entry])
  }
  return groups.map(turn)
}

/** What the others have done since this seat acted last, or before the turn that it is in; for a spectator, the last turn of everybody. */
export function turnsSince(entries: Entry[], seat: number | null, seats: number): Turn[] {
  const turns = turnsOf(entries).filter((one) => one.seat !== null)
  const end = turns.at(-1)?.seat === seat ? turns.length - 1 : turns.length
  const own = turns.slice(0, end).findLastIndex((one) => one.seat === seat)
  const news = seat === null ? turns.slice(-seats) : turns.slice(own + 1, end)
  return news.filter(({ parts, others }) => parts.length || others.length)
}
