// My goods as things to touch.
import type { Choice } from '../../lib/types'
import type { Good } from './view'

/** How many tokens of a good must be shown one by one, so that each can be touched. */
export function tokens(legal: Choice[], good: Good): number[] {
  const last = legal.flatMap((choice) => choice.touches).reduce((most, touch) => (touch.startsWith(`goods:${good}:`) ? Math.max(most, Number(touch.split(':')[2])) : most), 1)
  return Array.from({ length: last }, (_, at) => at + 1)
}
