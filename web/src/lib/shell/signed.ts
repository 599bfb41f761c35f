// Points with their sign, as they are printed.
import { settings } from '../settings.svelte'

export const decimal = (points: number, digits = 1): string =>
  new Intl.NumberFormat(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(points)

export const signed = (points: number, digits = Number.isInteger(points) ? 0 : 1): string =>
  new Intl.NumberFormat(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'exceptZero' })
    .format(points)
    .replace('-', '−')
