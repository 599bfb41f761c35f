// How long ago something was, in words.
import { settings } from './settings.svelte'
import { t } from './words.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Midnight of the day of a moment (in seconds), where the reader is. */
const dayOf = (at: number): number => new Date(at * 1000).setHours(0, 0, 0, 0) / 1000

/** Seconds since 1970, both; what another clock calls the future has just happened. Yesterday is the day before, however late. */
export function ago(at: number, now = Date.now() / 1000): string {
  const say = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
    new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' }).format(-count, unit)
  const passed = Math.max(0, now - at)
  const days = Math.round((dayOf(now) - dayOf(now - passed)) / DAY)
  if (passed < MINUTE) return t('just-now')
  if (passed < HOUR) return say(Math.floor(passed / MINUTE), 'minute')
  if (!days || passed < 6 * HOUR) return say(Math.floor(passed / HOUR), 'hour')
  if (days < 14) return say(days, 'day')
  if (days < 60) return say(Math.floor(days / 7), 'week')
  return days < 365 ? say(Math.floor(days / 30), 'month') : say(Math.floor(days / 365), 'year')
}
