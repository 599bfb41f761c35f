// Each touch narrows the legal actions until one is left: the grammar, once for all games.
import { beforeEach, describe, expect, test } from 'vitest'
import { Touching, bare, distinct, kindOf, type Place } from '../src/lib/touch.svelte'
import type { Choice } from '../src/lib/types'
import { choice, choicesOf, question } from './kit'

const MEANS: Record<string, Place> = { die: { means: true }, coins: { means: true, quiet: true } }
const manner = {
  placeOf: (id: string): Place => MEANS[kindOf(id)] ?? {},
  priceOf: ({ cost }: Choice): number | null => cost['workers'] ?? null,
}
let touching: Touching

function ask(...legal: Choice[]): Touching {
  touching = new Touching()
  touching.manner = manner
  touching.ask(legal)
  return touching
}
const texts = (choices: Iterable<Choice>): string[] => [...choices].map(({ touches }) => touches.join(' '))

describe('narrowing', () => {
  beforeEach(() => ask(choice('die:0 depot:1'), choice('die:0 depot:2'), choice('die:1 depot:2'), choice('end')))

  test('at first all can be touched and nothing is meant', () => {
    expect(texts(touching.fitting)).toHaveLength(4)
    expect([...touching.open.keys()]).toEqual(['die:0', 'depot:1', 'depot:2', 'die:1', 'end'])
    expect(touching.chosen).toBeNull()
    expect(touching.certain).toBe(false)
    expect([...touching.other]).toEqual([])
  })

  test('a touch leaves what has it, in whatever order', () => {
    expect(touching.touch('depot:2')).toBe('narrowed')
    expect(texts(touching.fitting)).toEqual(['die:0 depot:2', 'die:1 depot:2'])
    expect([...touching.open.keys()]).toEqual(['die:0', 'die:1'])
    expect(touching.touch('die:1')).toBe('narrowed')
    expect(texts(touching.fitting)).toEqual(['die:1 depot:2'])
    expect(touching.open.size).toBe(0)
  })

  test('what does not go with it would begin another choice', () => {
    touching.touch('die:1')
    expect([...touching.other].sort()).toEqual(['depot:1', 'die:0', 'end'])
    expect(touching.can('depot:1')).toBe(false)
  })

  test('another choice is begun with what goes with it', () => {
    touching.touch('die:1')
    expect(touching.touch('depot:1')).toBe('anew')
    expect(touching.picked).toEqual(['depot:1'])
    touching.clear()
    touching.touch('depot:2')
    touching.touch('die:1')
    expect(touching.touch('die:0')).toBe('anew')
    expect(touching.picked).toEqual(['depot:2', 'die:0'])
  })

  test('what is touched next is the first thing that each action still wants, and never the means', () => {
    expect(touching.next).toEqual(['depot:1', 'depot:2', 'end'])
    touching.touch('die:0')
    expect(touching.next).toEqual(['depot:1', 'depot:2'])
    touching.touch('depot:2')
    expect(touching.next).toEqual([])
  })

  test('what no action touches is nothing', () => {
    touching.touch('die:1')
    expect(touching.touch('hex:1')).toBe('nothing')
    expect(touching.picked).toEqual(['die:1'])
  })

  test('what cannot be touched once more is taken back', () => {
    touching.touch('depot:2')
    touching.touch('die:1')
    expect(touching.touch('depot:2')).toBe('back')
    expect(touching.picked).toEqual(['die:1'])
  })

  test('the last touch is taken back, or all', () => {
    touching.touch('depot:2')
    touching.touch('die:1')
    touching.back()
    expect(touching.picked).toEqual(['depot:2'])
    touching.clear()
    expect(touching.picked).toEqual([])
  })

  test('a new question forgets the touches', () => {
    touching.touch('end')
    touching.ask([choice('end')])
    expect(touching.picked).toEqual([])
  })

  test('kinds of things are the first words of their names', () => {
    expect([...touching.kinds]).toEqual(['die', 'depot', 'end'])
  })

  test('what leads somewhere can be dragged', () => {
    expect(touching.leads('depot:1')).toBe(true)
    expect(touching.leads('end')).toBe(false)
  })

  test('an action is found by just its touches', () => {
    expect(touching.with(['depot:2', 'die:0'])?.text).toBe('do die:0 depot:2')
    expect(touching.with(['die:0'])).toBeUndefined()
    expect(touching.with(['die:1', 'depot:1'])).toBeUndefined()
  })
})

