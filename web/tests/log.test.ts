// The log: what has been taken back, what is new, which places it has changed, and how it is told.
import { describe, expect, test } from 'vitest'
import { byNames, changedPlaces, logLines, namesOf, renumbered, since, takenBack, takenFrom } from '../src/lib/shell/log'
import type { Entry } from '../src/lib/types'
import { act, chat, redo, undo } from './kit'

const numbers = (entries: Iterable<Entry>): number[] => [...entries].map(({ number }) => number).sort((a, b) => a - b)

describe('what has been taken back', () => {
  const played = [act(1, 0), act(2, 1), act(3, 0)]

  test('is gone down to the move that it goes back to', () => {
    expect(numbers(takenBack([...played, undo(4, 0, 1)]))).toEqual([2, 3])
    expect(numbers(takenBack([...played, undo(4, 0, 0)]))).toEqual([1, 2, 3])
    expect(numbers(takenBack(played))).toEqual([])
  })

  test('comes back when it is done again, as far as that goes', () => {
    expect(numbers(takenBack([...played, undo(4, 0, 0), redo(5, 0, 2)]))).toEqual([3])
    expect(numbers(takenBack([...played, undo(4, 0, 0), redo(5, 0, 3)]))).toEqual([])
  })

  test('is gone for good when something else is done', () => {
    const other = act(5, 0, [], { moves: 2 })
    expect(numbers(takenBack([...played, undo(4, 0, 1), other, redo(6, 0, 3)]))).toEqual([2, 3])
  })

  test('what is no longer on the line has no number of moves', () => {
    expect(numbers(takenBack([act(1, 0, [], { moves: null }), undo(2, 0, 0)]))).toEqual([1])
  })

  test('one move of a wave goes alone, and comes back alone', () => {
    const [gone, back]: Entry[] = [
      { ...undo(4, 0, 2), of: 1 },
      { ...redo(5, 0, 3), of: 1 },
    ]
    expect(numbers(takenBack([...played, gone as Entry]))).toEqual([1])
    expect(numbers(takenBack([...played, gone as Entry, back as Entry]))).toEqual([])
  })

  test('one that is older than all that is known changes nothing', () => {
    expect(numbers(takenBack([...played, { ...undo(4, 0, 2), of: 99 }]))).toEqual([])
  })
})

describe('whose moves have been taken back', () => {
  test('is told of others, not of one’s own', () => {
    const by = undo(4, 1, 0)
    expect(
      takenFrom([act(1, 0), act(2, 2), by])
        .get(by)
        ?.map(({ number }) => number),
    ).toEqual([1, 2])
    expect(takenFrom([act(1, 1), undo(2, 1, 0)]).size).toBe(0)
  })

  test('is not told any more when it has been done again', () => {
    expect(takenFrom([act(1, 0), undo(2, 1, 0), redo(3, 1, 1)]).size).toBe(0)
  })

  test('is told seat by seat with what they had done', () => {
    const entries = [
      act(1, 0, [], { briefs: [[0, 'mine from depot 4', 0], [1, 'trade', 1]] }), // prettier-ignore
      act(2, 2, [], { briefs: [[2, 'passed', 0]] }),
      undo(3, 1, 0),
    ]
    expect(logLines(entries).map(({ text }) => text)).toEqual(['Bot 2 takes back the moves: Anna (mine from depot 4), Bot 3 (passed).'])
    expect(logLines([act(1, 0), undo(2, 1, 0)]).map(({ text }) => text)).toEqual(['Bot 2 takes back the move: Anna.'])
  })
})

test('lines are told in order, with the chat between them and without what is gone', () => {
  const entries = [
    act(1, 0, ['Anna begins.', 'She sows.']),
    chat(2, 'Ilse', 'hello'),
    act(3, 1, ['Bot 2 errs.'], { moves: 2 }),
    undo(4, 1, 1),
  ]
  expect(logLines(entries)).toEqual([
    { key: '1.0', text: 'Anna begins.' },
    { key: '1.1', text: 'She sows.' },
    { key: '2.0', text: 'Ilse: hello' },
  ])
})

