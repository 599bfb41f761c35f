// Keys, arrows, double clicks, and where the keyboard goes on: what they mean, and when they mean nothing.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { jump, moveWithArrows, remember, rove } from '../src/lib/shell/arrows'
import { onlyOnce } from '../src/lib/shell/clicks'
import { Focus } from '../src/lib/shell/focus'
import { latin, press } from '../src/lib/shell/keys'
import { lettersFor } from '../src/lib/shell/letters'

afterEach(() => document.body.replaceChildren())

const key = (name: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })

/** Something in the document, so wide and high, with its middle there. */
function put(html: string, x = 0, y = 0, into: Element = document.body): HTMLElement {
  into.insertAdjacentHTML('beforeend', html)
  const made = into.lastElementChild as HTMLElement
  made.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10)
  made.getClientRects = () => [made.getBoundingClientRect()] as unknown as DOMRectList
  return made
}
const thing = (place: string, x: number, y: number, into?: Element): HTMLElement =>
  put(`<div class="thing" tabindex="0" data-place="${place}"></div>`, x, y, into)
const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset['place']

describe('arrows', () => {
  beforeEach(() => {
    thing('middle', 100, 100)
    thing('right', 160, 104)
    thing('far right', 300, 100)
    thing('below', 104, 150)
    thing('slanting', 140, 190)
    thing('left', 40, 100)
  })
  const go = (...ways: string[]): string | undefined => {
    for (const way of ways) moveWithArrows(key(`Arrow${way}`))
    return focused()
  }

  test('begin with the first thing', () => {
    expect(go('Down')).toBe('middle')
  })

  test('go to the nearest thing in that direction', () => {
    expect(go('Up', 'Right')).toBe('right')
    expect(go('Right')).toBe('far right')
    expect(go('Left', 'Left')).toBe('middle')
    expect(go('Left')).toBe('left')
    expect(go('Right', 'Down')).toBe('below')
  })

  test('stay where nothing lies in that direction', () => {
    expect(go('Up', 'Up')).toBe('middle')
  })

  test('keep the page from scrolling', () => {
    const event = key('ArrowDown')
    expect(moveWithArrows(event)).toBe(true)
    expect(event.defaultPrevented).toBe(true)
    expect(moveWithArrows(key('x'))).toBe(false)
  })

  test('stay within an open lens', () => {
    const lens = put('<div class="lens"></div>')
    thing('small', 500, 500, lens)
    expect(go('Right')).toBe('small')
  })

  test('pass over what is not drawn', () => {
    const hidden = thing('hidden', 120, 100)
    hidden.getClientRects = () => [] as unknown as DOMRectList
    expect(go('Up', 'Right')).toBe('right')
  })

  test('mean nothing on a sheet, nor where there is nothing to touch', () => {
    const sheet = put('<div class="sheet"><button></button></div>')
    sheet.querySelector('button')?.focus()
    expect(moveWithArrows(key('ArrowDown'))).toBe(false)
    document.body.replaceChildren()
    expect(moveWithArrows(key('ArrowDown'))).toBe(false)
  })
})

