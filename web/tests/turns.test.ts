// The log by turns, and what is told to somebody who comes back.
import { describe, expect, test } from 'vitest'
import { logLines, toldOf } from '../src/lib/shell/log'
import { missedOf, newsFor, sentencesOf, turnsOf, withoutName, type Line, type Turn } from '../src/lib/shell/turns'
import type { Entry } from '../src/lib/types'
import { act, chat, redo, undo } from './kit'

const ROUND = { event: 'round', seat: -1 }
const NAMES = ['Anna', 'Bot 2', 'Bot 3']

/** A line as the recap has it. */
const said = ({ seat, parts }: Line): string =>
  `${NAMES[seat ?? -1]}: ${parts.map(({ text, points }) => (points ? `${text} +${points}` : text)).join(', ')}`
const news = (entries: Entry[], seat: number | null = 0): string[] => newsFor(entries, seat, 3).map(said)
/** Turns as the log has them, the first one first. */
const told = (entries: Entry[]): string[] =>
  turnsOf(entries).map((turn) => {
    const words = sentencesOf(turn, NAMES)
    return turn.entries.flatMap((entry) => words.get(entry) ?? []).join(' ')
  })

describe('turns', () => {
  const entries = [
    act(1, 0, ['Anna begins.']),
    act(2, 1, ['Bot 2 pays.'], { briefs: [[1, 'warehouse on h12', 11], [1, '−1 worker', 0]], gained: [[1, 11]] }), // prettier-ignore
    act(3, 1, ['Bot 2 sells to Anna.'], { briefs: [[1, 'sold 2 pink', 4], [0, 'trade', 1]], gained: [[1, 4], [0, 1]] }), // prettier-ignore
    act(4, 2, ['Round 2 begins.', 'Bot 3 takes a (thing).']),
    chat(5, 'Ilse', 'hello'),
    act(6, 2, ['Bot 3 errs.'], { briefs: [[2, 'erred', 0]] }),
    undo(7, 2, 4),
  ]

  test('acts of one seat in a row are one, and name it once', () => {
    expect(told(entries)).toEqual(['Anna begins.', 'Bot 2 pays. sells to Anna.', 'Round 2 begins. Bot 3 takes a (thing).', ''])
    expect(turnsOf(entries).map(({ key }) => key)).toEqual([1, 2, 4, 5])
  })

  test('a word of the chat belongs to no turn', () => {
    expect(turnsOf(entries).at(-1)).toMatchObject({ seat: null, lines: [], entries: [{ text: 'hello' }] })
  })

  test('points are those of whoever took the turn', () => {
    expect(turnsOf(entries).map(({ points }) => points)).toEqual([0, 15, 0, 0])
  })

  test('what the table does by itself belongs to the turn that caused it', () => {
    const table: Entry = { number: 2, at: 0, kind: 'reveal', name: '', seat: null, lines: ['Cards are shown.'] }
    expect(told([act(1, 0, ['Anna begins.']), table, act(3, 0, ['Anna ends.'])])).toEqual(['Anna begins. Cards are shown. Anna ends.'])
    expect(told([table])).toEqual(['Cards are shown.'])
  })

  test('of what says nothing nothing is told', () => {
    expect(turnsOf([{ number: 1, at: 0, kind: 'sit', name: 'Anna', seat: 0 }])).toEqual([])
  })

  test('a name is said again after a sentence about somebody else', () => {
    expect(told([act(1, 0, ['Anna sows.', 'Bot 2 pays.', 'Anna reaps.', 'Anna rests.'])])).toEqual([
      'Anna sows. Bot 2 pays. Anna reaps. rests.',
    ])
  })

  test('a round ends a turn, also where the same seat goes on', () => {
    const rows = [
      act(1, 1, ['Bot 2 sows.'], { briefs: [[1, 'sowed', 0]] }),
      act(2, 0, ['Anna digs.'], { briefs: [[0, 'dug', 0]] }),
      act(3, 0, ['Anna reaps.', 'Round 2 begins.'], { briefs: [[0, 'reaped', 0]], events: [ROUND] }),
    ]
    expect(told(rows)).toEqual(['Bot 2 sows.', 'Anna digs. reaps. Round 2 begins.'])
    expect(turnsOf(rows).map(({ over }) => over)).toEqual([false, true])
    const more = [...rows, act(4, 0, ['Anna rests.'], { briefs: [[0, 'rested', 0]] }), act(5, 1, [], { briefs: [[1, 'slept', 0]] })]
    expect(turnsOf(more)).toHaveLength(4)
    expect(news(rows), 'stale').toEqual([])
    expect(news(more)).toEqual(['Bot 2: slept'])
  })

  test('what has just come to nothing for me is told to me too, until I act again', () => {
    const missed = { event: 'missed', seat: 0, missed_brief: 'no room for brown' }
    const rows = [
      act(1, 0, [], { briefs: [[0, 'ship on h18', 0]] }),
      act(2, 0, [], { briefs: [[0, 'fetched 1 red', 0], [0, 'no room for brown', 0]], events: [missed] }), // prettier-ignore
    ]
    expect(news(rows)).toEqual(['Anna: no room for brown'])
    expect(missedOf(rows, 0)).toEqual(['no room for brown'])
    expect(missedOf([...rows, act(3, 1, [], { events: [{ ...missed, missed_brief: 'no set' }] })], 0)).toEqual([
      'no room for brown',
      'no set',
    ])
    expect(missedOf([...rows, act(3, 0)], 0)).toEqual([])
    expect(news([...rows, act(3, 1, [], { briefs: [[1, 'slept', 0]] })])).toEqual(['Anna: no room for brown', 'Bot 2: slept'])
    expect(news([...rows, act(3, 0, [], { briefs: [[0, 'rested', 0]] })])).toEqual([])
  })

  test('so does a turn', () => {
    const ends = { events: [{ event: 'turn', seat: 0 }] }
    expect(turnsOf([act(1, 0, [], ends), act(2, 0)])).toHaveLength(2)
    expect(turnsOf([act(1, 0), act(2, 0)])).toHaveLength(1)
  })
})

