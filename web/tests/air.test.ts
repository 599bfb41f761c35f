// Pieces fly one act after another, points rise when they land, and a turn never takes long.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { air, type Act, type Flight } from '../src/lib/shell/air.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  air.finish()
  vi.runAllTimers()
  vi.useRealTimers()
})

const flight = (seat: number, from: string, to: string, more: Partial<Flight> = {}): Flight => ({
  key: air.key(),
  piece: 'tile',
  count: 1,
  seat,
  from,
  to,
  x: 0,
  y: 0,
  dx: 0,
  dy: 0,
  lies: true,
  goals: [to],
  ...more,
})
const flown = (seat: number, flights: Flight[], points = 0): Act => ({ seat, flights, gained: points ? [[seat, points]] : [] })
const aloft = (): string[] => air.leaving.map(({ from, to }) => `${from} ${to}`)
/** Milliseconds until nothing flies any more. */
function lasts(): number {
  let time = 0
  for (; air.flying; time += 1) vi.advanceTimersByTime(1)
  return time
}

describe('pieces', () => {
  test('fly act by act in their order', () => {
    air.add([flown(0, [flight(0, 'a', 'b')]), flown(1, [flight(1, 'c', 'd'), flight(1, 'e', 'f')])], 1)
    expect(aloft()).toEqual(['a b'])
    vi.advanceTimersByTime(320)
    expect(aloft()).toEqual(['c d', 'e f'])
    vi.advanceTimersByTime(360)
    expect(air.flying).toBe(false)
  })

  test('those that wait lie where they were, unless they come there first', () => {
    air.add([flown(0, [flight(0, 'a', 'b')]), flown(0, [flight(0, 'b', 'c')]), flown(0, [flight(0, 'x', 'y')])], 1)
    expect(air.lying.map(({ from }) => from)).toEqual(['x'])
    vi.advanceTimersByTime(320)
    expect(air.lying.map(({ from }) => from)).toEqual(['x'])
    expect(aloft()).toEqual(['b c'])
  })

  test('are counted as arriving until they have landed', () => {
    air.add([flown(0, [flight(0, 'a', 'b', { count: 3 })]), flown(1, [flight(1, 'c', 'b')])], 1)
    expect([air.arriving('b', 0), air.arriving('b', 1), air.arriving('c', 1)]).toEqual([3, 1, 0])
    vi.advanceTimersByTime(320)
    expect([air.arriving('b', 0), air.arriving('b', 1)]).toEqual([0, 1])
  })

  test('fly slower or faster as wished', () => {
    air.add([flown(0, [flight(0, 'a', 'b')])], 2)
    expect(lasts()).toBe(640)
    air.add([flown(0, [flight(0, 'a', 'b')])], 0.5)
    expect(lasts()).toBe(160)
  })

  test('of a long turn take no more than 1.2 seconds together', () => {
    air.add(
      Array.from({ length: 10 }, () => flown(0, [flight(0, 'a', 'b')])),
      1,
    )
    expect(lasts()).toBeLessThanOrEqual(1210)
    air.add(
      [0, 1, 2].flatMap((seat) => [flown(seat, [flight(seat, 'a', 'b')]), flown(seat, [flight(seat, 'b', 'c')])]),
      1,
    )
    expect(lasts()).toBeLessThanOrEqual(1210 * 2)
  })

  test('of turns that came at once are seen turn by turn, all within a few seconds', () => {
    const dealt = [1, 2, 3].flatMap((seat) => Array.from({ length: 3 }, () => flown(seat, [flight(seat, 'a', 'b')])))
    air.add(dealt, 1)
    expect(lasts()).toBeGreaterThan(2700)
    air.add([...dealt, ...dealt], 1)
    expect(lasts()).toBeLessThanOrEqual(3700)
  })

  test('are shown one by one only as many as are worth it', () => {
    air.add(
      Array.from({ length: 30 }, (_, at) => flown(at % 2, [flight(at % 2, `a${at}`, 'b')], 1)),
      1,
    )
    expect(aloft()).toEqual(['a6 b'])
    expect(air.gains.map(({ points }) => points)).toEqual([1, 1])
  })
})

describe('points', () => {
  test('are pending until their piece lands, then rise, and go', () => {
    air.add([flown(0, [flight(0, 'a', 'b')], 7)], 1)
    expect(air.pending(0)).toBe(7)
    expect(air.gains).toEqual([])
    vi.advanceTimersByTime(320)
    expect(air.pending(0)).toBe(0)
    expect(air.gains.map(({ seat, points }) => [seat, points])).toEqual([[0, 7]])
    vi.advanceTimersByTime(1600)
    expect(air.gains).toEqual([])
  })

  test('without a piece rise at once', () => {
    air.add([flown(1, [], 3)], 1)
    expect(air.flying).toBe(false)
    expect(air.gains.map(({ seat, points }) => [seat, points])).toEqual([[1, 3]])
  })

  test('of one act are one sum, and what is lost does not rise', () => {
    air.add([{ seat: 0, flights: [], gained: [[0, 2], [0, 3], [1, -4]] }], 1) // prettier-ignore
    expect(air.gains.map(({ seat, points }) => [seat, points])).toEqual([[0, 5]])
  })
})

test('a touch brings everything where it belongs', () => {
  air.add([flown(0, [flight(0, 'a', 'b')], 2), flown(1, [flight(1, 'c', 'd')], 4)], 1)
  air.finish()
  expect(air.flying).toBe(false)
  expect(air.gains.map(({ points }) => points)).toEqual([2, 4])
})
