// What is read off a view, a ledger or the options of a game, and said of it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { company, keepCompany, keepLevel, level } from '../src/lib/company'
import { grouped, kept, signed as plainlySigned, upTo } from '../src/lib/lists'
import { chosenAmong, listed, optionLines } from '../src/lib/options'
import { isFacts, isPlain, learnNouns, nameIn, ownFacts, playerFacts, valueIn } from '../src/lib/plain/facts'
import { plainBoard } from '../src/lib/plain'
import { settings } from '../src/lib/settings.svelte'
import { endsOf } from '../src/lib/shell/curves'
import { endedText, ending, isMe, seatLabel, seatName, seatOrYou, sideName, sidesOf, styled } from '../src/lib/shell/people'
import { priceText } from '../src/lib/shell/prices'
import { box, union } from '../src/lib/shell/shapes'
import { decimal, signed } from '../src/lib/shell/signed'
import { largestSources, standings, sumOf, turningPoint } from '../src/lib/shell/standing'
import type { Desk } from '../src/lib/shell/table'
import type { BaseView, GameInfo, LedgerRow, OptionInfo } from '../src/lib/types'
import { loadWords, readable, t, tOr, word } from '../src/lib/words.svelte'
import { Room, act, forget, tableOf, viewOf } from './kit'

afterEach(forget)

/** The server has these words of a game. */
async function speaking(game: string, text: string): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response(text, { headers: { 'content-type': 'text/plain' } }))
  await loadWords(game, 'en')
}

describe('words', () => {
  test('of the page, in either language, or their key', () => {
    expect(t('yes')).toBe('yes')
    expect(t('no-such-word')).toBe('no-such-word')
    expect(tOr('no-such-word', 'other')).toBe('other')
    settings.lang = 'ru'
    expect(t('yes')).toBe('да')
  })

  test('of a game come from the server, and stand for nothing until then', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { headers: { 'content-type': 'text/plain' } }))
    expect(word('unheard', 'game-name')).toBe('')
    await speaking('heard', 'game-name = A game\ncount = { $n } things')
    expect(word('heard', 'game-name')).toBe('A game')
    expect(word('heard', 'count', { n: 3 })).toBe('3 things')
    expect(word('heard', 'missing')).toBe('missing')
  })

  test('names of programs are made readable', () => {
    expect(readable('wood_covered:market-1')).toBe('Wood covered market 1')
  })

  test('a price is said in the unit of the game, or plainly', async () => {
    await speaking('priced', 'page-price = { $price -> \n    [one] one worker\n   *[other] { $price } workers\n}')
    expect(priceText({ view: viewOf({ game: 'priced' }) } as Desk, '2')).toBe('2 workers')
    expect(priceText({ view: viewOf({ game: 'unpriced' }) } as Desk, '2')).toBe(t('costs', { price: 2 }))
  })
})

describe('points with their sign', () => {
  test('as they are printed', () => {
    expect([signed(3), signed(-3), signed(0), signed(1.25)]).toEqual(['+3', '−3', '0', '+1.3'])
    expect([plainlySigned(3), plainlySigned(-3), plainlySigned(0)]).toEqual(['+3', '−3', '+0'])
    expect(decimal(2)).toBe('2.0')
  })

  test('in the language of the person', () => {
    settings.lang = 'ru'
    expect(signed(-1.5)).toBe('−1,5')
  })
})

describe('lists', () => {
  test('are grouped in the order in which things first come', () => {
    expect([...grouped(['bee', 'ant', 'bug', 'asp'], (one) => one.charAt(0))]).toEqual([
      ['b', ['bee', 'bug']],
      ['a', ['ant', 'asp']],
    ])
    expect(upTo(3)).toEqual([0, 1, 2])
  })

  test('a newer value keeps the old objects that have not changed', () => {
    const old = { a: { x: [1, 2] }, b: { y: 1 }, c: [{ z: 1 }, { z: 2 }] }
    const next = kept(old, { a: { x: [1, 2] }, b: { y: 2 }, c: [{ z: 1 }, { z: 3 }] })
    expect(next).toEqual({ a: { x: [1, 2] }, b: { y: 2 }, c: [{ z: 1 }, { z: 3 }] })
    expect(next.a).toBe(old.a)
    expect(next.b).not.toBe(old.b)
    expect(next.c[0]).toBe(old.c[0])
    expect(kept(old, structuredClone(old))).toBe(old)
  })

  test('what has become longer, shorter or something else is new', () => {
    expect(kept([1, 2], [1])).toEqual([1])
    expect(kept([1], [1, 2])).toEqual([1, 2])
    expect(kept({ a: 1 }, {})).toEqual({})
    expect(kept([], {})).toEqual({})
    expect(kept(null, [1])).toEqual([1])
    expect(kept([1], null)).toBeNull()
  })
})

