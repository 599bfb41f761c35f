// A shape is laid on a grid: moved, turned and flipped, never over the rim, and it may lie where an action has exactly its cells.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Ghost, type Grid } from '../src/lib/shell/ghost.svelte'
import { middle, type Cell } from '../src/lib/shell/shapes'
import { Drawn, type Desk } from '../src/lib/shell/table'
import type { Touching } from '../src/lib/touch.svelte'
import type { Choice } from '../src/lib/types'
import { Room, choice, choicesOf, question, tableOf } from './kit'

const SIZE = 7
const grid: Grid = {
  columns: SIZE,
  rows: SIZE,
  idOf: ([x, y]) => `cell:${x + y * SIZE}`,
  cellOf(touch) {
    const [kind, at] = touch.split(':')
    return kind === 'cell' ? [Number(at) % SIZE, Math.floor(Number(at) / SIZE)] : null
  },
}
const cell = (x: number, y: number): string => grid.idOf([x, y])
const shape = (...cells: Cell[]): Choice => choice(cells.map(grid.idOf).join(' '))

let room: Room
let drawn: Drawn
let ghost: Ghost
let end = (): void => undefined
let now: { grid: Grid | null; tight: string[]; asked: boolean }

function lay(legal: Choice[]): void {
  room = new Room()
  drawn = new Drawn()
  const told = $state({ grid, tight: [] as string[], asked: true })
  now = told
  const desk = {
    session: room.session,
    drawn,
    get asked() {
      return told.asked
    },
  } as unknown as Desk
  end = $effect.root(() => {
    ghost = new Ghost(
      desk,
      () => told.grid,
      () => told.tight,
    )
  })
  room.session.touching.ask(legal)
  flushSync()
}
afterEach(() => end())

const touching = (): Touching => room.session.touching
/** Its cells, in reading order. */
const lies = (): string => [...ghost.cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]).join(' ')