describe('news', () => {
  test('are what others did since my turn, in brief words or the first sentence', () => {
    const entries = [
      act(1, 0, ['Anna begins.']),
      act(2, 1, ['Bot 2 pays.'], { briefs: [[1, 'warehouse on h12', 11], [1, '−1 worker', 0]] }), // prettier-ignore
      act(3, 1, ['Bot 2 sells to Anna.'], { briefs: [[1, 'sold 2 pink', 4], [0, 'trade', 1]] }), // prettier-ignore
      act(4, 2, ['Round 2 begins.', 'Bot 3 takes a (thing).']),
    ]
    expect(news(entries)).toEqual(['Bot 2: warehouse on h12 +11, −1 worker, sold 2 pink +4', 'Anna: trade +1', 'Bot 3: takes a (thing)'])
  })

  test('what the table does for others is told of them, within my own act too', () => {
    const entries = [
      act(1, 1, [], { briefs: [[1, 'long ago', 0]] }),
      act(2, 0, [], { briefs: [[0, 'passed', 0], [1, 'used the Farm', 0], [0, '+2 wood', 0], [1, '+1 food', 0]] }), // prettier-ignore
      act(3, 2, [], { briefs: [[2, 'worker to the Mill', 0], [0, 'Mill', 1], [1, '+3 workers', 0], [0, 'had to pass', 0]] }), // prettier-ignore
    ]
    expect(news(entries)).toEqual([
      'Bot 2: used the Farm, +1 food',
      'Bot 3: worker to the Mill',
      'Anna: Mill +1, had to pass',
      'Bot 2: +3 workers',
    ])
  })

  test('who is ready needs no line', () => {
    const entries = [
      act(1, 0, ['Anna begins.']),
      act(2, 1, ['Bot 2 is ready.'], { events: [{ event: 'ready', seat: 1 }] }),
      act(3, 2, [], { briefs: [[2, 'slept', 0]] }),
    ]
    expect(news(entries)).toEqual(['Bot 3: slept'])
    expect(told(entries)).toContain('Bot 2 is ready.')
  })

  test('in the turn that I am in, they are still those before it', () => {
    const entries = [act(1, 0, [], { briefs: [[0, 'dug', 0]] }), act(2, 1, [], { briefs: [[1, 'slept', 0]] }), act(3, 0, [], { briefs: [[0, 'sowed', 0]] })] // prettier-ignore
    expect(news(entries)).toEqual(['Bot 2: slept'])
  })

  test('two turns of the same seat are two lines, and what befell it between is joined', () => {
    const rested = (number: number, text: string): Entry => act(number, 1, [], { briefs: [[1, text, 0]], events: [ROUND] })
    expect(news([rested(1, 'sowed'), rested(2, 'reaped')])).toEqual(['Bot 2: sowed', 'Bot 2: reaped'])
    const fell = act(3, 2, [], { briefs: [[2, 'stole', 0], [1, 'lost', 0]] }) // prettier-ignore
    expect(news([fell, act(4, 1, [], { briefs: [[1, 'wept', 0]] })])).toEqual(['Bot 3: stole', 'Bot 2: lost, wept'])
  })

  test('the chat is none', () => {
    expect(news([chat(1, 'Ilse', 'hello')])).toEqual([])
  })

  test('a spectator hears the last turn of everybody', () => {
    const entries = [0, 1, 2, 0].map((seat, at) => act(at + 1, seat, [], { briefs: [[seat, `act ${at + 1}`, 0]] }))
    expect(news(entries, null)).toEqual(['Bot 2: act 2', 'Bot 3: act 3', 'Anna: act 4'])
  })

  test('a line has the events of its own seat, and those of the table in its turn', () => {
    const events = [
      { event: 'a', seat: 1 },
      { event: 'b', seat: 0 },
      { event: 'c', seat: -1 },
    ]
    const lines = newsFor([act(1, 1, [], { events, briefs: [[1, 'did', 0], [0, 'met', 0]] })], 2, 3) // prettier-ignore
    expect(lines.map(({ entries }) => entries[0]?.events?.map(({ event }) => event))).toEqual([['a', 'c'], ['b']])
    expect(lines.map(({ own }) => own)).toEqual([true, false])
  })
})

