// One table, live: what the line brings, what is sent and sent again, and what the server is asked for.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { muted } from '../src/lib/muted.svelte'
import { settings } from '../src/lib/settings.svelte'
import { Analysed } from '../src/lib/session/analysed.svelte'
import { bare } from '../src/lib/touch.svelte'
import type { Analysis, Entry, TableMessage } from '../src/lib/types'
import { No, Room, act, chat, choice, forget, question, redo, tableOf, undo, viewOf } from './kit'

let room: Room
beforeEach(() => {
  vi.useFakeTimers()
  room = new Room()
})
afterEach(() => {
  room.session.close()
  vi.useRealTimers()
  forget()
})

/** The frame has been drawn: the next message is heard. */
const drawn = (): Promise<unknown> => vi.advanceTimersByTimeAsync(300)
const numbers = (): number[] => room.session.all.map(({ number }) => number)
const later = (): { promise: Promise<unknown>; answer: (said: unknown) => void } => {
  let answer: (said: unknown) => void = () => undefined
  const promise = new Promise((resolve) => (answer = resolve))
  return { promise, answer: (said) => answer(said) }
}

describe('a message', () => {
  test('brings what all choices have in common to each of them', () => {
    room.ask(question('florence characters'))
    const { legal } = room.session.touching
    expect(legal).toHaveLength(54)
    expect(
      legal.every(({ gives, cost, worth, ends_turn, asks }) => gives && cost && worth && ends_turn !== undefined && asks !== undefined),
    ).toBe(true)
  })

  test('brings very many choices as lines and touches', () => {
    room.ask(question('orleans owner'))
    const { legal, wide } = room.session.touching
    expect(wide).toBe(true)
    expect(legal).toHaveLength(203)
    expect(legal.every(({ touches }) => touches.length && touches.every(Boolean))).toBe(true)
  })

  test('that asks the same leaves the touches, another question forgets them', async () => {
    const legal = [choice('a b'), choice('a c')]
    room.ask(legal)
    await room.touch('a')
    await drawn()
    room.ask(legal, { number: 2 })
    expect(room.session.touching.picked).toEqual(['a'])
    await drawn()
    room.ask(legal, { number: 3, answers: 3 })
    expect(room.session.touching.picked).toEqual([])
  })

  test('of another seat or with another number of choices is another question', async () => {
    const legal = [choice('a b'), choice('a c')]
    room.ask(legal)
    await room.touch('a')
    await drawn()
    room.ask(legal, { number: 2, seat: 1 })
    expect(room.session.touching.picked).toEqual([])
    await room.touch('a')
    await drawn()
    room.ask([...legal, choice('a d')], { number: 3, seat: 1 })
    expect(room.session.touching.picked).toEqual([])
  })

  test('adds entries once, and tells which are fresh', async () => {
    room.say({ entries: [act(1, 0)] })
    expect(room.session.fresh, 'what was there when we came is no news').toEqual([])
    await drawn()
    room.say({ number: 2, entries: [act(1, 0), act(2, 1)] })
    expect(numbers()).toEqual([1, 2])
    expect(room.session.fresh.map(({ number }) => number)).toEqual([2])
  })

  test('through another seat brings the log of that seat', async () => {
    room.say({ entries: [act(1, 0), act(2, 1)] })
    await drawn()
    room.say({ number: 3, seat: 1, entries: [act(2, 1), act(3, 0)] })
    expect(numbers()).toEqual([2, 3])
  })

  test('of a move of a wave that left alone numbers the others anew', async () => {
    room.say({ number: 3, entries: [act(1, 0), act(2, 1), act(3, 2)] })
    await drawn()
    room.say({ number: 4, entries: [{ ...undo(4, 1, 2), of: 2 }] })
    expect(room.session.all.map(({ moves }) => moves)).toEqual([1, null, 2, null])
    await drawn()
    room.say({ number: 5, entries: [{ ...redo(5, 1, 3), of: 2 }] })
    expect(room.session.all[1]?.moves).toBe(3)
  })

  test('keeps the parts of the view that have not changed', async () => {
    room.say({ view: viewOf({ ledger: [] }) })
    const { view } = room.session
    await drawn()
    room.say({ number: 2, view: viewOf({ moves: 1 }) })
    expect(room.session.view?.moves).toBe(1)
    expect(room.session.view?.ledger).toBe(view?.ledger)
  })

  test('is shown when the one before has been drawn', async () => {
    room.say({ number: 1 })
    room.say({ number: 2, question: 'second' })
    room.say({ number: 3, question: 'third' })
    expect(room.session.question).toBe('')
    await vi.advanceTimersByTimeAsync(40)
    expect(room.session.question).not.toBe('')
    await drawn()
    expect(room.session.question).toBe('third')
  })
})

