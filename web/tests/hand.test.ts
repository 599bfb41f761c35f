// What a touch does: it narrows, says why not, or acts; and it acts only when nothing else could be meant.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { boardOf, type BoardModule } from '../src/lib/board'
import { settings } from '../src/lib/settings.svelte'
import { bare } from '../src/lib/touch.svelte'
import type { Choice } from '../src/lib/types'
import { No, Room, choice, choicesOf, forget, question } from './kit'

let room: Room
let burgundy: BoardModule

beforeEach(async () => {
  burgundy = await boardOf('burgundy')
  vi.useFakeTimers()
  room = new Room()
  room.module = room.session.touching.manner = burgundy
})
afterEach(() => {
  vi.useRealTimers()
  forget()
})

const asked = (name: string): Choice[] => {
  const found = question(name)
  room.ask(found)
  return choicesOf(found)
}
const picked = (): string[] => room.session.touching.picked

describe('it acts only when nothing else could be meant', () => {
  test('which die is asked, and the cheapest is offered, not taken', async () => {
    asked('two dice')
    await room.touch('workers')
    expect(room.played).toEqual([])
    expect(picked()).toEqual(['workers'])
    expect([...room.session.touching.open.keys()]).toEqual(['die:0', 'die:1'])
    expect(room.session.touching.chosen).not.toBeNull()
    await room.touch('die:1')
    expect(room.played).toEqual([expect.objectContaining({ do: 'workers', die: 1 })])
    expect(picked()).toEqual([])
  })

  test('of two equal dice either will do', async () => {
    asked('equal dice')
    await room.touch('workers')
    expect(room.played).toEqual([expect.objectContaining({ do: 'workers' })])
  })

  test('a die alone means nothing yet', async () => {
    asked('two dice')
    await room.touch('die:0')
    expect(room.played).toEqual([])
    expect(picked()).toEqual(['die:0'])
  })

  test('a die and then what it is for is all there is to say', async () => {
    const legal = asked('two dice')
    const tile = legal.find(({ touches }) => touches[0] === 'die:0' && touches[1]?.startsWith('depot:'))?.touches[1] ?? ''
    await room.touch('die:0', tile)
    expect(room.played).toEqual([expect.objectContaining({ do: 'take', die: 0 })])
  })

  test('what another die reaches is chosen anew, and waits', async () => {
    room.ask([choice('die:0 depot:1:0'), choice('die:0 depot:2:0'), choice('die:1 depot:3:0')])
    await room.touch('die:0', 'depot:3:0')
    expect(picked()).toEqual(['depot:3:0'])
    expect(room.session.touching.certain).toBe(true)
    expect(room.played).toEqual([])
  })

  test('what has one place to go is shown there, and waits', async () => {
    room.ask([choice('die:0 storage:1 hex:h7'), choice('die:1 depot:2:0')])
    await room.touch('storage:1')
    expect(room.session.touching.chosen?.touches.at(-1)).toBe('hex:h7')
    expect(room.played).toEqual([])
  })

  test('a second touch on what waits there confirms', async () => {
    room.ask([choice('die:0 storage:1 hex:h7'), choice('die:1 depot:2:0')])
    await room.touch('storage:1')
    await room.touch('hex:h7')
    expect(room.played).toHaveLength(1)
  })

  test('a means that says the last word is taken only when all has been touched', async () => {
    room.ask([choice('storage:1 die:0'), choice('storage:2 die:1')])
    await room.touch('die:0')
    expect(room.played).toEqual([])
    expect(room.session.touching.certain).toBe(true)
    await room.touch('storage:1')
    expect(room.played).toHaveLength(1)
  })

  test('what may go on waits for the button', async () => {
    room.ask([choice('edge:1'), choice('edge:1 load:wine')])
    await room.touch('edge:1')
    expect(room.played).toEqual([])
    await room.touch('load:wine')
    expect(room.played).toHaveLength(1)
  })

  test('which tile leaves is asked, and then it is done', async () => {
    const legal = asked('a tile leaves')
    const giving = legal.find(({ gives }) => gives.length)
    await room.touch(...(giving?.touches.slice(0, 2) ?? []))
    expect(room.played).toEqual([])
    expect(room.session.touching.giving).toBe(true)
    await room.touch('storage:1')
    expect(room.played).toHaveLength(1)
  })

  test('what can be touched once more is not confirmed but counted', async () => {
    room.ask([choice('goods:wood'), choice('goods:wood goods:wood', { action: { do: 'twice' } })])
    await room.touch('goods:wood')
    expect(room.session.touching.chosen?.touches).toEqual(['goods:wood'])
    expect(room.played).toEqual([])
    await room.touch('goods:wood')
    expect(room.played).toEqual([{ do: 'twice' }])
  })

  test('what is taken back is not done', async () => {
    room.ask([choice('a b'), choice('a c')])
    await room.touch('a', 'a')
    expect(picked()).toEqual([])
    expect(room.played).toEqual([])
  })
})

