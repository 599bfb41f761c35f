// What is worth a banner, and for whom.
import { expect, test } from 'vitest'
import { momentsOf } from '../src/lib/shell/moments'
import { act } from './kit'

const EVERYBODY = -1
const TABLE = -1

const entries = [
  act(1, 1, [], {
    moments: [
      [EVERYBODY, TABLE, 'Round 2'],
      [EVERYBODY, 1, 'Best Work of the round: Bot 2'],
      [0, 1, 'Bot 2 takes the Jester from Anna.'],
      [2, 1, 'Bot 2 takes the Clerk from Bot 3.'],
    ],
  }),
  act(2, 0),
]

test('everybody sees what is for everybody, and what befell them alone', () => {
  const texts = (mine: number[]): string[] => momentsOf(entries, mine).map(({ text }) => text)
  expect(texts([0])).toEqual(['Round 2', 'Best Work of the round: Bot 2', 'Bot 2 takes the Jester from Anna'])
  expect(texts([])).toEqual(['Round 2', 'Best Work of the round: Bot 2'])
  expect(texts([0, 2]), 'round one screen').toHaveLength(4)
})

test('what no turn tells of is said apart, and what befell the reader', () => {
  const [round, best, taken] = momentsOf(entries, [0])
  expect([round, best, taken].map((one) => one?.apart)).toEqual([true, false, true])
  expect([round, best, taken].map((one) => one?.befell)).toEqual([false, false, true])
})
