// Every choice of every question can be reached by touching, in whatever order, and nothing else is ever done instead.
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { boardOf, type BoardModule } from '../src/lib/board'
import { settings, type Confirm } from '../src/lib/settings.svelte'
import { Touching, kindOf } from '../src/lib/touch.svelte'
import type { BaseView, Choice, GameEvent } from '../src/lib/types'
import { Room, act, choicesOf, forget, questions, viewOf } from './kit'

const boards = new Map<string, BoardModule>()
beforeAll(async () => {
  for (const game of new Set(questions.map((one) => one.game))) boards.set(game, await boardOf(game))
}, 60_000)
afterEach(forget)

const boardFor = (game: string): BoardModule => {
  const board = boards.get(game)
  if (!board) throw new Error(`no board of ${game}`)
  return board
}

/** The words that only the page needs, by game and language. */
const texts = import.meta.glob<string>('../../src/bastide/games/*/text/page.*.ftl', { query: '?raw', import: 'default', eager: true })
const says = (game: string, lang: string, key: string): boolean =>
  texts[`../../src/bastide/games/${game}/text/page.${lang}.ftl`]?.includes(`\n${key} = `) ?? false

/** From the first thing to the last, and back. */
const orders = ({ touches }: Choice): string[][] => (touches.length > 1 ? [touches, [...touches].reverse()] : [touches])
const sorted = ({ touches }: Choice): string => [...touches].sort().join(' ')

test('there is something to touch in every choice', () => {
  for (const one of questions) for (const choice of choicesOf(one)) expect(choice.touches, `${one.name}: ${choice.text}`).not.toEqual([])
})

test('what the choices of a question read as does not tell them apart where their touches do not', () => {
  for (const one of questions) {
    const labels = new Map<string, Set<string>>()
    for (const choice of choicesOf(one)) labels.set(sorted(choice), (labels.get(sorted(choice)) ?? new Set()).add(choice.label))
    for (const [touches, read] of labels) expect([...read], `${one.name}: ${touches}`).toHaveLength(1)
  }
})

test('after each touch the question says what comes next: it has words of the game for things of that kind', () => {
  const unasked = new Set<string>()
  for (const one of questions) {
    const touching = new Touching()
    touching.manner = boardFor(one.game)
    touching.ask(choicesOf(one))
    for (const thing of touching.things) {
      touching.clear()
      touching.touch(thing)
      const [kind, other] = new Set(touching.next.map(kindOf))
      // Where several kinds of things can come, or more of the same, the question stays; what is given up has one of its own.
      if (!kind || other || kind === kindOf(thing) || /^p\d$/.test(kind) || touching.giving || touching.chosen) continue
      for (const lang of ['en', 'ru']) if (!says(one.game, lang, `page-then-${kind}`)) unasked.add(`${one.game}: ${kind}`)
    }
  }
  expect([...unasked]).toEqual([])
})

test('the usual answer is offered where one could also stop: these questions have one', () => {
  const found = new Set<string>()
  for (const one of questions) {
    const touching = new Touching()
    touching.manner = boardFor(one.game)
    const legal = choicesOf(one)
    for (const choice of legal) {
      touching.ask(legal)
      for (const thing of choice.touches) touching.touch(thing)
      if (!touching.plain) continue
      found.add(`${one.game} ${String(choice.action['do'])}`)
      expect(touching.plain.text).toBe(choice.text)
      expect(touching.chosen).not.toBe(touching.plain)
      for (const lang of ['en', 'ru']) expect(says(one.game, lang, `plain-${String(choice.action['do'])}`), lang).toBe(true)
    }
  }
  expect([...found].sort()).toEqual(['florence put_up', 'orleans tow', 'orleans travel'])
})

test('cards that go under a deck as they were drawn take one press, and can still be put there one by one', () => {
  const asked = questions.find(({ game, ask }) => game === 'florence' && ask === 'under')
  const touching = new Touching()
  touching.manner = boardFor('florence')
  touching.ask(asked ? choicesOf(asked) : [])
  const main = [...touching.open.keys()].filter((touch) => touching.manner.placeOf(touch).main)
  expect(main).toEqual(['skip'])
  expect(touching.with(main)?.action['do']).toBe('skip')
  expect([...touching.open.keys()].filter((touch) => touch.startsWith('card:')).length).toBeGreaterThan(1)
})

