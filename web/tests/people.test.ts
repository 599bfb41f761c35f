// Who has won is said to everybody by name, and to the winner alone as such.
import { expect, test } from 'vitest'
import type { Session } from '../src/lib/session.svelte'
import { ending } from '../src/lib/shell/people'

const session = (winners: number[], mine: number[], mode = 'online'): Session =>
  ({
    view: { winners },
    table: { mode, seats: ['Anna', 'Boris'].map((name, seat) => ({ kind: 'person', name, you: mine.includes(seat) })) },
  }) as unknown as Session

test.each([
  ['my own victory', session([0], [0]), 'You win!'],
  ['what others and onlookers read', session([0], [1]), 'Anna wins'],
  ['a shared victory', session([0, 1], [0]), 'You win, together with Boris!'],
  ['the same, for onlookers', session([0, 1], []), 'Anna, Boris win together'],
  ['round one screen everybody reads', session([1], [0, 1], 'hotseat'), 'Boris wins'],
  ['lost to nobody who sits here', session([], [0]), 'it is lost'],
])('%s', (_, seen, text) => {
  expect(ending(seen)).toBe(text)
})
