// Dice that nobody can choose: what this device is bound to, what it reveals, and whether what others revealed fits.
// Check sums and seeds are those of bastide.core.dice.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { commit, owed, verdict, witness } from '../src/lib/dice'
import { sha256 } from '../src/lib/sha256'
import type { TableInfo } from '../src/lib/types'
import { forget, tableOf } from './kit'

const KEY = 'bastide-dice'
const SECRET = `hash:5b${'0f'.repeat(15)}`
const BOUND = '119fa5962d2c9150077b8b75f564f4b6cdca01b8d154f23645870d47802111da'
const MINE = '11'.repeat(32)
const MINE_BOUND = '3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3'
const OTHER = '22'.repeat(32)
const OTHER_BOUND = '4f2e8d65483c641648cdb374ae9d8abd368d269e4ddffe092a8237b8162cddd6'
/** Of both; of both at a table of three; of the other alone; of nobody, which is the secret. */
const SEED = {
  both: 'hash:c7b1e4e64805a8275594ca94c27e7013444ba92ef9a8e35244363a093de063ab',
  three: 'hash:bdd14001e16da6e3f4e705eafdd1f6686069288b938d64b7215a5a8b9e9a83b3',
  other: 'hash:7daa060c38fd2ac346e86189ad1723bf659160c7246454add8d4c1a0a289bf78',
  nobody: SECRET,
}

afterEach(forget)

const keep = (numbers: Record<string, string>, seen: Record<string, string> = {}): void =>
  localStorage.setItem(KEY, JSON.stringify({ numbers, seen }))
const kept = (): { numbers: Record<string, string>; seen: Record<string, string> } =>
  JSON.parse(localStorage.getItem(KEY) ?? '{}') as ReturnType<typeof kept>

const share = (commitment: string, reveal = ''): TableInfo['dice']['seats'][number] => ({ commitment, reveal, revealed: reveal !== '' })

function ended(seed: string, ...seats: TableInfo['dice']['seats']): TableInfo {
  return tableOf({ status: 'over', seed, seed_sha256: BOUND, dice: { drawing: false, secret: SECRET, seats } })
}

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['å'.repeat(60), '247c6055963558f3b23a593695191a44508c1d20f1aae4cdeb95f4bf5f54965c'],
    ['x'.repeat(55), 'd5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072'],
    ['x'.repeat(56), '04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e'],
    ['x'.repeat(63), '75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2'],
    ['x'.repeat(64), '7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c'],
    ['x'.repeat(119), '000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c'],
    ['x'.repeat(120), '13f05a0b594787f5ecd315edc96141bd3243203d1b7d4f0836f37308b276ba98'],
    ['x'.repeat(1000), '44f8354494a5ba03ba1792a8d3e9c534c47a9181980fde7a3f44b06ef2ae7c7f'],
  ])('of %j', (text, sum) => {
    expect(sha256(text)).toBe(sum)
  })
})

describe('being bound', () => {
  test('to 32 bytes that this device keeps', () => {
    const bound = commit()
    expect(kept().numbers[bound]).toMatch(/^[0-9a-f]{64}$/)
    expect(sha256(kept().numbers[bound] ?? '')).toBe(bound)
  })

  test('every byte is written with two digits', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array)
    expect(commit()).toBe(sha256('00'.repeat(32)))
  })

  test('each time to another number, of which the latest are kept', () => {
    const all = Array.from({ length: 103 }, commit)
    expect(new Set(all).size).toBe(103)
    expect(Object.keys(kept().numbers)).toEqual(all.slice(3))
  })

  test('also where what was kept cannot be read', () => {
    localStorage.setItem(KEY, '{')
    const bound = commit()
    expect(Object.keys(kept().numbers)).toEqual([bound])
  })
})

