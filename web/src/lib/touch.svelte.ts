// The grammar of touching, once for all games: each touch narrows the legal actions until one is left.
import type { Choice } from './types'

/** What a game says of its things, so that touching knows none of them. */
export interface Manner {
  /** Whether a thing says "with what" rather than "what" (a die, coins): of actions that differ only in these the cheapest is meant. */
  isMeans(touch: string): boolean
  /** What an action costs in the unit that the badges on targets show (workers, steps); 0 for no badge. */
  priceOf(choice: Choice): number
}

const PLAIN: Manner = { isMeans: () => false, priceOf: () => 0 }

const total = (choice: Choice): number => Object.values(choice.cost).reduce((sum, n) => sum + n, 0)

/** Actions without those that read the same (one of two equal tiles leaves the game): in a list of words they are one. */
export function distinct(choices: Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.label, choice])).values()]
}

/** How many choices are listed, or described at once, where there are very many. */
export const FEW = 40

/** A choice of which the server has said no more than the line and the touches: its label is the line until it is described. */
export function bare(text: string, touches: string[]): Choice {
  const action = { do: text.split(' ', 1)[0] }
  return { text, action, touches, gives: [], rule: '', label: text, cost: {}, change: {}, ends_turn: true, worth: { points: 0, parts: [] }, bare: true }
}

export class Touching {
  legal: Choice[] = $state.raw([])
  /** What the server has said of bare choices since, by their lines. */
  described: Map<string, Choice> = $state.raw(new Map())
  picked: string[] = $state.raw([])
  /** What is being dragged right now. */
  dragged: string | null = $state(null)
  /** The game's own, as soon as its board is there. */
  manner: Manner = $state.raw(PLAIN)

  /** The actions that fit what has been touched, in any order. */
  fitting: Choice[] = $derived(
    this.legal
      .filter((choice) => this.picked.every((touch) => choice.touches.includes(touch)))
      .map((choice) => this.described.get(choice.text) ?? choice),
  )

  /** All that any action touches, in the order in which the server names it. */
  things: Set<string> = $derived(new Set(this.legal.flatMap((choice) => choice.touches)))

  /** Whether there are too many actions to list them. */
  wide: boolean = $derived(this.legal[0]?.bare ?? false)

  /** What can be touched next, and what it would cost at least. */
  open: Map<string, Choice[]> = $derived.by(() => {
    const found = new Map<string, Choice[]>()
    for (const choice of this.fitting) {
      for (const touch of choice.touches) {
        if (this.picked.includes(touch)) continue
        const choices = found.get(touch)
        if (choices) choices.push(choice)
        else found.set(touch, [choice])
      }
    }
    return found
  })

  /** What would begin another choice: legal, but not with what has been touched. */
  other: Set<string> = $derived(new Set(this.picked.length ? [...this.things].filter((touch) => !this.open.has(touch)) : []))

  /** Whether the touches leave no other action, or only others by other means. */
  certain: boolean = $derived.by(() => {
    const targets = (choice: Choice): string => choice.touches.filter((touch) => !this.manner.isMeans(touch)).join(' ')
    const meant = this.fitting[0] && targets(this.fitting[0])
    return this.picked.length > 0 && this.fitting.every((choice) => targets(choice) === meant)
  })

  /** The one action that is meant now: the only one that is left, or the one of which everything has been touched. */
  chosen: Choice | null = $derived.by(() => {
    if (!this.certain || !this.fitting.length) return this.fitting.find((choice) => choice.touches.length === this.picked.length) ?? null
    return this.fitting.reduce((best, choice) => (total(choice) < total(best) ? choice : best))
  })

  /** A new question: forget the touches. */
  ask(legal: Choice[]): void {
    this.legal = legal
    this.described = new Map()
    this.picked = []
  }

  can(touch: string): boolean {
    return this.open.has(touch)
  }

  /** Touch a thing: narrows, or begins another choice, or takes the touch back. */
  touch(touch: string): void {
    if (this.picked.includes(touch)) this.picked = this.picked.filter((other) => other !== touch)
    else if (this.open.has(touch)) this.picked = [...this.picked, touch]
    else if (this.other.has(touch)) this.picked = [...this.compatible(touch), touch]
  }

  /** Of the touches so far, those that go with a new one. */
  private compatible(touch: string): string[] {
    const kept: string[] = []
    for (const old of this.picked) {
      const all = [...kept, old, touch]
      if (this.legal.some((choice) => all.every((one) => choice.touches.includes(one)))) kept.push(old)
    }
    return kept
  }

  back(): void {
    this.picked = this.picked.slice(0, -1)
  }

  clear(): void {
    this.picked = []
  }

  /** Whether anything else can be touched together with this: then it can be dragged there. */
  leads(touch: string): boolean {
    return this.legal.some((choice) => choice.touches.length > 1 && choice.touches.includes(touch))
  }

  /** The price badge of a target, or of several that are shown as one: what the cheapest way costs, nothing if it is free. */
  badge(...touches: string[]): string {
    const choices = touches.flatMap((touch) => (this.manner.isMeans(touch) ? [] : (this.open.get(touch) ?? [])))
    const price = choices.length ? Math.min(...choices.map((choice) => this.manner.priceOf(choice))) : 0
    return price > 0 ? String(price) : ''
  }
}
