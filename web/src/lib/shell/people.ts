// What the people at a table are called, and the opponents whom nobody sits for.
import type { Session } from '../session.svelte'
import type { BaseView, SeatInfo } from '../types'
import { readable, t, tOr, wordOr } from '../words.svelte'

/** A seat by its name; bots by their number, as in the log. */
export function seatName(session: Session, seat: number): string {
  const info = session.table?.seats[seat]
  return info?.kind === 'bot' || !info?.name ? t('bot-number', { number: seat + 1 }) : info.name
}

/** Whether the reader sits there; round one screen everybody reads. */
export const isMe = (session: Session, seat: number): boolean =>
  session.table?.mode === 'online' && (session.table.seats[seat]?.you ?? false)

/** The same, but the reader is "you" where that is clear. */
export const seatOrYou = (session: Session, seat: number): string => (isMe(session, seat) ? t('you') : seatName(session, seat))

/** Between the name of a bot and its style. */
export const STYLED = '?style='

/** A bot of a style, if any is wished for. */
export const styled = (bot: string, style: string): string => (style ? bot + STYLED + style : bot)

/** How a bot plays; one of another package is called what it calls itself. */
export const botName = (bot: string): string => tOr(`bot-${bot}`, readable(bot))

/** Who holds a seat of a game, as a list of seats says it. */
export function seatLabel({ kind, bot, name }: SeatInfo, game: string): string {
  const [plays = '', style] = bot.split(STYLED)
  const how = style ? [botName(plays), wordOr(game, `style-${style}`, readable(style))] : [botName(plays)]
  return kind === 'open' ? t('open-seat') : kind === 'bot' ? [t('bot'), ...how].join(' · ') : name
}

/** Who plays on their own account: the seats, and by the numbers after them the opponents whom nobody sits for. */
export interface Side {
  number: number
  points: number | null
  /** Empty for a seat. */
  opponent: string
}

export const sidesOf = (view: BaseView): Side[] => [
  ...view.scores.map((points, number) => ({ number, points, opponent: '' })),
  ...view.opponents.map(({ name, points }, at) => ({ number: view.seats + at, points, opponent: name })),
]

export const opponentName = (view: BaseView, name: string): string => wordOr(view.game, `opponent-${name}`, readable(name))

/** `plain`: the reader too by name, as in the log. */
export function sideName(session: Session, view: BaseView, side: number, plain = false): string {
  const opponent = view.opponents[side - view.seats]
  return opponent ? opponentName(view, opponent.name) : plain ? seatName(session, side) : seatOrYou(session, side)
}

/** Who has won; the reader is told so. */
export function ending(session: Session): string {
  const seats = session.view?.winners ?? []
  const others = seats.filter((seat) => !isMe(session, seat))
  if (others.length < seats.length)
    return t('you-win', { count: others.length, names: others.map((seat) => seatName(session, seat)).join(', ') })
  const winners = seats.map((seat) => seatName(session, seat))
  return winners.length ? t('winner', { name: winners.join(', '), count: winners.length }) : t('lost')
}

/** How a game was stopped before its end. */
export function endedText(session: Session): string {
  const { ending: how = '', resigned = [] } = session.table ?? {}
  return how ? t(`ended-${how}`, { names: resigned.map((seat) => seatName(session, seat)).join(', ') }) : t('closed')
}
