// What lies over the board: sheets, one at a time, and the curtain between people who share one screen.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BoardModule } from '../src/lib/board'
import { settings } from '../src/lib/settings.svelte'
import { Screen } from '../src/lib/shell/screen.svelte'
import { Sheets } from '../src/lib/shell/sheets.svelte'
import type { TableInfo } from '../src/lib/types'
import { Room, forget, tableOf, viewOf } from './kit'

afterEach(forget)

describe('what lies over the board', () => {
  /** The way back of the browser. */
  async function back(): Promise<void> {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await gone
  }

  test('is one at a time, and the way back closes it', async () => {
    const sheets = new Sheets()
    sheets.open('log')
    sheets.open('chat')
    expect(sheets.name).toBe('chat')
    await back()
    expect(sheets.name).toBe('')
  })

  test('leaves no trace when it was closed otherwise: the entry is used again', () => {
    const sheets = new Sheets()
    sheets.open('log')
    const entries = history.length
    sheets.close()
    sheets.open('ledger')
    expect(history.length).toBe(entries)
    sheets.open('')
    expect(sheets.name).toBe('')
    expect(history.state).toEqual({ cover: 'spent' })
  })

  test('the rules open at a rule', () => {
    const sheets = new Sheets()
    sheets.openRules('b-7')
    expect([sheets.name, sheets.rule]).toEqual(['rules', 'b-7'])
    sheets.close()
  })
})

describe('the curtain', () => {
  let room: Room
  let screen: Screen
  let end = (): void => undefined
  let now: { asked: boolean; secret: boolean }

  beforeEach(() => {
    room = new Room()
    const told = $state({ asked: true, secret: false })
    now = told
    const module = { secret: () => told.secret } as unknown as BoardModule
    end = $effect.root(() => {
      screen = new Screen(
        room.session,
        () => module,
        () => told.asked,
      )
    })
    room.session.table = tableOf({ mode: 'hotseat', your_seats: [0, 1] })
    room.session.view = viewOf()
    room.session.seat = 0
    flushSync()
  })
  afterEach(() => end())

  test('is down until somebody takes the screen, and again for the next', () => {
    expect(screen.covered).toBe(true)
    screen.take()
    flushSync()
    expect(screen.covered).toBe(false)
    room.session.seat = 1
    flushSync()
    expect(screen.covered).toBe(true)
    room.session.seat = 0
    flushSync()
    expect(screen.covered, 'who had it before has it no more').toBe(true)
  })

  test('is down while others move', () => {
    screen.take()
    now.asked = false
    flushSync()
    expect(screen.covered).toBe(true)
    now.asked = true
    flushSync()
    expect(screen.covered).toBe(true)
  })

  test('falls only before secrets, if that is wished', () => {
    settings.curtain = 'secrets'
    expect(screen.covered).toBe(false)
    now.secret = true
    expect(screen.covered).toBe(true)
  })

  test('never falls where everybody has a screen, for one alone, or when nobody plays on', () => {
    const others: Partial<TableInfo>[] = [{ mode: 'online' }, { your_seats: [0] }, { status: 'over' }, { notice: 'Old rules.' }]
    for (const more of others) {
      room.session.table = tableOf({ mode: 'hotseat', your_seats: [0, 1], ...more })
      expect(screen.covered).toBe(false)
    }
  })
})
