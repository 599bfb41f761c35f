// The board of Caylus 1303, for the shell.
import type { BaseView, Choice } from '../../lib/types'
import type { Mark } from '..'
import type { CaylusView } from './view'
import * as words from './words'

export { default as Area } from './Area.svelte'
export { default as Board } from './Board.svelte'
export { default as Card } from './Card.svelte'
export { default as Piece } from './Piece.svelte'
export { default as Text } from './Text.svelte'

export const headline = (view: BaseView): string => words.headline(view as CaylusView)
export const nameOf = (touch: string, view: BaseView): string => words.nameOf(touch, view as CaylusView)
export const sourceOf = words.sourceOf
export const stopsOf = words.stopsOf
/** Only points are secret, and a screen that is handed round hides none of what its players have counted. */
export const secret = (): boolean => false
export const isMeans = (): boolean => false
/** A placement that takes more than the worker who walks there says so. */
export function priceOf(choice: Choice): number {
  const workers = choice.cost['workers'] ?? 0
  return isPlacement(choice) && workers > 1 ? workers : 0
}
const isPlacement = (choice: Choice): boolean => ['place', 'site'].includes(String(choice.action['do']))
/** Planning goes round the table many times: a touch on a building places the worker. */
export const isQuick = (choice: Choice): boolean => isPlacement(choice)
/** A worker goes to a building, the provost along the road, a building to its space. */
export const carries = (place: string): boolean => /^(reserve$|provost$|build:)/.test(place)
export const receives = (touch: string, place: string): boolean => touch.startsWith('build:') && place.startsWith('space:')
export const isOwn = (place: string): boolean => /^(reserve|camp|houses|characters|goods)(:|$)/.test(place)
export function markOf(view: BaseView, seat: number): Mark {
  const count = (view as CaylusView).players[seat]?.reserve ?? 0
  return { icon: 'worker', count, label: words.say('page-workers-count', { count }) }
}
