// What the lobby says of a table in one line, and what the form of a new table lets somebody set.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ago } from '../src/lib/ago'
import { me } from '../src/lib/me.svelte'
import { barred, shelf } from '../src/lib/options'
import { rowText } from '../src/lib/rows'
import { settings } from '../src/lib/settings.svelte'
import type { LobbyRow, OptionInfo } from '../src/lib/types'

const NOW = new Date(2026, 4, 12, 15, 0).getTime() / 1000
const HOUR = 3600
const seat = (kind: string, name = '', bot = ''): LobbyRow['summary']['seats'][number] => ({ kind, name, bot, away: false })
const rowOf = (
  more: Partial<LobbyRow> = {},
  seats = [seat('person', 'Anna'), seat('bot', '', 'master'), seat('bot', '', 'master?style=ships')],
): LobbyRow => ({
  id: 't',
  game: 'orleans',
  mode: 'online',
  visibility: 'invite',
  status: 'playing',
  updated: NOW - 20 * HOUR,
  summary: { seats, host: 'Anna', to_act: [0], moves: 377 },
  progress: 'round 12 of 18',
  modules: ['orders', 'intrigue'],
  opponents: [],
  ...more,
})

beforeEach(() => {
  me.name = 'Anna'
})
afterEach(() => {
  settings.lang = 'en'
})

describe('a row of the lobby', () => {
  test('says how far the game has come, whom one plays with, what was chosen and when it was', () => {
    expect(rowText(rowOf(), NOW)).toBe('round 12 of 18 · 2 masters · orders, intrigue · yesterday')
    settings.lang = 'ru'
    expect(rowText(rowOf({ progress: 'раунд 12 из 18', modules: [] }), NOW)).toBe('раунд 12 из 18 · 2 мастера · вчера')
  })

  test('names people, those whom nobody sits for, and bots of every level', () => {
    const seats = [seat('person', 'Anna'), seat('person', 'Boris'), seat('bot', '', 'novice'), seat('bot', '', 'mine')]
    expect(rowText(rowOf({ modules: [], opponents: ['Diego'] }, seats), NOW)).toBe(
      'round 12 of 18 · Boris, Diego, a novice, a bot · yesterday',
    )
  })

  test('of an open table says who is there', () => {
    const open = { status: 'open', progress: '', modules: [], updated: NOW - 120 }
    expect(rowText(rowOf(open, [seat('person', 'Boris'), seat('open')]), NOW)).toBe('Boris · 2 minutes ago')
    expect(rowText(rowOf({ ...open, summary: { ...rowOf().summary, seats: [seat('open')], host: 'Carla' } }), NOW)).toBe(
      'Carla · 2 minutes ago',
    )
    expect(rowText(rowOf({ ...open, status: 'over' }, [seat('bot', '', 'random')]), NOW)).toBe('finished · a bot · 2 minutes ago')
  })
})

test.each([
  [-30, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [5 * HOUR, '5 hours ago'],
  [14 * HOUR, '14 hours ago'],
  [16 * HOUR, 'yesterday'],
  [38 * HOUR, 'yesterday'],
  [40 * HOUR, '2 days ago'],
  [20 * 24 * HOUR, '2 weeks ago'],
  [90 * 24 * HOUR, '3 months ago'],
  [800 * 24 * HOUR, '2 years ago'],
])('%d seconds are said as a person would', (passed, said) => {
  expect(ago(NOW - passed, NOW)).toBe(said)
})

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  ...{ name: 'intrigue', type: 'flag', default: false, choices: [false, true], help: '', labels: {}, seats: [], first: false },
  ...{ excludes: [], needs: [], why: '' },
  ...more,
})

describe('an option', () => {
  test('cannot be set beside one that it excludes, nor without one that it needs', () => {
    const board = option({ excludes: ['new_deeds'], why: 'one board' })
    expect(barred(board, (name) => name === 'new_deeds')).toBe('one board')
    expect(barred(board, (name) => name === 'orders')).toBe('')
    const last = option({ needs: ['new_events'], why: 'one of those' })
    expect(barred(last, () => false)).toBe('one of those')
    expect(barred(last, () => true)).toBe('')
  })

  test('stands where those find it who want it', () => {
    expect(shelf(option({}))).toBe('more')
    expect(shelf(option({ first: true }))).toBe('front')
    expect(shelf(option({ seats: [1] }))).toBe('front')
    expect(shelf(option({ seats: [2] }))).toBe('more')
    expect(shelf(option({ type: 'text', default: '', first: '' }))).toBe('expert')
  })
})