describe('the end of a game', () => {
  const row = (seat: number, points: number, why: string): LedgerRow => ({ seat, points, why, rule: '', what: '', move: 0 })
  const places = (view: BaseView): string[] =>
    standings(view).map(({ number, place, ahead, why }) => `${place}. ${number}${ahead ? ' ahead' : ''}${why ? ` by ${why.why}` : ''}`)

  test('ranks everybody, opponents whom nobody sits for too', () => {
    const view = viewOf({ seats: 1, scores: [40], opponents: [{ name: 'diego', points: 45 }], ranking: [1, 0], winners: [] })
    expect(places(view)).toEqual(['1. 1', '2. 0'])
    expect(sidesOf(view).map(({ opponent }) => opponent)).toEqual(['', 'diego'])
  })

  test('equal ones share a place, and the next is counted after them', () => {
    expect(places(viewOf({ scores: [50, 50, 40], ranking: [1, 0, 2], winners: [0, 1] }))).toEqual(['1. 1', '1. 0', '3. 2'])
  })

  test('as many points and yet before: it is said why', () => {
    const ties = [{ ahead: 1, behind: 0, why: 'fewer-workers', with: {} }]
    expect(places(viewOf({ scores: [50, 50, 40], ranking: [1, 0, 2], winners: [1], ties }))).toEqual([
      '1. 1 ahead by fewer-workers',
      '2. 0',
      '3. 2',
    ])
    expect(places(viewOf({ scores: [50, 50, 40], ranking: [1, 0, 2], winners: [1] }))).toEqual(['1. 1 ahead', '2. 0', '3. 2'])
  })

  test('sums what came from where', () => {
    const view = viewOf({ ledger: [row(0, 5, 'ships'), row(1, 3, 'ships'), row(0, 2, 'ships'), row(0, 9, 'mines')] })
    expect(sumOf(view, 0, 'ships')).toBe(7)
    expect(largestSources(view, 1)).toEqual(['ships'])
    expect(largestSources(view, 9)).toEqual(['ships', 'mines'])
  })

  test('knows since when the first was never behind', () => {
    expect(turningPoint([[0, 0], [1, 0], [1, 2], [3, 2], [4, 2]], 0)).toBe(3) // prettier-ignore
    expect(turningPoint([[0, 0], [1, 0], [2, 1]], 0)).toBe(1) // prettier-ignore
    expect(turningPoint([[1, 0], [2, 0]], 0)).toBeNull() // prettier-ignore
    expect(turningPoint([[0, 1], [0, 2]], 0)).toBeNull() // prettier-ignore
  })

  test('emblems stand at the ends of the lines, never one on another nor below the chart', () => {
    const height = (value: number): number => 100 - value
    const end = (seat: number, value: number): { seat: number; value: number } => ({ seat, value })
    expect(endsOf([end(0, 10), end(1, 60)], height, 100).map(({ seat, y }) => [seat, y])).toEqual([
      [1, 40],
      [0, 90],
    ])
    expect(endsOf([end(0, 50), end(1, 50), end(2, 49)], height, 100).map(({ y }) => y)).toEqual([50, 63, 76])
    expect(endsOf([end(0, 0), end(1, 0), end(2, 0)], height, 100).map(({ y }) => y)).toEqual([76, 89, 102])
  })
})