describe('an auction', () => {
  const bid = (number: number, seat: number, part: string, more: Partial<Entry['fold'] & object> = {}): Entry =>
    act(number, seat, [`${NAMES[seat]} bids.`], {
      briefs: [[seat, 'bids', 0]],
      fold: { about: 'Jester auction', parts: part ? [part] : [], lines: [], briefs: [], ...more },
    })
  const war = [
    act(1, 2, ['Bot 3 rests.'], { briefs: [[2, 'rested', 0]] }),
    bid(2, 0, 'Anna 200'),
    bid(3, 1, 'Bot 2 300'),
    bid(4, 2, ''),
    bid(5, 0, 'Anna 400'),
  ]
  const over = bid(6, 1, 'Anna wins at 400', { lines: ['Anna receives: Jester.'], briefs: [[0, 'got the Jester', 0]] })
  const LINE = 'Jester auction: Anna 200, Bot 2 300, Anna 400, Anna wins at 400'
  const lines = (entries: Entry[]): string[][] => {
    const known = toldOf(entries)
    return turnsOf(entries).map((turn) => [...sentencesOf(turn, NAMES, known).values()].flat())
  }

  test('is one line of the log, with what else came of it', () => {
    expect(lines([...war, over])).toEqual([['Bot 3 rests.'], [`${LINE}.`, 'Anna receives: Jester.']])
    expect(logLines([...war, over]).map(({ text }) => text)).toEqual(['Bot 3 rests.', `${LINE}.`, 'Anna receives: Jester.'])
  })

  test('is one line of the recap, before and after my own bid', () => {
    const heard = (entries: Entry[]): string[] =>
      newsFor(entries, 0, 3).map(({ about, seat, parts }) => `${about ?? NAMES[seat ?? -1]}: ${parts.map(({ text }) => text).join(', ')}`)
    expect(heard(war.slice(0, 4))).toEqual(['Bot 3: rested', 'Jester auction: Anna 200, Bot 2 300'])
    expect(heard([...war, over])).toEqual(['Bot 3: rested', LINE])
  })

  test('of many bids tells the first and the last', () => {
    const long = [...war, ...[1, 0, 1].map((seat, at) => bid(6 + at, seat, `${NAMES[seat]} ${500 + at * 100}`))]
    expect(lines(long).at(-1)).toEqual(['Jester auction: Anna 200, Bot 2 300, Anna 400, Bot 2 500, Anna 600, Bot 2 700.'])
    expect(lines([...long, bid(9, 0, 'Anna 800')]).at(-1)).toEqual(['Jester auction: Anna 200, Bot 2 300 … Anna 800.'])
  })

  test('ends where something else is done, or another thing is sold', () => {
    const next = [2, 0].map((seat, at) => bid(7 + at, seat, `${NAMES[seat]} 200`, { about: 'Lake auction' }))
    const all = [...war, over, ...next, act(9, 0, ['Anna rests.'])]
    expect(lines(all).slice(2)).toEqual([['Lake auction: Bot 3 200, Anna 200.'], ['Anna rests.']])
  })

  test('of one bid is told like any other act, and what was taken back is no part of it', () => {
    expect(lines(war.slice(0, 2)).at(-1)).toEqual(['Anna bids.'])
    expect(lines([...war.slice(0, 4), undo(5, 1, 2)]).at(-1)).not.toContain('Jester auction')
  })
})

