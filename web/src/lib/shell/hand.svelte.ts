// What a touch does. It narrows the choice, says why not, or acts; it acts only when nothing else could be meant.
import type { BoardModule } from '../board'
import type { Session } from '../session.svelte'
import { settings } from '../settings.svelte'
import type { Choice } from '../types'

/** Milliseconds after which a person wonders whether the touch has been felt. */
const SLOW = 100

export class Hand {
  /** All has been said, and it may be done any moment. */
  settling = $state(false)

  constructor(
    private readonly session: Session,
    private readonly module: () => BoardModule | null,
    private readonly asked: () => boolean,
  ) {}

  async touch(thing: string): Promise<void> {
    const { touching, advice, busy } = this.session
    if (busy || !this.asked()) return
    this.session.say('')
    const { chosen } = touching
    const last = touching.plain ?? chosen
    if (chosen && !touching.can(thing) && touching.picked.includes(thing) && last?.touches.at(-1) === thing) {
      await this.session.act(chosen) // a second touch on the ghost confirms
      return
    }
    const { picked } = touching
    const what = touching.touch(thing)
    if (what === 'nothing') {
      const refusal = await advice.why(thing)
      if (refusal) this.session.say(refusal.message, refusal.rule)
    } else if (what === 'narrowed' && this.said(thing)) await this.settle(picked)
  }

  /** Whether all has been said with this touch: the last one of what it leaves, or the only one that was missing. What merely has
   *  one place to go is shown there, and waits. */
  private said(thing: string): boolean {
    const { chosen, picked, manner } = this.session.touching
    if (!chosen) return false
    return (chosen.touches.at(-1) === thing && !manner.placeOf(thing).means) || chosen.touches.every((touch) => picked.includes(touch))
  }

  /** Do what is chosen, unless something else could be meant or the person wants to be asked first. What is done at once looks as
   *  it did before the touch: drawing the touch first would only delay what it brings, unless the server takes its time. */
  async settle(before = this.session.touching.picked): Promise<void> {
    const { session } = this
    const { touching, advice } = session
    if (touching.chosen?.bare && settings.confirm !== 'never') {
      this.settling = true
      await advice.describe([touching.chosen]).finally(() => (this.settling = false))
    }
    const { chosen, picked } = touching
    if (!chosen || !touching.certain || this.asksFirst(chosen)) return
    touching.picked = before
    const shown = setTimeout(() => session.busy && (touching.picked = picked), SLOW)
    await session.act(chosen)
    clearTimeout(shown)
  }

  /** A button that names all that it does is sure enough, unless something lapses; for whoever is always asked, only the big one. */
  async press(thing: string): Promise<void> {
    const { session } = this
    const { open, manner } = session.touching
    const [first, ...more] = open.get(thing) ?? []
    const whole = first?.touches.length === 1 && !more.length && !first.bare
    const big = settings.confirm !== 'always' || manner.placeOf(thing).main
    if (whole && (settings.confirm === 'never' || (first.asks !== 'loses' && big))) await session.act(first)
    else await this.touch(thing)
  }

  /** What can be taken back alone is done at once. */
  private asksFirst(choice: Choice): boolean {
    const grave = choice.asks !== '' && !(choice.asks === 'ends' && this.module()?.isQuick?.(choice))
    return settings.confirm === 'always' || (settings.confirm === 'turn' && grave)
  }
}
