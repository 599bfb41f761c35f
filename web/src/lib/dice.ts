// My part of the dice: a number that I am bound to before anybody reveals one, kept on this device until the game begins; and
// what the server was bound to when I first saw the table.
import { sha256 } from './sha256'
import type { TableInfo } from './types'

interface Kept {
  /** Numbers by their check sums, the latest last. */
  numbers: Record<string, string>
  /** The server's check sums by table. */
  seen: Record<string, string>
}

const KEY = 'bastide-dice'
const MOST = 100

function load(): Kept {
  try {
    return { numbers: {}, seen: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return { numbers: {}, seen: {} }
  }
}

const latest = (all: Record<string, string>): Record<string, string> => Object.fromEntries(Object.entries(all).slice(-MOST))

function keep({ numbers, seen }: Kept): void {
  localStorage.setItem(KEY, JSON.stringify({ numbers: latest(numbers), seen: latest(seen) }))
}

/** A new number of mine: its check sum, which binds me to it. */
export function commit(): string {
  const number = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const bound = sha256(number)
  const kept = load()
  keep({ ...kept, numbers: { ...kept.numbers, [bound]: number } })
  return bound
}

/** The numbers that this table waits for and this device has, by their check sums. */
export function owed({ dice, your_seats: mine }: TableInfo): [string, string][] {
  if (!dice.drawing) return []
  const { numbers } = load()
  return mine.flatMap((seat): [string, string][] => {
    const { commitment = '', revealed = true } = dice.seats[seat] ?? {}
    const number = numbers[commitment]
    return number && !revealed ? [[commitment, number]] : []
  })
}

const witnessed = new Set<string>()
/** Remember what the server is bound to, as long as it has revealed nothing. */
export function witness(table: TableInfo): void {
  if (witnessed.has(table.id)) return
  witnessed.add(table.id)
  const kept = load()
  if (kept.seen[table.id] || table.dice.secret) return
  keep({ ...kept, seen: { ...kept.seen, [table.id]: table.seed_sha256 } })
}

/** The seed that follows from what was revealed (core/dice.py). */
function seedOf({ dice }: TableInfo): string {
  const numbers = dice.seats.map(({ reveal }) => reveal)
  return numbers.some(Boolean)
    ? 'hash:' + sha256(['bastide dice 1', dice.secret, ...numbers.map((number) => number || '-')].map((line) => `${line}\n`).join(''))
    : dice.secret
}

/** Whether what was revealed is what this device has seen and given: with a number of mine (`mine`), without, although I was
 *  bound to one (`missing`), not at all, or (empty) nothing can be said yet, or any more. */
export function verdict(table: TableInfo): '' | 'mine' | 'seen' | 'missing' | 'wrong' {
  const { seen, numbers } = load()
  const bound = seen[table.id]
  if (!bound || !table.dice.secret) return ''
  const shares = table.dice.seats.filter(({ reveal }) => reveal)
  const own = shares.filter(({ commitment }) => numbers[commitment])
  const fits =
    sha256(table.dice.secret) === bound &&
    shares.every(({ commitment, reveal }) => sha256(reveal) === commitment) &&
    own.every(({ commitment, reveal }) => numbers[commitment] === reveal) &&
    seedOf(table) === table.seed
  const missing = table.dice.seats.some(({ commitment, reveal }) => !reveal && numbers[commitment])
  return !fits ? 'wrong' : missing ? 'missing' : own.length ? 'mine' : 'seen'
}