describe('the others’ turns', () => {
  const did = (number: number, seat: number): Entry => act(number, seat, [], { briefs: [[seat, 'did', 0]] })
  const waits = viewOf({ to_act: [1] })
  /** The others act at once, one message each, and then I am asked. */
  async function answered(seats: number[], more: Partial<TableMessage> = {}): Promise<void> {
    room.say({ number: 1, entries: [did(1, 0)], view: waits })
    await drawn()
    seats.forEach((seat, at) => {
      const last = at === seats.length - 1
      room.say({ number: at + 2, entries: [did(at + 2, seat)], view: last ? viewOf() : waits, question: last ? 'mine' : 'wait', ...more })
    })
  }
  const shown = (): number => room.session.all.length - 1
  /** Milliseconds until so many of them are shown. */
  async function until(count: number): Promise<number> {
    let time = 0
    for (; shown() < count && time < 10_000; time += 20) await vi.advanceTimersByTimeAsync(20)
    return time
  }

  test('are shown one after the other', async () => {
    await answered([1, 2, 1])
    expect(shown(), 'mine is over').toBe(1)
    expect(await until(2)).toBeGreaterThan(800)
    expect(room.session.held).toBe(true)
    expect(room.session.question).toBe('wait')
    expect(await until(3)).toBeGreaterThan(800)
    expect(room.session.question).toBe('mine')
    expect(room.session.held).toBe(false)
  })

  test('acts of one of them follow more quickly, and all take no longer than a few seconds', async () => {
    await answered([1, 1])
    expect(await until(2)).toBeLessThan(500)
    room.session.close()
    room = new Room()
    await answered(Array.from({ length: 30 }, (_, at) => 1 + (at % 2)))
    const time = await until(30)
    expect(time).toBeGreaterThan(2000)
    expect(time).toBeLessThan(4600)
  })

  test('come at the pace that is wished, or at once', async () => {
    settings.speed = 'slow'
    await answered([1, 2])
    expect(await until(2)).toBeGreaterThan(1700)
    room.session.close()
    settings.speed = 'off'
    room = new Room()
    await answered([1, 2])
    expect(await until(2)).toBeLessThan(100)
  })

  test('are skipped: all that happened is told together', async () => {
    expect(room.session.skip(), 'nothing is held back').toBe(false)
    await answered([1, 2, 1])
    await drawn()
    expect(room.session.skip()).toBe(true)
    expect(room.session.question).toBe('mine')
    expect(room.session.fresh.map(({ number }) => number)).toEqual([3, 4])
    expect([room.session.held, room.session.leapt]).toEqual([false, true])
  })

  test('that come after somebody has skipped wait no more until I am asked again', async () => {
    await answered([1, 2, 1], { view: waits })
    await drawn()
    room.session.skip()
    await drawn()
    room.say({ number: 5, entries: [did(5, 2)], view: viewOf() })
    expect(numbers()).toHaveLength(5)
    await answered([1, 2])
    expect(room.session.held, 'the next time they do').toBe(true)
  })

  test('wait neither for who is merely ready, nor while I am asked, nor for my own act', async () => {
    await answered([1, 2], { entries: [act(2, 2), act(3, 1)] })
    await drawn()
    expect(room.session.held).toBe(false)
    room.session.close()
    room = new Room()
    await answered([1, 2], { view: viewOf() })
    expect(await until(2)).toBeLessThan(100)
    room.session.close()
    room = new Room()
    await answered([1, 2, 1])
    await drawn()
    expect(room.session.held).toBe(true)
    room.say({ number: 5, entries: [did(5, 0)] })
    expect(numbers()).toEqual([1, 2, 3, 4, 5])
  })
})