describe('numbers of moves after one left the line alone', () => {
  const known = [act(1, 0), act(2, 1), act(3, 2)]
  const moves = (entries: Entry[]): unknown[] => entries.map((entry) => entry.moves)

  test('those after it move up', () => {
    expect(moves(renumbered(known, { ...undo(4, 1, 2), of: 2 }))).toEqual([1, null, 2])
  })

  test('of one that is older than all that are known all move up', () => {
    expect(moves(renumbered(known.slice(1), { ...undo(4, 0, 2), of: 1 }))).toEqual([1, 2])
  })

  test('of one that is newer nothing changes', () => {
    expect(moves(renumbered(known, { ...undo(9, 0, 2), of: 8 }))).toEqual([1, 2, 3])
  })

  test('one that comes back is the last', () => {
    expect(moves(renumbered(known, { ...redo(4, 1, 3), of: 2 }))).toEqual([1, 3, 3])
  })
})

describe('what came since my last act', () => {
  test('without what is gone', () => {
    const entries = [act(1, 0), act(2, 1), act(3, 1), undo(4, 1, 2), act(5, 2, [], { moves: 3 })]
    expect(since(entries, 0).map(({ number }) => number)).toEqual([2, 4, 5])
  })

  test('an act of mine that is gone is none', () => {
    const entries = [act(1, 0), act(2, 1), act(3, 0), undo(4, 0, 2)]
    expect(since(entries, 0).map(({ number }) => number)).toEqual([2, 4])
  })
})

describe('places that others have changed', () => {
  const isOwn = (place: string): boolean => place.startsWith('hex')
  const moved = (seat: number, from: string, to: string, piece = 'tile'): Entry =>
    act(1, seat, [], { events: [{ event: 'moved', seat, from, to, piece }] })

  test('have the names under which they are drawn', () => {
    expect(namesOf('depot:1', 1, 0, isOwn)).toEqual(['p1:depot:1', 'depot:1'])
    expect(namesOf('hex:h1', 1, 0, isOwn)).toEqual(['p1:hex:h1'])
    expect(namesOf('hex:h1', 0, 0, isOwn)).toEqual(['p0:hex:h1', 'hex:h1'])
    expect(namesOf('depot:1', -1, 0, isOwn)).toEqual(['depot:1'])
  })

  test('not mine, unless all are wanted', () => {
    expect(changedPlaces([moved(0, 'depot:1', 'hex:h1')], 0, isOwn)).toEqual([])
    expect(changedPlaces([moved(0, 'depot:1', 'hex:h1')], 0, isOwn, true)).toEqual(['p0:depot:1', 'depot:1', 'p0:hex:h1', 'hex:h1'])
    expect(changedPlaces([moved(1, 'depot:1', 'hex:h1')], 0, isOwn)).toEqual(['p1:depot:1', 'depot:1', 'p1:hex:h1'])
  })

  test('not what the table has filled anew, nor where no piece went', () => {
    expect(changedPlaces([moved(1, 'depot:1', ''), moved(-1, '', 'depot:1')], 0, isOwn)).toEqual(['p1:depot:1'])
    expect(changedPlaces([moved(1, 'depot:1', 'hex:h1', '')], 0, isOwn)).toEqual([])
  })
})

describe('a sentence in pieces', () => {
  test('every second of which is a name', () => {
    expect(byNames('Anna sells to Bot 2.', ['Anna', 'Bot 2'])).toEqual(['', 'Anna', ' sells to ', 'Bot 2', '.'])
  })

  test('the longer name first, and never within a word', () => {
    expect(byNames('Ann and Anna.', ['Ann', 'Anna'])).toEqual(['', 'Ann', ' and ', 'Anna', '.'])
    expect(byNames('Ann Lee and Ann.', ['Ann', 'Ann Lee'])).toEqual(['', 'Ann Lee', ' and ', 'Ann', '.'])
    expect(byNames('Bot 22 and Ёж, Ёжик', ['Bot 2', 'Ёж'])).toEqual(['Bot 22 and ', 'Ёж', ', Ёжик'])
  })

  test('whatever signs a name has', () => {
    expect(byNames('It is (A.B)?', ['(A.B)'])).toEqual(['It is ', '(A.B)', '?'])
    expect(byNames('AxB', ['A.B'])).toEqual(['AxB'])
  })

  test('without names it is one', () => {
    expect(byNames('Round 2 begins.', ['', ''])).toEqual(['Round 2 begins.'])
  })
})
