// What the people at a table are called.
import type { Session } from '../session.svelte'
import { t } from '../words.svelte'

/** A seat by its name; bots by their number, as in the log. */
export function seatName(session: Session, seat: number): string {
  const info = session.table?.seats[seat]
  return info?.kind === 'bot' || !info?.name ? `${t('bot')} ${seat + 1}` : info.name
}

/** The same, but the reader is "you" where that is clear. */
export function seatOrYou(session: Session, seat: number): string {
  return session.table?.mode === 'online' && session.table.seats[seat]?.you ? t('you') : seatName(session, seat)
}