describe('a request to the others', () => {
  const asked = { number: 2, what: 'undo', by: 'Anna', seat: null, to: 1, asks_you: false, yours: true }
  const answer = (yes: boolean): Entry => ({ number: 3, at: 0, kind: 'answer', name: 'Ilse', seat: null, yes, lines: yes ? [] : ['Ilse declines.'] }) // prettier-ignore

  test.each([
    ['that is declined is said to be', answer(false), 'Ilse declines.'],
    ['that the game passes over too', act(3, 1), 'The game has gone on: your request has lapsed.'],
    ['that is agreed to needs no word', answer(true), ''],
  ])('%s', async (_, entry, said) => {
    room.say({ number: 2, table: tableOf({ proposals: [asked] }) })
    await drawn()
    room.say({ number: 3, entries: [entry], answers: 3 })
    expect(room.session.notice).toBe(said)
  })
})

describe('the chat', () => {
  test('is unread when something comes, not what was there before', async () => {
    room.say({ entries: [chat(1, 'Ilse', 'hello', 'ilse')] })
    expect(room.session.unread).toBe(false)
    await drawn()
    room.say({ number: 2, entries: [chat(2, 'Ilse', 'again', 'ilse')] })
    expect(room.session.unread).toBe(true)
  })

  test('of somebody who is not to be heard is no news', async () => {
    room.say({ entries: [chat(1, 'Ilse', 'hello', 'ilse')] })
    room.session.mute('ilse')
    await drawn()
    room.say({ number: 2, entries: [chat(2, 'Ilse', 'again', 'ilse'), chat(3, 'Otto', 'hm', 'otto')] })
    expect(room.session.entries.map(({ number }) => number)).toEqual([3])
    expect(room.session.fresh.map(({ number }) => number)).toEqual([3])
    expect(muted.has('ilse')).toBe(true)
    room.session.heard = 3
    room.session.mute('ilse')
    expect(room.session.entries).toHaveLength(3)
    expect(room.session.unread).toBe(false)
  })
})

describe('what is sent', () => {
  test('answers the present question', async () => {
    room.ask([choice('a', { action: { do: 'take' } })], { answers: 4 })
    await room.session.act(room.session.touching.legal[0] ?? bare('', []))
    expect(room.sent).toEqual([
      { path: '/api/tables/t/act', body: { seat: 0, answers: 4, key: expect.any(String) as string, action: { do: 'take' } } },
    ])
  })

  test('is sent again with the same key until it has arrived', async () => {
    room.ask([choice('a')])
    let tries = 0
    room.answers['act'] = () => ((tries += 1) < 4 ? undefined : { number: 1 })
    const acting = room.session.act(choice('a'))
    await vi.advanceTimersByTimeAsync(200)
    expect(room.sent).toHaveLength(1)
    expect(room.session.connection).toBe('offline')
    await vi.advanceTimersByTimeAsync(100)
    expect(room.sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(5000)
    await acting
    expect(room.sent).toHaveLength(4)
    expect(new Set(room.sent.map(({ body }) => body['key'])).size).toBe(1)
    expect(room.session.busy).toBe(false)
  })

  test('also where a server that is away says so', async () => {
    room.ask([choice('a')])
    let tries = 0
    room.answers['act'] = () => ((tries += 1) < 2 ? new No(503, 'away') : { number: 1 })
    const acting = room.session.act(choice('a'))
    await vi.advanceTimersByTimeAsync(1000)
    await acting
    expect(room.sent).toHaveLength(2)
    expect(room.session.notice).toBe('')
  })

  test('is not sent again when it was refused, or the table was left', async () => {
    room.ask([choice('a')])
    room.answers['act'] = () => new No(409, 'No.')
    await room.session.act(choice('a'))
    expect(room.sent).toHaveLength(1)
    room.answers['act'] = () => undefined
    room.session.close()
    await room.session.act(choice('a'))
    expect(room.sent).toHaveLength(2)
    expect(room.session.busy).toBe(false)
  })

  test('says who of several round one screen took back or spoke, and not where everybody has their own', async () => {
    room.say()
    await room.session.undo()
    expect(room.sent.at(-1)?.body).not.toHaveProperty('seat')
    await drawn()
    room.say({ number: 2, seat: 1, table: tableOf({ mode: 'hotseat' }) })
    await room.session.undo()
    expect(room.sent.at(-1)?.body).toMatchObject({ seat: 1 })
    await room.session.chat('hm')
    expect(room.sent.at(-1)?.body).toMatchObject({ seat: 1, text: 'hm' })
  })

  test('who watches plays nothing', async () => {
    room.say({ seat: null })
    await room.session.act(choice('a'))
    expect(room.sent).toEqual([])
  })

  test('a new table like this one has my seats, its bots, and room for the others', async () => {
    const [me, other] = tableOf().seats
    if (!me || !other) throw new Error('nobody')
    room.say({ table: tableOf({ seats: [me, { ...me, you: false, name: 'Ilse' }, other] }) })
    room.answers['tables'] = () => ({ table: { id: 'new' } })
    expect(await room.session.again()).toBe('new')
    expect(room.sent.at(-1)?.body).toMatchObject({ seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }] })
  })

  test('my number of the dice is revealed once while it is on its way', async () => {
    const commitment = 'c'.repeat(64)
    localStorage.setItem('bastide-dice', JSON.stringify({ numbers: { [commitment]: 'number' } }))
    const { promise, answer } = later()
    room.answers['reveal'] = () => promise
    const table = tableOf({ status: 'open', dice: { drawing: true, secret: '', seats: [{ commitment, revealed: false, reveal: '' }] } })
    room.say({ table })
    await drawn()
    room.say({ number: 2, table })
    expect(room.sent).toEqual([{ path: '/api/tables/t/reveal', body: { reveal: 'number', key: `dice-${'c'.repeat(32)}` } }])
    answer({ number: 2 })
    await drawn()
    room.say({ number: 3, table })
    expect(room.sent).toHaveLength(2)
  })
})