describe('who wants to be asked first', () => {
  const ending = choice('hex:h1', { asks: 'ends' })
  const losing = choice('skip', { asks: 'loses' })
  const button = choice('end', { asks: 'ends' })
  const small = choice('hex:h2')

  test('is asked before the turn ends, and not before', async () => {
    room.ask([ending, small])
    await room.touch('hex:h1')
    expect(room.played).toEqual([])
    expect(room.session.touching.certain).toBe(true)
    await room.touch('hex:h2')
    expect(picked()).toEqual(['hex:h2'])
    expect(room.played, 'begun anew').toEqual([])
    room.session.touching.clear()
    await room.touch('hex:h2')
    expect(room.played).toHaveLength(1)
  })

  test('and a second touch on it says yes', async () => {
    room.ask([ending, small])
    await room.touch('hex:h1', 'hex:h1')
    expect(room.played).toEqual([ending.action])
  })

  test('always', async () => {
    settings.confirm = 'always'
    room.ask([ending, small])
    await room.touch('hex:h2')
    expect(room.played).toEqual([])
    await room.touch('hex:h2')
    expect(room.played).toEqual([small.action])
  })

  test('never', async () => {
    settings.confirm = 'never'
    room.ask([ending, small])
    await room.touch('hex:h1')
    expect(room.played).toEqual([ending.action])
  })

  test('where turns are short and many, one touch is enough, unless always is meant', async () => {
    room.module = { ...burgundy, isQuick: ({ touches }) => touches[0] === 'hex:h1' }
    room.ask([ending, small])
    await room.touch('hex:h1')
    expect(room.played).toEqual([ending.action])
    settings.confirm = 'always'
    await room.touch('hex:h1')
    expect(room.played).toHaveLength(1)
  })

  test('what reveals something is asked about even there', async () => {
    room.module = { ...burgundy, isQuick: () => true }
    room.ask([choice('hex:h1', { asks: 'reveals' }), small])
    await room.touch('hex:h1')
    expect(room.played).toEqual([])
  })

  test('a button that names the act is sure enough, unless something lapses', async () => {
    room.ask([losing, button, small])
    await room.hand.press('end')
    expect(room.played).toEqual([button.action])
    await room.hand.press('skip')
    expect(room.played).toHaveLength(1)
    expect(room.session.touching.chosen?.text).toBe(losing.text)
    await room.touch('skip')
    expect(room.played).toEqual([button.action, losing.action])
  })

  test('whoever wants to be asked always is asked by small buttons too, and not twice by the big one', async () => {
    settings.confirm = 'always'
    room.ask([button, small])
    await room.hand.press('end')
    expect(room.played).toEqual([])
    room.session.touching.manner = { ...burgundy, placeOf: () => ({ main: true }) }
    room.ask([button, small])
    await room.hand.press('end')
    expect(room.played).toEqual([button.action])
  })

  test('nor is whoever has said never asked about that', async () => {
    settings.confirm = 'never'
    room.ask([losing, small])
    await room.hand.press('skip')
    expect(room.played).toEqual([losing.action])
  })

  test('the button of the board asks nobody who has said never', async () => {
    settings.confirm = 'never'
    room.ask([ending, small])
    room.session.touching.touch('hex:h1')
    await room.hand.settle()
    expect(room.played).toEqual([ending.action])
  })
})

describe('very many choices', () => {
  const wide = [bare('put a', ['market:a', 'slot:1']), bare('put b', ['market:b', 'slot:1'])]
  const told = (asks: string): unknown[] => [choice('market:a slot:1', { text: 'put a', label: 'A', asks })]
  const ask = (): void => room.say({ things: ['market:a', 'market:b', 'slot:1'], wide: [['put a', [0, 2]], ['put b', [1, 2]]] }) // prettier-ignore

  test('come as lines, which are sent as they came', async () => {
    ask()
    expect(room.session.touching.legal).toEqual(wide)
    settings.confirm = 'never'
    await room.touch('market:a', 'slot:1')
    expect(room.played).toEqual(['put a'])
    expect(room.sent, 'nobody wants it described').toHaveLength(1)
  })

  test('are described before they are done, for what ends the turn is asked', async () => {
    ask()
    let answer: (said: unknown[]) => void = () => undefined
    room.answers['describe'] = () => new Promise((resolve) => (answer = resolve))
    const touched = room.touch('market:a', 'slot:1')
    await vi.advanceTimersByTimeAsync(0)
    expect(room.sent).toHaveLength(1)
    expect(room.hand.settling).toBe(true)
    answer(told(''))
    await touched
    expect(room.hand.settling).toBe(false)
    expect(room.played).toHaveLength(1)
  })

  test('and wait where that would end the turn', async () => {
    ask()
    room.answers['describe'] = () => told('ends')
    await room.touch('market:a', 'slot:1')
    expect(room.played).toEqual([])
    expect(room.session.touching.chosen?.label).toBe('A')
  })

  test('and nothing is left settling where nobody answers', async () => {
    ask()
    room.answers['describe'] = () => undefined
    await room.touch('market:a', 'slot:1')
    expect(room.hand.settling).toBe(false)
    expect(room.played).toEqual([])
  })
})