test.each(questions.filter(({ game, ask }) => game === 'burgundy' && ask === 'turn'))(
  'every tile of $name that a die reaches has a price, and something is free',
  (asked) => {
    const touching = new Touching()
    touching.manner = boardFor(asked.game)
    touching.ask(choicesOf(asked))
    const tiles = [...touching.things].filter((thing) => /^(depot:[1-6]|hex):/.test(thing))
    expect(tiles.length).toBeGreaterThan(1)
    for (const tile of tiles) expect(touching.badge(tile), tile).toMatch(/^\d+$/)
    expect(tiles.map((tile) => touching.badge(tile))).toContain('0')
  },
)

test('what was planned last time is found among what can be planned now, as far as it can', () => {
  const asked = questions.find(({ name }) => name === 'orleans plan')
  if (!asked) throw new Error('nobody plans')
  const touching = new Touching()
  touching.manner = boardFor('orleans')
  touching.ask(choicesOf(asked))
  const put = (character: string, to: string, seat = 0): GameEvent => ({ event: 'put', seat, piece: character, to })
  const round = { event: 'round', seat: -1 }
  const events = [
    put('monk', 'slot:village:0'),
    round,
    put('farmer', 'slot:castle:0'),
    put('farmer', 'slot:wagon:0'),
    put('boatman', 'slot:nowhere:0'),
    put('farmer', 'slot:guildhall:0', 1),
    { event: 'withdraw', seat: 0, from: 'slot:wagon:0' },
    round,
  ]
  const view = { ...viewOf({ game: 'orleans', asked: [{ seat: 0, ask: 'plan' }] }), players: [{ new: [] }] } as BaseView
  const again = touching.manner.again?.(view, [act(1, 0, [], { events })]) ?? []
  const found = again.flatMap((touches) => touching.with(touches) ?? [])
  expect(
    found.map(({ touches }) => touches),
    'with a token of the supply or a starter, whichever comes first',
  ).toEqual([
    ['market:farmer', 'slot:castle:0'],
    ['market:own_farmer', 'slot:castle:0'],
  ])
})

describe.each(questions)('$game, $name', (asked) => {
  const legal = choicesOf(asked)

  test('each touch narrows, and at the end that choice is meant', () => {
    const touching = new Touching()
    touching.manner = boardFor(asked.game)
    for (const choice of legal) {
      for (const order of orders(choice)) {
        touching.ask(legal)
        for (const thing of order) {
          expect(touching.can(thing), `${thing} of ${choice.text}`).toBe(true)
          expect(touching.touch(thing)).toBe('narrowed')
          expect(touching.fitting.some(({ text }) => text === choice.text)).toBe(true)
        }
        expect((touching.plain ?? touching.chosen)?.label, order.join(' ')).toBe(choice.label)
      }
    }
  })

  test.each<Confirm>(['never', 'turn', 'always'])('the hand plays that and nothing else, asking %s', async (confirm) => {
    const room = new Room()
    room.module = room.session.touching.manner = boardFor(asked.game)
    room.answers['describe'] = () => []
    settings.confirm = confirm
    const played: Choice[] = []
    room.session.act = async (choice) => void played.push(choice)
    for (const choice of legal) {
      for (const order of orders(choice)) {
        room.session.touching.ask(legal)
        played.length = 0
        for (const thing of order) if (!played.length) await room.hand.touch(thing)
        if (confirm === 'always') expect(played).toEqual([])
        const meant = played[0] ?? room.session.touching.plain ?? room.session.touching.chosen
        expect(played.length).toBeLessThan(2)
        expect(meant?.label, order.join(' ')).toBe(choice.label)
      }
    }
  })

  test('what is shown as touched leads back to nothing, touch by touch', () => {
    const touching = new Touching()
    touching.manner = boardFor(asked.game)
    touching.ask(legal)
    for (const thing of legal[0]?.touches ?? []) touching.touch(thing)
    for (const thing of legal[0]?.touches ?? []) touching.untouch(thing)
    expect(touching.picked).toEqual([])
    expect(touching.fitting).toHaveLength(legal.length)
  })
})
