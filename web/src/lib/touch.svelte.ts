// The grammar of touching, once for all games: each touch narrows the legal actions until one is left.
import type { BaseView, Choice, Entry } from './types'

/** What a game says of its places by their ids, so that the shell knows none of them. */
export interface Place {
  /** It lies on the acting player's own board (a die, a hex), not in everybody's middle. */
  own?: boolean
  /** It says "with what" rather than "what": a die, coins. */
  means?: boolean
  /** A piece that can be dragged though a single touch says it all, or though no touch names it: a worker of the reserve. */
  carried?: boolean
  /** The leaf of a phone's board on which it is drawn. */
  leaf?: string
  /** It says how, once it is clear what: no button stands for it before something has been touched. */
  later?: boolean
  /** Seldom wanted: on a phone it stands only in the list of all actions. */
  rare?: boolean
  /** What the big button means while nothing has been touched: being ready, drawing as many as one may. */
  main?: boolean
  /** The board shows plainly that it is chosen: no chip says so, and nothing is to be taken back. */
  quiet?: boolean
  /** The kind of touch that has arrived when it is dropped here, though no touch names the place: an empty space of the own storage. */
  takes?: string
}

/** What a game says of its things, so that touching knows none of them. */
export interface Manner {
  placeOf(id: string): Place
  /** What an action costs in the unit that the badges on targets show (workers, steps); null where no price is shown. */
  priceOf(choice: Choice): number | null
  /** Whether nearly everybody wants this one of the actions that begin alike: to take along the good that lies on the way. */
  usual?(choice: Choice): boolean
  /** What this player did the last time that this was asked, by the touches of one action after the other. */
  again?(view: BaseView, entries: Entry[]): string[][]
}

const PLAIN: Manner = { placeOf: () => ({}), priceOf: () => null }

const total = (choice: Choice): number => Object.values(choice.cost).reduce((sum, n) => sum + n, 0)
const times = (touch: string, touches: string[]): number => touches.reduce((count, other) => (other === touch ? count + 1 : count), 0)

/** Whether an action has all these touches, each as often as it is named. */
const has = (choice: Choice, touches: string[]): boolean => touches.every((touch) => times(touch, choice.touches) >= times(touch, touches))

/** What is still to be touched of an action. */
function left(choice: Choice, touches: string[]): string[] {
  const gone = [...touches]
  return choice.touches.filter((touch) => {
    const at = gone.indexOf(touch)
    if (at >= 0) gone.splice(at, 1)
    return at < 0
  })
}

/** Actions without those that read the same (one of two equal tiles leaves the game): in a list of words they are one. */
export function distinct(choices: Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.label, choice])).values()]
}

/** The kind of a thing: its id up to the first colon. */
export const kindOf = (id: string): string => id.split(':', 1)[0] ?? ''

/** How many choices are listed, or described at once, where there are very many. */
export const FEW = 40

/** A choice of which the server has said no more than the line and the touches: its label is the line until it is described. */
export function bare(text: string, touches: string[]): Choice {
  const action = { do: text.split(' ', 1)[0] }
  return {
    text,
    action,
    touches,
    gives: [],
    rule: '',
    label: text,
    cost: {},
    change: {},
    ends_turn: true,
    asks: 'ends',
    worth: { points: 0, parts: [] },
    bare: true,
  }
}

export class Touching {
  legal: Choice[] = $state.raw([])
  /** What the server has said of bare choices since, by their lines. */
  described: Map<string, Choice> = $state.raw(new Map())
  /** What has been touched, in order; twice what was touched twice. */
  picked: string[] = $state.raw([])
  /** What is being dragged right now. */
  dragged: string | null = $state(null)
  /** The game's own, as soon as its board is there. */
  manner: Manner = $state.raw(PLAIN)

  /** The actions that fit what has been touched, in any order. */
  fitting: Choice[] = $derived(
    this.legal.filter((choice) => has(choice, this.picked)).map((choice) => this.described.get(choice.text) ?? choice),
  )

  /** All that any action touches, in the order in which the server names it. */
  things: Set<string> = $derived(new Set(this.legal.flatMap((choice) => choice.touches)))

  /** The kinds of things that can be touched: others of these kinds are passed over now. */
  kinds: Set<string> = $derived(new Set([...this.things].map(kindOf)))

  /** Whether there are too many actions to list them. */
  wide: boolean = $derived(this.legal[0]?.bare ?? false)

  /** What can be touched next, and the actions that it would leave. */
  open: Map<string, Choice[]> = $derived.by(() => {
    const found = new Map<string, Choice[]>()
    for (const choice of this.fitting) {
      for (const touch of new Set(choice.touches)) {
        if (times(touch, choice.touches) <= times(touch, this.picked)) continue
        const choices = found.get(touch)
        if (choices) choices.push(choice)
        else found.set(touch, [choice])
      }
    }
    return found
  })

  /** What the actions that fit would touch next, each in the order in which it names its things; by which means comes last. */
  next: string[] = $derived([
    ...new Set(this.fitting.flatMap((choice) => left(choice, this.picked).find((touch) => !this.manner.placeOf(touch).means) ?? [])),
  ])

  /** What would begin another choice: legal, but not with what has been touched. */
  other: Set<string> = $derived(
    new Set(this.picked.length ? [...this.things].filter((touch) => !this.open.has(touch) && !this.picked.includes(touch)) : []),
  )

