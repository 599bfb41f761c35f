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

export class Touching {
  legal: Choice[] = $state.raw([])
  picked: string[] = $state.raw([])
  /** What is being dragged right now. */
  dragged: string | null = $state(null)
  /** The game's own, as soon as its board is there. */
  manner: Manner = $state.raw(PLAIN)

  /** The actions that fit what has been touched, in any order. */
  fitting: Choice[] = $derived(this.legal.filter((choice) => this.picked.every((touch) => choice.touches.includes(touch))))

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
  other: Set<string> = $derived(
    new Set(this.picked.length ? this.legal.flatMap((choice) => choice.touches).filter((touch) => !this.open.has(touch)) : []),
  )

  /** The one action that is meant now, if the touches leave no other. */
  chosen: Choice | null = $derived.by(() => {
    if (!this.picked.length || !this.fitting.length) return null
    const targets = new Set(this.fitting.map((choice) => choice.touches.filter((touch) => !this.manner.isMeans(touch)).join(' ')))
    if (targets.size > 1) return null
    return this.fitting.reduce((best, choice) => (total(choice) < total(best) ? choice : best))
  })

  /** A new question: forget the touches. */
  ask(legal: Choice[]): void {
    this.legal = legal
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
