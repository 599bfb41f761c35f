// The board of The Castles of Burgundy, for the shell.
import type { BaseView, Choice } from '../../lib/types'
import type { BurgundyView } from './view'
import * as words from './words'

export { default as Area } from './Area.svelte'
export { default as Board } from './Board.svelte'
export { default as Card } from './Card.svelte'
export { default as Piece } from './Piece.svelte'
export { default as Text } from './Text.svelte'

export const headline = (view: BaseView): string => words.headline(view as BurgundyView)
export const nameOf = (touch: string, view: BaseView): string => words.nameOf(touch, view as BurgundyView)
export const sourceOf = words.sourceOf
export const secret = (view: BaseView): boolean => (view as BurgundyView).setup === 'advanced_secret' && (view as BurgundyView).phase === null
export const isMeans = (touch: string): boolean => touch.startsWith('die:') || touch === 'silver'
export const priceOf = (choice: Choice): number => choice.cost['workers'] ?? 0
export const isOwn = (place: string): boolean => /^(die|storage|hex|goods|workers|silver|sold)(:|$)/.test(place)
export const receives = (touch: string, place: string): boolean => touch.startsWith('depot:') && place.startsWith('storage:')
export const stopsOf = words.stopsOf