describe('areas', () => {
  const area = (name: string): HTMLElement => put(`<div data-area data-name="${name}"></div>`)
  const stops = (): string[] => [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')].map((one) => one.dataset['place'] ?? '')
  const go = (...keys: string[]): string | undefined => {
    for (const name of keys) moveWithArrows(key(name))
    return focused()
  }
  let market: HTMLElement
  let map: HTMLElement
  beforeEach(() => {
    market = area('market')
    for (const at of [1, 2, 3]) thing(`token ${at}`, 100 * at, 100, market)
    map = area('map')
    for (const at of [1, 2]) thing(`city ${at}`, 100 * at, 140, map)
    thing('far city', 900, 100, map)
  })

  test('are one stop of Tab each: the first thing, or where the keyboard was last', () => {
    rove()
    expect(stops()).toEqual(['token 1', 'city 1'])
    remember(market.children[1] as HTMLElement)
    rove()
    expect(stops()).toEqual(['token 2', 'city 1'])
  })

  test('what can be touched comes before what only explains or begins another choice', () => {
    remember(market.children[1] as HTMLElement)
    market.children[2]?.classList.add('open')
    rove()
    expect(stops()).toEqual(['token 3', 'city 1'])
    market.children[1]?.classList.add('open')
    rove()
    expect(stops(), 'unless the keyboard was at something that can be touched as well').toEqual(['token 2', 'city 1'])
  })

  test('what is drawn anew in the same place is the same stop', () => {
    remember(market.children[1] as HTMLElement)
    market.children[1]?.remove()
    thing('token 2', 200, 100, market)
    rove()
    expect(stops()).toEqual(['token 2', 'city 1'])
  })

  test('have no stop at what is hidden, barred, or goes by a way of its own', () => {
    const edge = area('edge')
    put('<button disabled data-place="undo"></button>', 0, 0, edge)
    put('<button data-place="hidden"></button>', 0, 0, edge).getClientRects = () => [] as unknown as DOMRectList
    const log = put('<div class="log"></div>', 0, 0, edge)
    put('<button tabindex="0" data-place="line"></button>', 0, 0, log)
    put('<button data-place="skip"></button>', 0, 0, edge)
    put('<button class="primary" data-place="big"></button>', 0, 0, edge)
    rove()
    expect(stops()).toEqual(['token 1', 'city 1', 'line', 'big'])
  })

  test('keep the arrows as long as something lies in that direction', () => {
    ;(market.children[0] as HTMLElement).focus()
    expect(go('ArrowRight')).toBe('token 2')
    expect(go('ArrowRight', 'ArrowRight'), 'though the city is as near').toBe('far city')
    ;(market.children[0] as HTMLElement).focus()
    expect(go('ArrowDown'), 'out of it').toBe('city 1')
  })

  test('begin and end', () => {
    ;(market.children[1] as HTMLElement).focus()
    expect(go('End')).toBe('token 3')
    expect(go('Home')).toBe('token 1')
    document.body.focus()
    ;(document.activeElement as HTMLElement).blur()
    expect(moveWithArrows(key('End')), 'elsewhere it is the browser’s').toBe(false)
  })

  test('hold for a list on a sheet, which arrows never leave', () => {
    const list = put('<ul data-area></ul>', 0, 0, put('<div class="sheet"></div>'))
    const [one] = [100, 120].map((y) => put(`<button data-place="${y}"></button>`, 500, y, list))
    one?.focus()
    expect(go('ArrowDown')).toBe('120')
    expect(go('ArrowDown', 'ArrowLeft')).toBe('120')
  })

  test('the next thing that can be touched is one key away, wherever it lies', () => {
    for (const place of ['token 3', 'city 2']) document.querySelector(`[data-place="${place}"]`)?.classList.add('open')
    put('<section class="edge"><button class="primary" data-place="big"></button></section>')
    const found = document.querySelector('.primary') as HTMLElement
    found.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
    const way = (by: number): string | undefined => (jump(by), focused())
    expect([1, 1, 1, 1].map(way)).toEqual(['token 3', 'city 2', 'big', 'token 3'])
    expect([-1, -1].map(way)).toEqual(['big', 'city 2'])
  })
})

describe('letters for everything that can be touched', () => {
  test.each([0, 1, 22, 23, 60, 300, 484])('%i of them: none is the beginning of another', (count) => {
    const names = lettersFor(count)
    expect(new Set(names).size).toBe(count)
    expect(names.filter((name) => names.some((other) => other !== name && other.startsWith(name)))).toEqual([])
    expect(Math.max(0, ...names.map((name) => name.length))).toBeLessThanOrEqual(count > 22 ? 2 : 1)
  })

  test('as many as can be need one key alone', () => {
    expect(lettersFor(60).filter((name) => name.length === 1)).toHaveLength(20)
  })
})

describe('keys', () => {
  const does = { u: vi.fn(), '/': vi.fn(), Escape: vi.fn() }
  beforeEach(() => Object.values(does).forEach((one) => one.mockClear()))
  const at = (element: Element, event: KeyboardEvent): KeyboardEvent => {
    element.addEventListener('keydown', (met) => press(met as KeyboardEvent, does), { once: true })
    element.dispatchEvent(event)
    return event
  }

  test('mean what stands on them, large or small', () => {
    at(document.body, key('u'))
    at(document.body, key('U'))
    expect(does.u).toHaveBeenCalledTimes(2)
  })

  test('work on any keyboard', () => {
    expect(latin(key('г', { code: 'KeyU' }))).toBe('u')
    at(document.body, key('г', { code: 'KeyU' }))
    at(document.body, key('.', { code: 'Slash' }))
    expect(does.u).toHaveBeenCalledOnce()
    expect(does['/']).toHaveBeenCalledOnce()
    expect(latin(key('5', { code: 'Digit5' }))).toBe('')
  })

  test('are not written into a field that opens now', () => {
    expect(at(document.body, key('/')).defaultPrevented).toBe(true)
    expect(at(document.body, key('Escape')).defaultPrevented).toBe(false)
    expect(at(document.body, key('q')).defaultPrevented).toBe(false)
  })

  test.each(['<input>', '<textarea></textarea>', '<select></select>'])('mean nothing in %s', (field) => {
    at(put(field), key('u'))
    expect(does.u).not.toHaveBeenCalled()
  })

  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s belong to the browser', (held) => {
    at(document.body, key('u', { [held]: true }))
    expect(does.u).not.toHaveBeenCalled()
  })

  test('that have been used mean nothing more', () => {
    const used = key('u')
    used.preventDefault()
    at(document.body, used)
    expect(does.u).not.toHaveBeenCalled()
  })
})

