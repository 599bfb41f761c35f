// The grammar of touching, once for all games: each touch narrows the legal actions until one is left.
import type { Choice } from './types'

/** Things that stand for "with what" rather than "what": of actions that differ only in these the cheapest is meant. */
const MEANS = ['die:', 'silver']

const isMeans = (touch: string): boolean => MEANS.some((prefix) => touch.startsWith(prefix))
const price = (choice: Choice): number => Object.values(choice.cost).reduce((sum, n) => sum + n, 0)

export class Touching {
  legal: Choice[] = $state([])
  picked: string[] = $state([])

  /** The actions that fit what has been touched, in any order. */
  fitting: Choice[] = $derived(this.legal.filter((choice) => this.picked.every((touch) => choice.touches.includes(touch))))

  /** What can be touched next, and what it would cost at least. */
  open: Map<string, Choice[]> = $derived.by(() => {
    const found = new Map<string, Choice[]>()
    for (const choice of this.fitting) {
      for (const touch of choice.touches) {
        if (!this.picked.includes(touch)) found.set(touch, [...(found.get(touch) ?? []), choice])
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
    const targets = new Set(this.fitting.map((choice) => choice.touches.filter((touch) => !isMeans(touch)).join(' ')))
    if (targets.size > 1) return null
    // Only a means picked so far does not say what to do with it, unless nothing else can be done.
    if (this.fitting.length > 1 && this.picked.every(isMeans) && targets.size !== 1) return null
    return this.fitting.reduce((best, choice) => (price(choice) < price(best) ? choice : best))
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

  /** The price badge of a target: what differs between targets, so nothing when all cost the same. */
  badge(touch: string): string {
    const choices = this.open.get(touch)
    if (!choices?.length || isMeans(touch)) return ''
    const workers = Math.min(...choices.map((choice) => choice.cost['workers'] ?? 0))
    return workers > 0 ? String(workers) : ''
  }
}
