// What is in the air: pieces that fly one act after another, and the points that rise where they land. There is one board on a page.
import type { Entry } from '../types'

/** Milliseconds of a piece on its way, between two that are dealt, and of the rest between two acts. */
const PIECE = 280
const DEAL = 40
const REST = 40
/** The longest that all acts of one turn may take together. */
const TURN = 1200
/** The longest that all turns which came at once may take. */
const ALL = 3600
/** The shortest that is still seen. */
const GLIMPSE = 60
const RISING = 1600
/** Of more acts that wait, the oldest are not shown one by one. */
const MOST = 24

export interface Flight {
  key: number
  piece: string
  /** How many of them, drawn as one. */
  count: number
  seat: number
  /** Places by the names that the events give them. */
  from: string
  to: string
  x: number
  y: number
  dx: number
  dy: number
  /** Where it comes from is a place where such a piece lies, so it is drawn there until it leaves. */
  lies: boolean
  /** The names under which the board draws the goal. */
  goals: string[]
}

/** One act: its flights, and the points that come with it. */
export interface Act {
  seat: number | null
  flights: Flight[]
  gained: [seat: number, points: number][]
}

export interface Gain {
  key: number
  seat: number
  points: number
}

class Air {
  /** Acts that have not landed yet, the one under way first. */
  private waiting: Act[] = $state.raw([])
  /** How long the flight of the first takes, and the pause between its pieces; nothing flies before it has been set. */
  ms = $state(0)
  stagger = $state(0)
  gains: Gain[] = $state.raw([])
  /** What somebody wants to see again. */
  wanted: { entries: Entry[] }[] = $state.raw([])
  /** A piece is in the air. */
  readonly flying: boolean = $derived(this.waiting.length > 0)
  readonly leaving: Flight[] = $derived(this.waiting[0]?.flights ?? [])
  /** Those that still lie where they were; not those that come there first. */
  readonly lying: Flight[] = $derived.by(() => {
    const all = this.waiting.flatMap((act) => act.flights)
    const comes = (flight: Flight, at: number): boolean =>
      all.slice(0, at).some(({ to, piece, seat }) => to === flight.from && piece === flight.piece && seat === flight.seat)
    return all.filter((flight, at) => at >= this.leaving.length && flight.lies && !comes(flight, at))
  })
  readonly aloft: Flight[] = $derived(this.waiting.flatMap((act) => act.flights))

  private timer: ReturnType<typeof setTimeout> | undefined
  private keys = 0
  private factor = 1
  /** What each turn may take, and what that of the first act has taken already. */
  private turn = TURN
  private spent = 0

  key(): number {
    return (this.keys += 1)
  }

  /** What has been dragged to its place by hand and need not fly there: whence, and where it was dropped. */
  dropped: { from: string; to: string } | null = null

  /** How many pieces are on their way to a place of a seat. */
  arriving(place: string, seat: number): number {
    return this.aloft.reduce((all, { to, seat: by, count }) => (to === place && by === seat ? all + count : all), 0)
  }

  /** Points of acts that have not landed. */
  pending(seat: number): number {
    return sum(
      this.waiting.flatMap((act) => act.gained),
      seat,
    )
  }

  /** Acts in their order; `factor` makes them slower or faster. */
  add(acts: Act[], factor: number): void {
    const all = [...this.waiting, ...acts]
    const idle = !this.waiting.length || all.length > MOST
    for (const act of all.slice(0, -MOST)) this.rise(act)
    this.waiting = all.slice(-MOST)
    this.factor = factor
    const turns = this.waiting.filter((act, at) => act.seat !== this.waiting[at - 1]?.seat).length
    this.turn = Math.min(TURN, ALL / turns) * factor
    if (idle) this.next()
  }

  /** All at once where it belongs: somebody touches something, or does not want to see pieces fly. */
  finish(): void {
    clearTimeout(this.timer)
    for (const act of this.waiting) this.rise(act)
    this.waiting = []
    this.spent = 0
  }

  private next(): void {
    clearTimeout(this.timer)
    const act = this.waiting[0]
    if (!act) return
    const gaps = act.flights.length - 1
    const time = gaps < 0 ? 0 : Math.max(GLIMPSE, Math.min((PIECE + REST + gaps * DEAL) * this.factor, this.share()))
    this.stagger = gaps > 0 ? Math.min(DEAL * this.factor, (0.4 * time) / gaps) : 0
    this.ms = ((time - this.stagger * Math.max(0, gaps)) * PIECE) / (PIECE + REST)
    const land = (): void => {
      this.waiting = this.waiting.slice(1)
      this.spent = this.waiting[0]?.seat === act.seat ? this.spent + time : 0
      this.rise(act)
      this.next()
    }
    if (time) this.timer = setTimeout(land, time)
    else land()
  }

  /** What is left of this turn's time for the first of its acts; where many turns wait, each has less. */
  private share(): number {
    const seat = this.waiting[0]?.seat
    const other = this.waiting.findIndex((act) => act.seat !== seat)
    const acts = this.waiting.slice(0, other < 0 ? undefined : other).filter((act) => act.flights.length)
    return (this.turn - this.spent) / Math.max(1, acts.length)
  }

  /** The points of an act rise from the scores of those who got them. */
  private rise({ gained }: Act): void {
    const seats = [...new Set(gained.map(([seat]) => seat))]
    const came = seats.map((seat) => ({ key: this.key(), seat, points: sum(gained, seat) })).filter(({ points }) => points > 0)
    this.gains = [...this.gains.filter((gain) => !seats.includes(gain.seat)), ...came]
    if (came.length) setTimeout(() => (this.gains = this.gains.filter((gain) => !came.includes(gain))), RISING)
  }
}

const sum = (gained: [number, number][], seat: number): number =>
  gained.reduce((all, [who, points]) => (who === seat ? all + points : all), 0)

export const air = new Air()

/** What is outlined because somebody looks at it: a line of the log or of the recap, and the step of a replay. */
class Spotlight {
  line: Entry[] = $state.raw([])
  step: Entry[] = $state.raw([])
}

export const spotlight = new Spotlight()