describe('the second half of a double click', () => {
  let answers = 1
  let once = onlyOnce(() => answers)
  beforeEach(() => {
    answers = 1
    once = onlyOnce(() => answers)
  })
  /** Whether a click there, then, counts. */
  function click(on: Element, time: number, more: MouseEventInit = {}): boolean {
    const event = new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true, ...more })
    Object.defineProperty(event, 'timeStamp', { value: time })
    on.addEventListener('click', once as EventListener, { once: true })
    on.dispatchEvent(event)
    return !event.defaultPrevented
  }

  test('meets the same button again', () => {
    const button = put('<button></button>')
    expect([click(button, 0), click(button, 100, { detail: 2 })]).toEqual([true, true])
  })

  test('never one that slid there since', () => {
    expect([click(put('<button></button>'), 0), click(put('<button></button>'), 100)]).toEqual([true, false])
  })

  test('nor one that is only called a double click by the system', () => {
    expect([click(put('<button></button>'), 0), click(put('<button></button>'), 480, { detail: 2 })]).toEqual([true, false])
  })

  test('never answers another question', () => {
    const button = put('<button></button>')
    click(button, 0)
    answers = 2
    expect(click(button, 100)).toBe(false)
    expect(click(button, 150), 'nor does the third').toBe(false)
    expect(click(button, 400)).toBe(true)
  })

  test('elsewhere or later it is a click of its own', () => {
    const [one, two] = [put('<button></button>'), put('<button></button>')]
    expect([click(one, 0), click(two, 100, { clientX: 30 })]).toEqual([true, true])
    expect([click(one, 1000), click(two, 1300)]).toEqual([true, true])
  })

  test('after a click on nothing, or by a key, everything counts', () => {
    const button = put('<button></button>')
    expect([click(put('<div></div>'), 0), click(button, 50)]).toEqual([true, true])
    expect(click(put('<button></button>'), 60, { detail: 0 })).toBe(true)
  })
})

describe('the keyboard never loses its place', () => {
  let focus: Focus
  let board: Element
  beforeEach(() => {
    focus = new Focus()
    board = put('<main class="board"></main>')
    const edge = put('<section class="edge"><p class="question" tabindex="-1"></p></section>')
    put('<button class="primary" data-place="primary"></button>', 0, 0, edge)
    focus.key(key('Enter'))
  })
  const come = (one: HTMLElement): void => {
    one.focus()
    focus.came({ target: one } as unknown as FocusEvent)
  }

  test('goes on to the button that names the act, when what had it is gone', () => {
    const one = thing('a', 100, 100, board)
    thing('b', 110, 100, board)
    come(one)
    one.remove()
    expect(focus.mend()).toBe(true)
    expect(focused()).toBe('primary')
  })

  test('to the same place first, if that is drawn again', () => {
    const one = thing('a', 100, 100, board)
    come(one)
    one.remove()
    thing('b', 100, 100, board)
    thing('a', 300, 300, board)
    focus.mend()
    expect(focused()).toBe('a')
  })

  test('to the nearest thing where there is no button, and to the question where there is nothing', () => {
    document.querySelector('.primary')?.remove()
    const one = thing('a', 100, 100, board)
    const near = thing('near', 120, 100, board)
    const far = thing('far', 400, 100, board)
    come(one)
    one.remove()
    focus.mend()
    expect(focused()).toBe('near')
    near.remove()
    far.remove()
    focus.mend()
    expect(document.activeElement?.className).toBe('question')
    thing('new', 0, 0, board)
    focus.mend()
    expect(focused(), 'and on, when something comes').toBe('new')
  })

  test('stays where it can', () => {
    come(thing('a', 100, 100, board))
    expect(focus.mend()).toBe(false)
    expect(focused()).toBe('a')
  })

  test('goes on from what can no longer be touched', () => {
    const one = thing('a', 100, 100, board)
    come(one)
    one.removeAttribute('tabindex')
    expect(focus.mend()).toBe(true)
  })

  test('goes on to what leads on rather than to what would begin another choice', () => {
    document.querySelector('.primary')?.remove()
    const one = thing('a', 100, 100, board)
    thing('other', 110, 100, board)
    thing('open', 400, 100, board).classList.add('open')
    come(one)
    one.remove()
    focus.mend()
    expect(focused()).toBe('open')
  })

  test('waits at what is said of the position on show, if what had it is not there', () => {
    const one = put('<button></button>')
    one.focus()
    focus.rest()
    expect(document.activeElement).toBe(one)
    one.remove()
    focus.rest()
    expect(document.activeElement?.className).toBe('question')
  })

  test('is nobody’s business who uses a mouse', () => {
    const one = thing('a', 100, 100, board)
    come(one)
    one.remove()
    focus.pointer()
    expect(focus.mend()).toBe(false)
  })

  test('is not looked for by who was never at the board', () => {
    come(put('<button></button>'))
    document.body.lastElementChild?.remove()
    expect(focus.mend()).toBe(false)
  })
})
