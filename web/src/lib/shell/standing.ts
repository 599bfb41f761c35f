// How a game came out, read off its ledger.
import { grouped } from '../lists'
import type { BaseView, LedgerRow } from '../types'
import { sidesOf, type Side } from './people'

/** Where points came from, and what counts already as things stand. */
export const rowsOf = ({ ledger, due }: BaseView): LedgerRow[] => [...ledger, ...due]

export const sumOf = (view: BaseView, side: number, why: string): number =>
  rowsOf(view).reduce((total, row) => (row.seat === side && row.why === why ? total + row.points : total), 0)

export interface Standing extends Side {
  /** Equal ones share a place. */
  place: number
  /** As many points as the next, and yet before them; `why`, in words of the game, if it has some. */
  ahead: boolean
  why?: BaseView['ties'][number]
}

/** Everybody from first to last. */
export function standings(view: BaseView): Standing[] {
  const sides = sidesOf(view)
  const found: Standing[] = []
  const wins = (side: number): boolean => view.winners.includes(side)
  for (const number of view.ranking) {
    const side = sides[number]
    const before = found.at(-1)
    if (!side) continue
    const equal = before?.points === side.points
    const why = view.ties.find(({ ahead, behind }) => ahead === before?.number && behind === number)
    const tied = before !== undefined && equal && !why && wins(before.number) === wins(number)
    if (before && equal && !tied) Object.assign(before, { ahead: true, why })
    found.push({ ...side, place: tied ? before.place : found.length + 1, ahead: false })
  }
  return found
}

/** The largest sources of points of all sides together. */
export const largestSources = (view: BaseView, most: number): string[] =>
  [...grouped(view.ledger, (row) => row.why)]
    .map(([why, rows]) => ({ why, points: rows.reduce((total, row) => total + row.points, 0) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ why }) => why)

/** The move since which whoever came out first was never behind; null where nobody ever was before them, or anybody had any points. */
export function turningPoint(course: number[][], first: number): number | null {
  const behind = course.findLastIndex((points) => Math.max(...points) > (points[first] ?? 0) || points.every((some) => !some))
  return behind >= 0 && behind < course.length - 1 ? behind + 1 : null
}
