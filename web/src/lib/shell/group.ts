// Small things in groups: on a phone a group is one thing to touch, and opens magnified.
import { getContext, setContext } from 'svelte'

/** Around the small things of a group. */
export interface Gathering {
  /** Whether they are too small to be touched here, so that the group is touched for them. */
  readonly gathered: boolean
}

/** Around the same things, magnified. */
export interface Magnifier {
  /** A thing has been touched: the board is of more use now. */
  touched(): void
}

const GATHERING = Symbol('gathering')
const MAGNIFIER = Symbol('magnifier')

export const provideGathering = (group: Gathering): Gathering => setContext(GATHERING, group)
export const useGathering = (): Gathering | undefined => getContext(GATHERING)
export const provideMagnifier = (lens: Magnifier): Magnifier => setContext(MAGNIFIER, lens)
export const useMagnifier = (): Magnifier | undefined => getContext(MAGNIFIER)
