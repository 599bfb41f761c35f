// What the pieces of the table page share: the session, and how to speak of things on the board.
import { getContext, setContext, untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { About } from '../board'
import type { Session } from '../session.svelte'
import type { BaseView } from '../types'

export interface Desk {
  readonly session: Session
  /** The position on show: the present one, or one of the replay. */
  readonly view: BaseView | null
  /** Whether the board shows the past; then nothing can be touched. */
  readonly past: boolean
  /** After how many moves of this table that past is; null for the present. */
  readonly at: number | null
  /** Whether something is asked of this person now, and the board shows it. */
  readonly asked: boolean
  /** Whether keys mean the board: no sheet, field or curtain is open. */
  readonly awake: boolean
  /** Whether pieces are in the air: what changes on its own, waits for them. */
  readonly flying: boolean
  /** Things that the board draws; what can be touched but is not drawn becomes a button. */
  readonly drawn: Drawn
  /** How many pieces are still on their way to a place of a seat, though the view has them there. */
  arriving(place: string, seat: number): number
  nameOf(touch: string): string
  about(id: string): About | null
  touch(id: string): void
  /** The same by a button with its name. */
  press(id: string): void
  /** Somebody points at a thing: of very many choices, those that it would leave are described if they are few. */
  point(id: string): void
  /** Do what is chosen, unless the person wants to be asked first. */
  settle(): void
  /** Show the card of a thing at once, and keep it until the next touch. */
  look(element: Element): void
  /** Open the rules, at this one. */
  showRule(rule: string): void
}

/** What is drawn, and how often: a thing that moves to another place is drawn there before it is gone here. */
export class Drawn {
  private readonly times = new SvelteMap<string, number>()

  has(id: string): boolean {
    return this.times.has(id)
  }

  add(id: string): void {
    untrack(() => this.times.set(id, (this.times.get(id) ?? 0) + 1))
  }

  delete(id: string): void {
    untrack(() => {
      const left = (this.times.get(id) ?? 1) - 1
      if (left) this.times.set(id, left)
      else this.times.delete(id)
    })
  }
}

const KEY = Symbol('table')

export const provideTable = (desk: Desk): Desk => setContext(KEY, desk)
export const useTable = (): Desk => getContext<Desk>(KEY)
