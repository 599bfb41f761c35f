// Where things of Orléans stand: places that none moves aside, merchants that hide no good.
import { describe, expect, test } from 'vitest'
import { CITY_NAMES, cityAt, grid, standsAt, type Block } from '../src/games/orleans/layout'

describe('places of a board', () => {
  test('stand two by two, also the thirteenth', () => {
    for (const count of [10, 12, 13, 16, 18]) expect(grid(count, 490, 428)).toMatchObject({ across: 2, w: 243 })
    expect(grid(18, 490, 428).h).toBeGreaterThan(42)
    expect(grid(30, 490, 428).across).toBe(4)
  })
})

describe('merchants in a city', () => {
  const [w, h] = [556, 410]
  const goods = (...spots: [number, number][]): Block[] => spots.map(([x, y]) => ({ x, y, w: 10.5, h: 10.5, bad: 4 }))
  const over = (one: Block, two: Block): boolean => Math.abs(one.x - two.x) < one.w + two.w && Math.abs(one.y - two.y) < one.h + two.h

  test('stand beside it while nothing lies there, else where they hide nothing', () => {
    const city = { x: 270, y: 200 }
    expect(standsAt(city, 4, false, 1, [], w, h).map(({ x }) => x > city.x)).toEqual([true, true, true, true])
    const right = goods([300, 200], [325, 205])
    const left = goods([240, 195], [215, 200])
    for (const blocks of [right, left, [...right, ...left]])
      for (const one of standsAt(city, 4, false, 1, blocks, w, h)) expect(blocks.some((good) => over(one, good))).toBe(false)
  })

  test('stay on the map', () => {
    for (const name of CITY_NAMES)
      for (const side of [1, -1])
        for (const { x, y } of standsAt(cityAt(name, w, h), 4, name === 'orleans', side, [], w, h)) {
          expect(Math.min(x - 9, w - x - 9, y - 12, h - y - 12)).toBeGreaterThanOrEqual(0)
        }
  })
})