describe('what is owed', () => {
  const drawing = (more: Partial<TableInfo> = {}): TableInfo =>
    tableOf({ your_seats: [1], dice: { drawing: true, secret: '', seats: [share(OTHER_BOUND), share(MINE_BOUND)] }, ...more })

  test('is my number, while the dice are drawn', () => {
    keep({ [MINE_BOUND]: MINE, [OTHER_BOUND]: OTHER })
    expect(owed(drawing())).toEqual([[MINE_BOUND, MINE]])
  })

  test('nothing before and after', () => {
    keep({ [MINE_BOUND]: MINE })
    expect(owed(drawing({ dice: { ...drawing().dice, drawing: false } }))).toEqual([])
  })

  test('nothing that has been revealed, is on another device or on no seat of mine', () => {
    expect(owed(drawing())).toEqual([])
    keep({ [MINE_BOUND]: MINE })
    expect(owed(drawing({ your_seats: [0] }))).toEqual([])
    expect(owed(drawing({ your_seats: [7] }))).toEqual([])
    expect(
      owed(drawing({ dice: { drawing: true, secret: '', seats: [share(OTHER_BOUND), { ...share(MINE_BOUND), revealed: true }] } })),
    ).toEqual([])
  })
})

describe('what the server is bound to', () => {
  test('is remembered when it is first seen, and once', () => {
    witness(tableOf({ id: 'w1', seed_sha256: BOUND }))
    expect(kept().seen).toEqual({ w1: BOUND })
    witness(tableOf({ id: 'w1', seed_sha256: 'another' }))
    expect(kept().seen).toEqual({ w1: BOUND })
  })

  test('not what another visit has seen already', () => {
    keep({}, { w2: BOUND })
    witness(tableOf({ id: 'w2', seed_sha256: 'another' }))
    expect(kept().seen).toEqual({ w2: BOUND })
  })

  test('not when it has revealed everything: that binds it to nothing', () => {
    witness({ ...ended(SEED.nobody), id: 'w3' })
    expect(localStorage.getItem(KEY)).toBeNull()
  })
})

describe('the verdict', () => {
  test('my number is part of the seed', () => {
    keep({ [MINE_BOUND]: MINE }, { t: BOUND })
    expect(verdict(ended(SEED.both, share(MINE_BOUND, MINE), share(OTHER_BOUND, OTHER)))).toBe('mine')
    expect(verdict(ended(SEED.three, share(MINE_BOUND, MINE), share(OTHER_BOUND, OTHER), share('')))).toBe('mine')
  })

  test('others gave theirs, and it is what was seen', () => {
    keep({}, { t: BOUND })
    expect(verdict(ended(SEED.both, share(MINE_BOUND, MINE), share(OTHER_BOUND, OTHER)))).toBe('seen')
    expect(verdict(ended(SEED.nobody, share(''), share('')))).toBe('seen')
  })

  test('mine did not arrive', () => {
    keep({ [MINE_BOUND]: MINE }, { t: BOUND })
    expect(verdict(ended(SEED.other, share(MINE_BOUND), share(OTHER_BOUND, OTHER)))).toBe('missing')
  })

  test('nothing can be said before the end, nor of a table that was not seen', () => {
    keep({ [MINE_BOUND]: MINE }, { t: BOUND })
    expect(verdict(tableOf({ seed_sha256: BOUND, dice: { drawing: false, secret: '', seats: [share(MINE_BOUND)] } }))).toBe('')
    keep({ [MINE_BOUND]: MINE })
    expect(verdict(ended(SEED.both, share(MINE_BOUND, MINE), share(OTHER_BOUND, OTHER)))).toBe('')
  })

  test('the server was bound to something else', () => {
    keep({}, { t: '0'.repeat(64) })
    expect(verdict(ended(SEED.both, share(MINE_BOUND, MINE), share(OTHER_BOUND, OTHER)))).toBe('wrong')
  })

  test('somebody revealed what they were not bound to', () => {
    keep({}, { t: BOUND })
    expect(verdict(ended(SEED.both, share(OTHER_BOUND, MINE), share(OTHER_BOUND, OTHER)))).toBe('wrong')
  })

  test('mine was changed, though it fits its check sum there', () => {
    keep({ [OTHER_BOUND]: 'a number of mine' }, { t: BOUND })
    expect(verdict(ended(SEED.both, share(MINE_BOUND, MINE), share(OTHER_BOUND, OTHER)))).toBe('wrong')
  })

  test('another seed was played', () => {
    keep({}, { t: BOUND })
    expect(verdict(ended(SEED.other, share(MINE_BOUND, MINE), share(OTHER_BOUND, OTHER)))).toBe('wrong')
    expect(verdict(ended(SEED.both, share(OTHER_BOUND, OTHER), share(MINE_BOUND, MINE)))).toBe('wrong')
  })
})