describe('while something is on its way', () => {
  test('nothing can be touched', async () => {
    room.ask([choice('a'), choice('b c'), choice('b d')])
    let answer: (said: unknown) => void = () => undefined
    room.answers['act'] = () => new Promise((resolve) => (answer = resolve))
    const first = room.touch('a')
    await room.touch('b')
    expect(picked()).toEqual([])
    expect(room.played).toHaveLength(1)
    answer({ number: 1 })
    await first
    expect(room.session.busy).toBe(false)
  })

  test('the board looks as before, and a slow server shows the touch after 100 milliseconds', async () => {
    room.ask([choice('a b'), choice('a c')])
    let answer: (said: unknown) => void = () => undefined
    room.answers['act'] = () => new Promise((resolve) => (answer = resolve))
    await room.touch('a')
    const acting = room.touch('b')
    expect(picked()).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(99)
    expect(picked()).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(2)
    expect(picked()).toEqual(['a', 'b'])
    answer({ number: 1 })
    await acting
    expect(picked()).toEqual([])
  })

  test('a quick server needs no such sign', async () => {
    room.ask([choice('a'), choice('b')])
    await room.touch('a')
    expect(room.played).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(500)
    expect(picked()).toEqual([])
  })

  test('nor does it show what is done, while the next thing is on its way', async () => {
    room.ask([choice('a'), choice('b')])
    await room.touch('a')
    room.answers['undo'] = () => new Promise(() => undefined)
    void room.session.undo()
    await vi.advanceTimersByTimeAsync(500)
    expect(room.session.busy).toBe(true)
    expect(picked()).toEqual([])
  })

  test('it is answered only when its entry has come', async () => {
    room.ask([choice('a'), choice('b')])
    room.answers['act'] = () => ({ number: 7 })
    const acting = room.touch('a')
    await vi.advanceTimersByTimeAsync(300)
    expect(room.session.busy).toBe(true)
    room.say({ number: 7, answers: 7 })
    await acting
    expect(room.session.busy).toBe(false)
  })
})

describe('who is not asked', () => {
  test('touches nothing', async () => {
    room.ask([choice('a'), choice('b')])
    room.asked = false
    await room.touch('a')
    expect(picked()).toEqual([])
    expect(room.sent).toEqual([])
  })
})

describe('why not', () => {
  beforeEach(() => {
    asked('two dice')
    room.answers['refusals'] = () => question('two dice').refusals
  })
  const barred = (): { touch: string; message: string; rule: string } => {
    const found = question('two dice').refusals?.find(({ touch }) => touch.startsWith('depot:'))
    if (!found) throw new Error('everything can be done')
    return found
  }

  test('is asked of the server and said with its rule', async () => {
    const { touch, message, rule } = barred()
    await room.touch(touch)
    expect(room.session.notice).toBe(message)
    expect(room.session.noticeRule).toBe(rule)
    expect(room.played).toEqual([])
    expect(picked()).toEqual([])
  })

  test('is asked once for a question', async () => {
    await room.touch(barred().touch, 'depot:9:9', barred().touch)
    expect(room.sent.map(({ path }) => path)).toEqual(['/api/tables/t/refusals'])
  })

  test('of what is no answer at all, it says what is asked', async () => {
    await room.touch('nothing:1')
    expect(room.session.notice).toBe(question('two dice').refusals?.find(({ touch }) => touch === '')?.message)
  })

  test('goes with the next touch', async () => {
    await room.touch(barred().touch)
    await room.touch('die:0')
    expect(room.session.notice).toBe('')
  })

  test('goes with its question, and is asked anew', async () => {
    await room.touch(barred().touch)
    await vi.advanceTimersByTimeAsync(300)
    room.say({ number: 5, answers: 5, legal: [choice('end')] })
    expect(room.session.notice).toBe('')
    await room.touch('depot:1:1')
    expect(room.sent).toHaveLength(2)
  })

  test('is not said where it comes after the question', async () => {
    let answer: (said: unknown) => void = () => undefined
    room.answers['refusals'] = () => new Promise((resolve) => (answer = resolve))
    const tried = room.touch(barred().touch)
    await vi.advanceTimersByTimeAsync(300)
    room.say({ number: 5, answers: 5, legal: [choice('end')] })
    answer(question('two dice').refusals)
    await tried
    expect(room.session.notice).toBe('')
  })

  test('what the server refuses is said, and the touches are forgotten', async () => {
    room.answers['act'] = () => new No(409, 'Too late.', 'rule-1')
    await room.touch('workers', 'die:1')
    expect(room.session.notice).toBe('Too late.')
    expect(room.session.noticeRule).toBe('rule-1')
    expect(room.session.busy).toBe(false)
    expect(picked()).toEqual([])
  })
})