describe('people', () => {
  let room: Room
  beforeEach(() => {
    room = new Room()
    room.say()
  })

  test('are called by their names, bots by their numbers, and the reader “you” where that is clear', () => {
    const { session } = room
    expect([0, 1].map((seat) => seatName(session, seat))).toEqual(['Anna', 'Bot 2'])
    expect(isMe(session, 0)).toBe(true)
    expect(seatOrYou(session, 0)).toBe(t('you'))
    session.table = tableOf({ mode: 'hotseat' })
    expect(seatOrYou(session, 0)).toBe('Anna')
  })

  test('of bots it is said how they play', () => {
    const [me, bot] = tableOf().seats
    if (!me || !bot) throw new Error('nobody')
    expect(seatLabel(me, 'burgundy')).toBe('Anna')
    expect(seatLabel({ ...bot, bot: 'my_own' }, 'burgundy')).toBe(`${t('bot')} · My own`)
    expect(seatLabel({ ...bot, bot: styled('my_own', 'bold_one') }, 'burgundy')).toBe(`${t('bot')} · My own · Bold one`)
    expect(seatLabel({ ...bot, kind: 'open' }, 'burgundy')).toBe(t('open-seat'))
    expect(styled('greedy', '')).toBe('greedy')
  })

  test('opponents whom nobody sits for come after the seats', () => {
    const view = viewOf({ opponents: [{ name: 'the_diego', points: 3 }] })
    expect(sideName(room.session, view, 3)).toBe('The diego')
    expect(sideName(room.session, view, 0)).toBe(t('you'))
    expect(sideName(room.session, view, 0, true)).toBe('Anna')
  })

  test('who has won is said by name, and losing to nobody too', () => {
    room.session.view = viewOf({ winners: [1, 2] })
    expect(ending(room.session)).toContain('Bot 2, Bot 3')
    room.session.view = viewOf()
    expect(ending(room.session)).toBe(t('lost'))
  })

  test('how a game was stopped is said', () => {
    expect(endedText(room.session)).toBe(t('closed'))
    room.session.table = tableOf({ ending: 'resigned', resigned: [1] })
    expect(endedText(room.session)).toBe(t('ended-resigned', { names: 'Bot 2' }))
  })
})

describe('a game without a board', () => {
  beforeEach(() =>
    speaking(
      'plain',
      [
        'board-gold_left = Gold',
        'good-wood = Wood',
        'touch-stall = Stall { $what }',
        'act-pass = Pass',
        'event-round = Round { $round }',
      ].join('\n'),
    ),
  )

  test('facts are plain, or have parts', () => {
    expect([1, 'a', null, true].every(isPlain)).toBe(true)
    expect([[], {}].some(isPlain)).toBe(false)
    expect([isFacts({}), isFacts([]), isFacts(null)]).toEqual([true, false, false])
  })

  test('names and values are in its words where it has some', () => {
    learnNouns('plain', ['good-'])
    expect(nameIn('plain', 'gold_left')).toBe('Gold')
    expect(nameIn('plain', 'rest_days')).toBe('Rest days')
    expect(valueIn('plain', 'what', 'wood')).toBe('Wood')
    expect(valueIn('plain', 'what', 'old_iron')).toBe('old iron')
    expect([valueIn('plain', 'x', null), valueIn('plain', 'x', ''), valueIn('plain', 'x', true), valueIn('plain', 'x', 0)]).toEqual([
      '—',
      '—',
      'yes',
      '0',
    ])
  })

  test('numbers under some names are seats', () => {
    expect(valueIn('plain', 'leader', 1)).toBe(t('player-number', { number: 2 }))
    expect(valueIn('plain', 'leader', 1, (seat) => `P${seat}`)).toBe('P1')
    expect(valueIn('plain', 'leader', null)).toBe('—')
  })

  test('what every view has is left out', () => {
    const view = { ...viewOf(), stalls: 3, players: [{ seat: 0, points: 2, gold: 7 }, 'odd'] } as BaseView
    expect(ownFacts(view).map(([name]) => name)).toEqual(['stalls', 'players'])
    expect(playerFacts(view, 0)).toEqual([['gold', 7]])
    expect(playerFacts(view, 1)).toEqual([])
    expect(playerFacts(viewOf(), 0)).toEqual([])
  })

  test('its board names what can be touched and where rounds begin', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify([{ name: 'plain', nouns: ['good-'] }]), { headers: { 'content-type': 'application/json' } })) // prettier-ignore
    const board = await plainBoard('plain')
    const view = viewOf({ game: 'plain', moves: 4 })
    expect(board.nameOf('stall:wood', view)).toBe('Stall Wood')
    expect(board.nameOf('stall:2', view)).toBe('Stall 2')
    expect(board.nameOf('pass', view)).toBe('Pass')
    expect(board.nameOf('gold_left:3', view)).toBe('Gold 3')
    expect(board.sourceOf('big_market', 'wood')).toBe('Big market: Wood')
    expect(board.headline(view)).toBe(t('status-playing', { moves: 4 }))
    const begins = act(2, 0, [], { events: [{ event: 'round', seat: -1, round: '2' }] })
    expect(board.stopsOf([act(1, 0), begins, { ...begins, moves: null }], view)).toEqual([{ moves: 2, text: 'Round 2' }])
  })
})

