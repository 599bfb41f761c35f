// What a list of tables says of one: how far it has come, whom one plays with, what was chosen, when something last happened.
import { ago } from './ago'
import { me } from './me.svelte'
import { STYLED } from './shell/people'
import type { LobbyRow } from './types'
import { t, tOr } from './words.svelte'

/** The others: people by name, whom nobody sits for, and bots by how well they play. */
export function company(row: LobbyRow): string[] {
  const { seats } = row.summary
  const bots = new Map<string, number>()
  for (const { kind, bot } of seats) {
    const [plays = ''] = bot.split(STYLED)
    if (kind === 'bot') bots.set(plays, (bots.get(plays) ?? 0) + 1)
  }
  return [
    ...seats.flatMap(({ kind, name }) => (kind === 'person' && name !== me.name ? [name] : [])),
    ...row.opponents,
    ...[...bots].map(([plays, count]) => tOr(`bots-${plays}`, t('bots-count', { count }), { count })),
  ]
}

/** One line of a list. Where others are waited for, who is there comes first. */
export function rowText(row: LobbyRow, now?: number): string {
  const others = company(row).join(', ')
  const { host } = row.summary
  const [first, next] =
    row.status === 'open' ? [others || (host === me.name ? '' : host), ''] : [row.progress || t(`status-${row.status}`), others]
  return [first, next, row.modules.join(', '), ago(row.updated, now)].filter(Boolean).join(' · ')
}