describe('the line', () => {
  test('is opened again later and later, and asks for what is not known yet', async () => {
    room.say({ number: 12 })
    room.sockets[0]?.onclose?.()
    expect(room.session.connection).toBe('offline')
    await vi.advanceTimersByTimeAsync(399)
    expect(room.sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2)
    expect(room.sockets).toHaveLength(2)
    expect(room.sockets[1]?.address).toContain('since=12')
    room.sockets[1]?.onclose?.()
    await vi.advanceTimersByTimeAsync(799)
    expect(room.sockets).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2)
    expect(room.sockets).toHaveLength(3)
    room.say({ number: 12 })
    expect(room.session.connection).toBe('online')
  })

  test('a socket that was given up says nothing any more', async () => {
    room.session.connect()
    room.sockets[0]?.onclose?.()
    await vi.advanceTimersByTimeAsync(5000)
    expect(room.sockets).toHaveLength(2)
    expect(room.session.connection).toBe('connecting')
  })

  test('who is refused does not come again', async () => {
    room.sockets[0]?.onmessage?.({ data: JSON.stringify({ t: 'refused', code: 'private', message: 'Go away.' }) })
    expect(room.session.connection).toBe('refused')
    expect(room.session.notice).toBe('Go away.')
    room.session.connect()
    await vi.advanceTimersByTimeAsync(9000)
    expect(room.sockets).toHaveLength(1)
  })

  test('a server without its database is only away', () => {
    room.sockets[0]?.onmessage?.({ data: JSON.stringify({ t: 'refused', code: 'no-database', message: 'Later.' }) })
    expect(room.session.connection).toBe('connecting')
  })
})