describe('options', () => {
  const option = (name: string, more: Partial<OptionInfo>): OptionInfo =>
    ({ name, type: 'choice', choices: ['a', 'b'], labels: {}, default: 'a', help: `The ${name}.`, seats: [], ...more }) as OptionInfo
  const game = {
    options: [
      option('side', { labels: { a: 'Upper', b: 'Lower' } }),
      option('open', { type: 'flag', choices: [false, true], default: false, help: 'Open scores.' }),
      option('first', { type: 'seat', choices: ['random', 0, 1, 2, 3], default: 'random' }),
      option('rounds', { type: 'numbers', choices: [1, 2, 3], default: 2, labels: { 2: 'usual', 3: 'long' } }),
      option('only', { choices: ['a'] }),
      option('solo', { seats: [1] }),
      option('note', { type: 'text', choices: [], default: '' }),
    ],
  } as unknown as GameInfo

  test('are those that leave a choice to so many players', () => {
    expect(chosenAmong(game, 2).map(({ name }) => name)).toEqual(['side', 'open', 'first', 'rounds', 'note'])
    expect(chosenAmong(game, 1).map(({ name }) => name)).toContain('solo')
    expect(chosenAmong(undefined, 2)).toEqual([])
  })

  test('list the seats that there are, and numbers with a name', () => {
    const by = (name: string): OptionInfo => game.options.find((one) => one.name === name) as OptionInfo
    expect(listed(by('first'), 2)).toEqual(['random', 0, 1])
    expect(listed(by('rounds'), 2)).toEqual([2, 3])
    expect(listed(by('side'), 2)).toEqual(['a', 'b'])
  })

  test('are told as they were chosen; switches and numbers where they are not as usual', () => {
    expect(optionLines(game, {}, 2)).toEqual(['The side: Upper', 'The rounds: usual'])
    expect(optionLines(game, { side: 'b', open: true, first: 1, rounds: 1 }, 2)).toEqual([
      'The side: Lower',
      'Open scores.',
      'The first → 1',
      'The rounds → 1',
    ])
  })
})

describe('what this device remembers', () => {
  test('who sat before this screen', () => {
    expect(company()).toEqual([])
    keepCompany([{ name: 'Anna', bot: '' }])
    expect(company()).toEqual([{ name: 'Anna', bot: '' }])
    localStorage.setItem('bastide-company', '[{"bot": 3}]')
    expect(company()).toEqual([{ name: '', bot: '3' }])
    for (const broken of ['{', '7']) {
      localStorage.setItem('bastide-company', broken)
      expect(company()).toEqual([])
    }
  })

  test('how well bots shall play, if there are such', () => {
    expect(level()).toBe('amateur')
    keepLevel('expert')
    expect(level()).toBe('expert')
    expect(level(['amateur', 'expert'])).toBe('expert')
    expect(level(['amateur'])).toBe('amateur')
  })
})

describe('outlines', () => {
  test('of squares have no line where they meet', () => {
    expect(union([[0, 0]], 10)).toBe('M0 0H10V10H0V0z')
    expect(union([[0, 0], [1, 0]], 10)).toBe('M0 0H10H20V10H10H0V0z') // prettier-ignore
  })

  test('of squares that do not meet are several', () => {
    expect(union([[0, 0], [2, 0]], 1).split('z')).toHaveLength(3) // prettier-ignore
    expect(union([], 1)).toBe('')
  })

  test('of a box are closed', () => {
    expect(box(20, 10)).toMatch(/^M-4 0h8a6 6.*z$/)
  })
})