test('what is asked of the others and declined stands in the log by itself', () => {
  const talk = (number: number, kind: string, line: string): Entry => ({ number, at: 0, kind, name: 'Anna', seat: null, lines: [line] })
  const entries = [
    act(1, 1, [], { briefs: [[1, 'slept', 0]] }),
    act(2, 0, ['Anna digs.']),
    talk(3, 'propose', 'Anna asks.'),
    talk(4, 'answer', 'Bot 2 declines.'),
  ]
  expect(told(entries)).toEqual(['', 'Anna digs.', 'Anna asks.', 'Bot 2 declines.'])
  expect(news(entries), 'and is no turn').toEqual(['Bot 2: slept'])
})

describe('taking back', () => {
  const entries = [
    act(1, 0, ['Anna takes a mine.'], { briefs: [[0, 'mine from depot 4', 0]] }),
    act(2, 2, ['Bot 3 passes.'], { briefs: [[2, 'passed', 0]] }),
    undo(3, 1, 0),
  ]

  test('others’ moves is told in log and news', () => {
    expect(turnsOf(entries).map(({ lines }) => lines.map(said))).toEqual([
      ['Bot 2: takes back the moves: Anna (mine from depot 4), Bot 3 (passed)'],
    ])
    expect(news(entries)).toEqual(['Bot 2: takes back the moves: Anna (mine from depot 4), Bot 3 (passed)'])
  })

  test('others’ moves has a sentence of its own in the log', () => {
    const words = sentencesOf(turnsOf(entries)[0] as Turn, NAMES, toldOf(entries))
    expect([...words.values()]).toEqual([['Bot 2 takes back the moves: Anna (mine from depot 4), Bot 3 (passed).']])
  })

  test('one’s own is not', () => {
    expect(turnsOf([act(1, 1, ['Bot 2 errs.']), undo(2, 1, 0)])).toEqual([])
    expect(news(entries, 1), 'who did it knows').toEqual([])
  })

  test('is forgotten when it is done again', () => {
    expect(told([...entries, redo(4, 1, 2)])).toEqual(['Anna takes a mine.', 'Bot 3 passes.'])
  })
})

test('a sentence about somebody who has been named goes without the name', () => {
  expect(withoutName('Anna digs.', 'Anna')).toBe('digs.')
  expect(withoutName('Annabel digs.', 'Anna')).toBe('Annabel digs.')
})