describe('advice', () => {
  const hint = { text: 'do a', label: 'A bot would', then: [], why: '', answers: 1 }

  test('shows what the hint would touch, until the next question', async () => {
    room.ask([choice('a'), choice('b')])
    room.answers['hint'] = () => hint
    await room.session.advice.askHint()
    expect([...room.session.advice.hinted]).toEqual(['a'])
    await drawn()
    room.ask([choice('a'), choice('b')], { number: 2, answers: 2 })
    expect([...room.session.advice.hinted]).toEqual([])
  })

  test('that comes too late is none', async () => {
    room.ask([choice('a')])
    const { promise, answer } = later()
    room.answers['hint'] = () => promise
    const asking = room.session.advice.askHint()
    expect(room.session.advice.hinting).toBe(true)
    await drawn()
    room.ask([choice('a')], { number: 2, answers: 2 })
    answer(hint)
    await asking
    expect(room.session.advice.hinting).toBe(false)
    expect(room.session.advice.hint).toBeNull()
  })

  test('is not asked for twice, by who watches, or where there is none', async () => {
    room.ask([choice('a')])
    room.answers['hint'] = () => later().promise
    void room.session.advice.askHint()
    void room.session.advice.askHint()
    await drawn()
    expect(room.sent).toHaveLength(1)
    room.session.advice.hinting = false
    room.say({ number: 2, table: tableOf({ hints: false }) })
    void room.session.advice.askHint()
    await drawn()
    room.say({ number: 3, seat: null })
    void room.session.advice.askHint()
    expect(room.sent).toHaveLength(1)
  })

  test('describes each bare choice once, and at most forty at a time', async () => {
    const wide = Array.from({ length: 50 }, (_, at) => bare(`put ${at}`, [`slot:${at}`]))
    room.ask(question('orleans owner'))
    room.answers['describe'] = ({ body }) => (body['texts'] as string[]).map((text) => choice('', { text, label: `said ${text}` }))
    await room.session.advice.describe(wide.slice(0, 2))
    await room.session.advice.describe(wide.slice(0, 3))
    expect(room.sent.map(({ body }) => body['texts'])).toEqual([['put 0', 'put 1'], ['put 2']])
    expect(room.session.touching.described.get('put 1')?.label).toBe('said put 1')
    await room.session.advice.describe([choice('a')])
    expect(room.sent, 'what has been said needs no words').toHaveLength(2)
    await room.session.advice.describe(wide)
    expect(room.sent.at(-1)?.body['texts']).toHaveLength(37)
  })

  test('a description that comes too late is none', async () => {
    room.ask(question('orleans owner'))
    const { promise, answer } = later()
    room.answers['describe'] = () => promise
    const asking = room.session.advice.describe([bare('put', ['slot'])])
    await drawn()
    room.ask([choice('a')], { number: 2, answers: 2 })
    answer([choice('slot', { text: 'put' })])
    await asking
    expect(room.session.touching.described.size).toBe(0)
  })

  test('in another language everything is asked anew', () => {
    room.say({ number: 9, entries: [act(1, 0)] })
    room.session.refresh()
    expect(room.session.all).toEqual([])
    expect(room.sockets.at(-1)?.address).toContain('since=0')
  })
})

describe('the whole log', () => {
  test('is asked for piece by piece where only its end is known', async () => {
    room.say({ number: 5, entries: [act(4, 0), act(5, 1)] })
    const pieces = [[act(1, 0), act(2, 1)], [act(3, 0), act(4, 0)]] // prettier-ignore
    room.answers['log'] = () => pieces.shift()
    await room.session.wholeLog()
    expect(numbers()).toEqual([1, 2, 3, 4, 5])
    await room.session.wholeLog()
    expect(room.sent).toHaveLength(2)
  })

  test('is asked for once more when the game is over: then nothing is secret', async () => {
    room.say({ number: 2, table: tableOf({ status: 'over' }), entries: [act(1, 0), act(2, 1)] })
    room.answers['log'] = () => [act(1, 0, ['now told']), act(2, 1)]
    await room.session.wholeLog()
    expect(room.session.all[0]?.lines).toEqual(['now told'])
    await room.session.wholeLog()
    expect(room.sent).toHaveLength(1)
  })
})

describe('the analysis of a finished game', () => {
  const analysis = (part: number): Partial<Analysis> => ({ ready: part === 1, part })

  test('is asked for once, and looked for until it is there', async () => {
    const parts = [0, 0.5, 1]
    room.answers['analysis'] = () => analysis(parts.shift() ?? 1)
    const analysed = new Analysed(room.session)
    await analysed.want()
    expect(analysed.part).toBe(0.01)
    await vi.advanceTimersByTimeAsync(1199)
    expect(room.sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1300)
    expect(analysed.found).toMatchObject({ part: 1 })
    await vi.advanceTimersByTimeAsync(9000)
    await analysed.want()
    expect(room.sent).toHaveLength(3)
  })

  test('nobody looks for it any more who has gone', async () => {
    room.answers['analysis'] = () => analysis(0.5)
    const analysed = new Analysed(room.session)
    await analysed.want()
    analysed.rest()
    await vi.advanceTimersByTimeAsync(9000)
    expect(room.sent).toHaveLength(1)
  })

  test('where the server has too much to do it is looked for later; where it refuses, not', async () => {
    room.answers['analysis'] = () => new No(429, 'Wait.')
    const analysed = new Analysed(room.session)
    await analysed.want()
    expect(analysed.problem).toBe('Wait.')
    await vi.advanceTimersByTimeAsync(4800)
    expect(room.sent).toHaveLength(2)
    room.answers['analysis'] = () => new No(409, 'Not over.')
    await vi.advanceTimersByTimeAsync(4800)
    await vi.advanceTimersByTimeAsync(9000)
    expect(analysed.problem).toBe('Not over.')
    expect(room.sent).toHaveLength(3)
  })
})
