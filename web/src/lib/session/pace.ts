// The others' turns come one after the other: how long each stays on show before the next.
import type { Entry } from '../types'

/** Milliseconds of a whole turn, of one act of it, and the longest that all that waits may take together. */
const TURN = 900
const ACT = 400
const ALL = 3600

export class Pace {
  /** Whose act is on show, and since when. */
  private seat: number | null = null
  private since = 0

  /** These are shown now; `mine`: seats whose acts nobody here needs to be shown. */
  shows(entries: Entry[], mine: number[]): void {
    const last = entries.findLast(({ kind }) => kind === 'act')
    if (!last) return
    this.seat = seen(last) && !mine.includes(last.seat ?? -1) ? last.seat : null
    this.since = performance.now()
  }

  /** Milliseconds until these may come, as the first of so many that have waited since `began`; `factor` makes it slower or faster,
   *  0 ends all waiting. */
  rest(next: Entry[], waiting: number, began: number, factor: number): number {
    const act = next.find(seen)
    if (!factor || this.seat === null || !act) return 0
    const now = performance.now()
    const need = (act.seat === this.seat ? ACT : TURN) * factor - (now - this.since)
    return Math.min(need, (began + ALL * factor - now) / waiting)
  }
}

/** Whether an act changes what is seen of its seat: one that only says "ready" does not. */
const seen = ({ kind, briefs = [] }: Entry): boolean => kind === 'act' && briefs.length > 0