describe('an angle of three cells', () => {
  // It may lie in a corner and in the middle.
  const corner: Cell[] = [[0, 0], [1, 0], [0, 1]] // prettier-ignore
  const centre: Cell[] = [[3, 3], [4, 3], [3, 4]] // prettier-ignore
  beforeEach(() => lay([shape(...corner), shape(...centre), choice('skip')]))

  test('appears where it may lie first, and that is meant', () => {
    expect(ghost.live).toBe(true)
    expect(lies()).toBe('0,0 1,0 0,1')
    expect(ghost.choice?.touches).toEqual(corner.map(grid.idOf))
    expect(touching().picked).toEqual(corner.map(grid.idOf))
    expect(touching().chosen?.touches).toEqual(corner.map(grid.idOf))
  })

  test('means nothing where it may not lie', () => {
    ghost.move(1, 0)
    flushSync()
    expect(lies()).toBe('1,0 2,0 1,1')
    expect(ghost.choice).toBeUndefined()
    expect(touching().picked).toEqual([])
    expect(touching().chosen).toBeNull()
  })

  test('is brought to a cell by its middle', () => {
    ghost.bring([3, 3])
    flushSync()
    expect(lies()).toBe('3,3 4,3 3,4')
    expect(ghost.choice?.touches).toEqual(centre.map(grid.idOf))
  })

  test.each([
    ['left', -9, 0, '0,0 1,0 0,1'],
    ['right', 9, 0, '5,0 6,0 5,1'],
    ['up', 0, -9, '0,0 1,0 0,1'],
    ['down', 0, 9, '0,5 1,5 0,6'],
    ['away', 99, 99, '5,5 6,5 5,6'],
  ])('does not leave the grid %s', (_, dx, dy, there) => {
    ghost.move(dx, dy)
    expect(lies()).toBe(there)
  })

  test('turns round its middle, four times to where it was', () => {
    ghost.bring([3, 3])
    const shapes = [0, 1, 2, 3].map(() => (ghost.turn(), lies()))
    expect(shapes).toEqual(['2,3 3,3 3,4', '3,2 2,3 3,3', '3,2 3,3 4,3', '3,3 4,3 3,4'])
  })

  test('stays on the grid when it turns at the rim', () => {
    ghost.turn()
    expect(lies()).toBe('0,0 1,0 1,1')
  })

  test('flips from left to right, twice to where it was', () => {
    ghost.bring([3, 3])
    ghost.flip()
    expect(lies()).toBe('2,3 3,3 3,4')
    ghost.flip()
    expect(lies()).toBe('3,3 4,3 3,4')
  })

  test('whatever else is taken back, what lies there is meant', () => {
    touching().clear()
    flushSync()
    expect(touching().picked).toEqual(corner.map(grid.idOf))
  })

  test('all its cells count as drawn as long as it is laid', () => {
    expect(drawn.has(cell(3, 3))).toBe(true)
    expect(drawn.has('skip')).toBe(false)
    touching().ask([choice('skip')])
    flushSync()
    expect(drawn.has(cell(3, 3))).toBe(false)
  })

  test('the same shape stays where it is, another one appears where that may lie', () => {
    ghost.move(2, 2)
    touching().ask([...touching().legal])
    flushSync()
    expect(lies()).toBe('2,2 3,2 2,3')
    touching().ask([shape([5, 5], [5, 6])])
    flushSync()
    expect(lies()).toBe('5,5 5,6')
  })

  test('nothing is laid where nobody is asked, or there is no grid', () => {
    now.asked = false
    flushSync()
    expect(ghost.live).toBe(false)
    expect(ghost.cells).toEqual([])
    now.asked = true
    now.grid = null
    flushSync()
    expect(ghost.live).toBe(false)
    ghost.move(1, 1)
    expect(ghost.cells).toEqual([])
  })

  test('it is tucked to where it leaves the most room', () => {
    ghost.tuck()
    expect(lies(), 'the game says nothing of it').toBe('0,0 1,0 0,1')
    expect(ghost.isBest).toBe(false)
    now.tight = centre.map(grid.idOf)
    ghost.tuck()
    flushSync()
    expect(lies()).toBe('3,3 4,3 3,4')
    expect(ghost.isBest).toBe(true)
  })

  test('the hint shows where it would lie', () => {
    expect(ghost.hinted).toEqual([])
    room.session.advice.hint = { text: touching().legal[1]?.text ?? '', label: '', then: [], why: '', answers: 1 }
    expect(ghost.hinted).toEqual(centre)
  })

  test('the step before is taken back only where that can be', async () => {
    ghost.back()
    expect(room.sent).toEqual([])
    room.session.table = tableOf({ can_undo: true })
    ghost.back()
    await Promise.resolve()
    expect(room.sent.map(({ path }) => path)).toEqual(['/api/tables/t/undo'])
  })
})

describe.each(['met lay', 'florence lay', 'florence landscape'])('the real question "%s"', (name) => {
  const legal = choicesOf(question(name))
  beforeEach(() => lay(legal))

  test('every way to lay it is found by moving, turning and flipping', () => {
    const found = new Set<string>()
    const sweep = (): void => {
      for (let x = 0; x < SIZE; x += 1)
        for (let y = 0; y < SIZE; y += 1) {
          ghost.bring([x, y])
          if (ghost.choice) found.add(ghost.choice.text)
        }
    }
    for (const flipped of [false, true]) {
      for (let turned = 0; turned < 4; turned += 1) {
        sweep()
        ghost.bring([3, 3])
        ghost.turn()
      }
      if (!flipped) ghost.flip()
    }
    const laid = legal.filter(({ touches }) => touches.every((touch) => touch.startsWith('cell:')))
    expect([...found].sort()).toEqual(laid.map(({ text }) => text).sort())
  })
})

describe('the middle of some cells', () => {
  test('is one of them, the nearest to all', () => {
    expect(middle([[0, 0], [1, 0], [2, 0]])).toEqual([1, 0]) // prettier-ignore
    expect(middle([[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]])).toEqual([1, 2]) // prettier-ignore
    expect(middle([])).toEqual([0, 0])
  })
})