describe('twice the same thing', () => {
  beforeEach(() => ask(choice('goods:food goods:food goods:wood'), choice('goods:food goods:wood goods:wood'), choice('skip')))

  test('counts twice', () => {
    touching.touch('goods:food')
    expect(touching.can('goods:food')).toBe(true)
    expect(touching.touch('goods:food')).toBe('narrowed')
    expect(touching.count('goods:food')).toBe(2)
    expect(texts(touching.fitting)).toEqual(['goods:food goods:food goods:wood'])
  })

  test('and not a third time', () => {
    touching.touch('goods:food')
    touching.touch('goods:food')
    expect(touching.can('goods:food')).toBe(false)
    expect(touching.touch('goods:food')).toBe('back')
    expect(touching.count('goods:food')).toBe(0)
  })

  test('of several touches one is taken back, the last', () => {
    touching.touch('goods:food')
    touching.touch('goods:wood')
    touching.touch('goods:food')
    touching.untouch('goods:food')
    expect(touching.picked).toEqual(['goods:food', 'goods:wood'])
  })

  test('an action is found only by as many', () => {
    expect(touching.with(['goods:food', 'goods:wood', 'goods:food'])?.text).toBe('do goods:food goods:food goods:wood')
    expect(touching.with(['goods:food', 'goods:wood'])).toBeUndefined()
    expect(touching.with(['goods:food', 'goods:food', 'goods:food'])).toBeUndefined()
  })
})

describe('what is meant', () => {
  test('the only one that is left, though not all has been touched', () => {
    ask(choice('die:0 storage:1 hex:7'), choice('die:1 depot:2'))
    touching.touch('storage:1')
    expect(touching.certain).toBe(true)
    expect(touching.chosen?.touches.at(-1)).toBe('hex:7')
  })

  test('nothing before anything has been touched, though there is only one', () => {
    ask(choice('die:0'))
    expect(touching.chosen).toBeNull()
    expect(touching.certain).toBe(false)
  })

  test('that of which everything has been touched, though there is more to say; but it is not certain', () => {
    ask(choice('edge:1'), choice('edge:1 load:wine'))
    touching.touch('edge:1')
    expect(touching.chosen?.touches).toEqual(['edge:1'])
    expect(touching.certain).toBe(false)
    touching.touch('load:wine')
    expect(touching.chosen?.touches).toEqual(['edge:1', 'load:wine'])
    expect(touching.certain).toBe(true)
  })

  test('where only the means are open the cheapest is suggested, and not certain', () => {
    ask(
      choice('die:0 depot:1', { cost: { workers: 2, silver: 1 } }),
      choice('die:1 depot:1', { cost: { workers: 1 } }),
      choice('die:0 hex:1'),
    )
    touching.touch('depot:1')
    expect(touching.chosen?.touches).toEqual(['die:1', 'depot:1'])
    expect(touching.certain).toBe(false)
    expect([...touching.suggested]).toEqual(['die:1'])
    touching.touch('die:0')
    expect(touching.chosen?.touches).toEqual(['die:0', 'depot:1'])
    expect(touching.certain).toBe(true)
    expect([...touching.suggested]).toEqual([])
  })

  test('means alone mean nothing', () => {
    ask(choice('die:0 depot:1'), choice('die:0 depot:2'))
    touching.touch('die:0')
    expect(touching.chosen).toBeNull()
    expect([...touching.suggested]).toEqual([])
  })

  test('means that are exactly alike are certain', () => {
    ask(choice('die:0 workers', { label: 'Take 2 workers' }), choice('die:1 workers', { label: 'Take 2 workers' }), choice('die:0 depot:1'))
    touching.touch('workers')
    expect(touching.certain).toBe(true)
    expect(touching.chosen?.touches).toEqual(['die:0', 'workers'])
  })

  test('targets that read alike are still two', () => {
    ask(choice('storage:0 depot:1', { label: 'Take it' }), choice('storage:1 depot:1', { label: 'Take it' }))
    touching.touch('depot:1')
    expect(touching.certain).toBe(false)
    expect(touching.chosen).toBeNull()
  })

  test('in a list of words those that read the same are one', () => {
    const [one, same, other] = [choice('a', { label: 'A' }), choice('b', { label: 'A' }), choice('c', { label: 'C' })]
    expect(distinct([one, same, other]).map(({ label }) => label)).toEqual(['A', 'C'])
  })
})

describe('what is given up', () => {
  beforeEach(() =>
    ask(
      choice('die:0 depot:1 storage:0', { gives: ['storage:0'] }),
      choice('die:0 depot:1 storage:1', { gives: ['storage:1'] }),
      choice('die:1 storage:1 hex:3'),
    ),
  )

  test('is what can only be touched to give it up', () => {
    expect([...touching.losses]).toEqual(['storage:0'])
    touching.touch('depot:1')
    expect([...touching.losses].sort()).toEqual(['storage:0', 'storage:1'])
  })

  test('is the question as soon as nothing else but means is left to touch', () => {
    expect(touching.giving).toBe(false)
    touching.touch('depot:1')
    expect(touching.giving).toBe(true)
    touching.touch('die:0')
    expect(touching.giving).toBe(true)
  })

  test('is not asked while something else could be touched', () => {
    touching.touch('storage:1')
    expect(touching.giving).toBe(false)
  })
})