  private readonly targets = (choice: Choice): string => choice.touches.filter((touch) => !this.manner.placeOf(touch).means).join(' ')

  /** Whether what has been touched leaves only one thing to do, be it by several means. */
  private readonly aimed: boolean = $derived.by(() => {
    const [first] = this.fitting
    return first !== undefined && this.picked.length > 0 && this.fitting.every((choice) => this.targets(choice) === this.targets(first))
  })

  /** Whether the touches leave no other action, except by means that are exactly alike (two dice with the same face). */
  certain: boolean = $derived(this.aimed && distinct(this.fitting).length === 1)

  /** That of which everything has been touched. */
  private readonly exact: Choice | null = $derived(this.fitting.find((choice) => choice.touches.length === this.picked.length) ?? null)

  /** Of the actions that go on from there, those that nearly everybody wants instead. */
  private readonly usual: Choice[] = $derived(
    this.exact && this.picked.length ? this.fitting.filter((choice) => choice !== this.exact && this.manner.usual?.(choice)) : [],
  )

  /** The exception: to stop at what has been touched, where it is usual to go on. */
  plain: Choice | null = $derived(this.usual.length ? this.exact : null)

  /** The one action that is meant now: the only one that is left; the usual one, or that of which everything has been touched; or,
   *  where only the means are open, the cheapest. But for the first they are offered, not taken. */
  chosen: Choice | null = $derived.by(() => {
    if (this.aimed) return this.fitting.reduce((best, choice) => (total(choice) < total(best) ? choice : best))
    return this.usual.length > 1 ? null : (this.usual[0] ?? this.exact)
  })

  /** What the cheapest way would touch next, where the means are still to be chosen. */
  suggested: Set<string> = $derived(
    new Set(this.aimed && !this.certain ? (this.chosen?.touches.filter((touch) => !this.picked.includes(touch)) ?? []) : []),
  )

  /** What can only be touched to give it up. */
  losses: Set<string> = $derived(
    new Set([...this.open].flatMap(([touch, choices]) => (choices.every((choice) => choice.gives.includes(touch)) ? [touch] : []))),
  )

  /** Whether all that is still to be touched is given up: then that is the question. */
  giving: boolean = $derived(
    this.picked.length > 0 &&
      this.losses.size > 0 &&
      [...this.open.keys()].every((touch) => this.losses.has(touch) || this.manner.placeOf(touch).means),
  )

  /** A new question: forget the touches. */
  ask(legal: Choice[]): void {
    this.legal = legal
    if (this.described.size) this.described = new Map()
    this.clear()
  }

  can(touch: string): boolean {
    return this.open.has(touch)
  }

  /** How often a thing has been touched. */
  count(touch: string): number {
    return times(touch, this.picked)
  }

  /** Touch a thing: narrows, or takes back what cannot be touched once more, or begins another choice: only then it is "anew". */
  touch(touch: string): 'narrowed' | 'back' | 'anew' | 'nothing' {
    if (this.open.has(touch)) {
      this.picked = [...this.picked, touch]
      return 'narrowed'
    }
    if (this.picked.includes(touch)) {
      this.picked = this.picked.filter((other) => other !== touch)
      return 'back'
    }
    if (!this.other.has(touch)) return 'nothing'
    this.picked = [...this.compatible(touch), touch]
    return 'anew'
  }

  /** Of the touches so far, those that go with a new one. */
  private compatible(touch: string): string[] {
    const kept: string[] = []
    for (const old of this.picked) {
      if (this.legal.some((choice) => has(choice, [...kept, old, touch]))) kept.push(old)
    }
    return kept
  }

  /** What has been touched and can be taken back. */
  said: string[] = $derived(this.picked.filter((touch) => !this.manner.placeOf(touch).quiet))

  /** The action with just these touches. */
  with(touches: string[]): Choice | undefined {
    return this.legal.find((choice) => choice.touches.length === touches.length && has(choice, touches))
  }

  /** Take one touch back: of a thing touched several times, one of them. */
  untouch(touch: string): void {
    const at = this.picked.lastIndexOf(touch)
    this.picked = this.picked.filter((_, place) => place !== at)
  }

  back(): void {
    this.picked = this.picked.slice(0, -1)
  }

  clear(): void {
    if (this.picked.length) this.picked = []
  }

  /** Whether anything else can be touched together with this: then it can be dragged there. */
  leads(touch: string): boolean {
    return this.legal.some((choice) => choice.touches.length > 1 && choice.touches.includes(touch))
  }

  /** The actions that a target, or several that are shown as one, would leave. */
  private at(touches: string[]): Choice[] {
    return touches.flatMap((touch) => (this.manner.placeOf(touch).means ? [] : (this.open.get(touch) ?? [])))
  }

  /** The price badge of a target: what the cheapest way costs, 0 if that is free; empty where nothing there has a price. */
  badge(...touches: string[]): string {
    const prices = this.at(touches).flatMap((choice) => this.manner.priceOf(choice) ?? [])
    return prices.length ? String(Math.min(...prices)) : ''
  }

  /** The points that a target brings at once: "+17", "+4–17" where it depends on what else is touched, nothing for nothing. */
  gain(...touches: string[]): string {
    const points = this.at(touches).map((choice) => choice.worth.points)
    const [least, most] = [Math.min(...points), Math.max(...points)]
    return !points.length || most <= 0 ? '' : least === most ? `+${most}` : `+${least}–${most}`
  }
}
