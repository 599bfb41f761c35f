// What a price badge says, for the ear: the unit is the game's.
import { t, wordOr } from '../words.svelte'
import type { Desk } from './table'

export const priceText = (table: Desk, price: string): string =>
  wordOr(table.view?.game ?? '', 'page-price', t('costs', { price: Number(price) }), { price: Number(price) })