describe('prices and points', () => {
  beforeEach(() =>
    ask(
      choice('die:0 depot:1', { cost: { workers: 3 }, worth: { points: 4, parts: [] } }),
      choice('die:1 depot:1', { cost: { workers: 1 }, worth: { points: 17, parts: [] } }),
      choice('die:0 depot:2', { cost: { workers: 0 }, worth: { points: 2, parts: [] } }),
      choice('end', { worth: { points: -3, parts: [] } }),
      choice('skip'),
    ),
  )

  test('the badge of a target is what the cheapest way costs, also if that is free', () => {
    expect(touching.badge('depot:1')).toBe('1')
    expect(touching.badge('depot:2')).toBe('0')
    expect(touching.badge('depot:1', 'depot:2')).toBe('0')
  })

  test('the badge follows what has been touched', () => {
    touching.touch('die:0')
    expect(touching.badge('depot:1')).toBe('3')
  })

  test('what has no price and what is a means has no badge', () => {
    expect(touching.badge('end')).toBe('')
    expect(touching.badge('die:0')).toBe('')
    expect(touching.badge('hex:9')).toBe('')
  })

  test('points are said with their sign, and from the least to the most', () => {
    expect(touching.gain('depot:1')).toBe('+4–17')
    expect(touching.gain('depot:2')).toBe('+2')
    expect(touching.gain('die:0')).toBe('')
    expect(touching.gain('end')).toBe('')
    expect(touching.gain('skip')).toBe('')
    expect(touching.gain('hex:9')).toBe('')
  })
})

describe('bare choices', () => {
  test('are known by their line until they are described', () => {
    const [one, two] = [bare('put token=monk', ['market:monk', 'slot:1']), bare('put token=farmer', ['market:farmer', 'slot:1'])]
    ask(one, two)
    expect(touching.wide).toBe(true)
    expect(one.action).toEqual({ do: 'put' })
    touching.touch('market:monk')
    expect(touching.chosen?.label).toBe('put token=monk')
    touching.described = new Map([[one.text, { ...one, label: 'The monk', bare: false, cost: { coins: 2 } }]])
    expect(touching.chosen?.label).toBe('The monk')
    expect(touching.chosen?.cost).toEqual({ coins: 2 })
  })

  test('descriptions go with their question', () => {
    ask(bare('put', ['slot:1']))
    touching.described = new Map([['put', choice('slot:1', { text: 'put', label: 'Put it' })]])
    touching.ask([bare('put', ['slot:1'])])
    touching.touch('slot:1')
    expect(touching.chosen?.label).toBe('put')
  })

  test('few choices are not wide', () => {
    expect(ask(choice('a')).wide).toBe(false)
    expect(ask().wide).toBe(false)
  })
})

test('what the board shows plainly needs no chip', () => {
  ask(choice('coins:1 depot:1'))
  touching.touch('coins:1')
  touching.touch('depot:1')
  expect(touching.said).toEqual(['depot:1'])
})

describe('real questions', () => {
  const asked = (name: string): Touching => ask(...choicesOf(question(name)))

  test('which tile leaves', () => {
    asked('a tile leaves')
    const [giving] = touching.legal.filter(({ gives }) => gives.length)
    const tile = giving?.touches.find((touch) => touch.startsWith('depot:')) ?? ''
    touching.touch('die:0')
    touching.touch(tile)
    expect(touching.giving).toBe(true)
    expect([...touching.losses]).toEqual(['storage:0', 'storage:1', 'storage:2'])
    touching.touch('storage:1')
    expect(touching.chosen?.gives).toEqual(['storage:1'])
  })

  test('goods are counted', () => {
    asked('goods are paid')
    for (const good of ['goods:wood', 'goods:food', 'goods:food']) expect(touching.touch(good)).toBe('narrowed')
    expect(touching.chosen?.gives).toEqual(['goods:food', 'goods:food', 'goods:wood'])
    expect(touching.certain).toBe(true)
  })

  test('what lies on an edge may be left there', () => {
    asked('orleans tugboat')
    touching.touch('edge:blois__tours__river')
    expect(touching.chosen?.touches).toEqual(['edge:blois__tours__river'])
    expect(touching.certain).toBe(false)
  })

  test('very many are wide', () => {
    expect(asked('orleans owner').wide).toBe(true)
    expect(touching.legal.length).toBeGreaterThan(200)
  })
})
