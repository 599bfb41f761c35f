// The words of this game, by the ids of its things.
import { seatOrYou } from '../../lib/shell/people'
import type { Desk } from '../../lib/shell/table'
import type { Entry } from '../../lib/types'
import { hasWord, word } from '../../lib/words.svelte'
import type { Stop } from '../../lib/board'
import {
  GOODS,
  askedNow,
  branchesOf,
  faceId,
  strandedAt,
  faces,
  type Branch,
  type CaylusView,
  type Face,
  type PlayerView,
  type Side,
} from './view'

const GAME = 'caylus1303'

export const say = (key: string, args?: Record<string, string | number>): string => word(GAME, key, args)
const either = (key: string, other: string): string => say(hasWord(GAME, key) ? key : other)

export const tileName = (building: string): string => say(`tile-${building}`)
export const isTile = (piece: string): boolean => hasWord(GAME, `tile-${piece}`)
export const tileShort = (building: string): string => either(`tile-${building}-short`, `tile-${building}`)
export const goodName = (good: string): string => say(`good-${good}`)
export const characterName = (character: string): string => say(`character-${character}`)
export const characterHelp = (character: string): string => `${characterName(character)}: ${say(`character-${character}-help`)}`
/** What a character does, in a few words. */
export const characterDoes = (character: string): string => say(`page-does-${character}`)
export const kindName = (kind: string): string => say(`page-kind-${kind}`)

/** A player's name as the table knows it, or "you". */
export const playerName = (table: Desk, seat: number): string => seatOrYou(table.session, seat)

// ---- what buildings do, in words

function counted(counts: Record<string, number>, any = 0): string[] {
  const found: string[] = []
  const add = (name: string, count: number): void => {
    if (count) found.push(count > 1 || name === say('counter-points') ? `${name} ${count}` : name)
  }
  for (const good of GOODS) add(goodName(good), counts[good] ?? 0)
  add(say('page-any'), any)
  if (counts['worker']) found.push(say('page-worker', { count: counts['worker'] }))
  add(say('counter-points'), counts['points'] ?? 0)
  return found
}

export function branchText(branch: Branch): string {
  const gained = counted(branch.gain, branch.gain_any)
  if (branch.favour) gained.push(say('page-favour'))
  if (branch.build)
    gained.push(say(branch.build === 'stone' ? (branch.waive ? 'page-build-stone-waive' : 'page-build-stone') : 'page-build-wooden'))
  if (branch.house) gained.push(say('page-put-house'))
  if (branch.steps) gained.push(say('page-move-provost', { steps: branch.steps }))
  const paid = counted(branch.pay, branch.pay_any)
  return paid.length ? `${paid.join(' + ')} → ${gained.join(' + ')}` : gained.join(' + ')
}

/** Everything a face says, in one line. */
export function faceText(face: Face | undefined, side: Side): string {
  if (!face) return ''
  const parts = [
    branchesOf(face, side)
      .map(branchText)
      .join(` ${say('page-or')} `),
  ]
  if (side === 'build' && Object.keys(face.bonus).length) parts.push(`${say('page-owner-bonus')}: ${counted(face.bonus).join(' + ')}`)
  if (Object.keys(face.income).length) parts.push(`${say('page-income')}: ${counted(face.income).join(' + ')}`)
  if (face.favour) parts.push(say('page-favour-at-once'))
  return parts.filter(Boolean).join('; ')
}

export const costText = (face: Face): string => counted(face.cost, face.any).join(' + ')
export const countsText = (counts: Record<string, number>): string => counted(counts).join(', ') || '—'
export const goodsText = (player: PlayerView): string => GOODS.map((good) => `${goodName(good)} ${player.goods[good]}`).join(', ')

/** A building beside the board with all that is printed; `points` are what it would score whoever looks. */
export function offerLabel(building: string, points?: number): string {
  const face = faces()[building]
  if (!face) return tileName(building)
  const effect = faceText(face, 'build')
  return `${tileName(building)}, ${say('page-costs', { cost: costText(face) })}, ${say('page-points-when-built', { points: points ?? face.points })}${effect ? `, ${effect}` : ''}`
}

export const roundText = (view: CaylusView, round: number): string => say('page-round', { round, rounds: view.rounds })

// ---- the road

/** "15, Mason, wooden, yours, worker: Piotr, active". */
export function spaceLabel(view: CaylusView, index: number, name: (seat: number) => string): string {
  const space = view.road[index]
  if (!space || space.kind === 'empty') return `${index}, ${say('page-empty-space')}`
  const parts = [String(index), tileName(faceId(space))]
  if (space.kind !== 'bridge' && space.kind !== 'residence') parts.push(kindName(space.kind))
  if (space.owner !== null)
    parts.push(space.owner === view.seat ? say('page-owner-you') : say('page-house-of', { name: name(space.owner) }))
  if (space.workers.length) parts.push(say('page-worker-of', { name: space.workers.map(name).join(', ') }))
  parts.push(say(space.active ? 'page-active' : 'page-beyond'))
  return parts.join(', ')
}

export function provostText(view: CaylusView): string {
  return view.provost >= view.road.length
    ? say('page-provost-end', { square: view.provost - view.road.length })
    : say('page-provost-between', { before: view.provost - 1, after: view.provost })
}

/** Who would gain and who would lose by the provost's new place. */
export function fatesText(view: CaylusView, p: number, name: (seat: number) => string): string {
  const [now, then] = [strandedAt(view, view.provost), strandedAt(view, p)]
  const told = (names: string[]): string =>
    names
      .map((one) => one.split(' ').map(Number) as [number, number])
      .map(([index, seat]) => `${tileName(view.road[index]?.building ?? '')} (${name(seat)})`)
      .join(', ')
  const [saved, lost] = [[...now].filter((one) => !then.has(one)), [...then].filter((one) => !now.has(one))]
  if (!saved.length && !lost.length) return say('page-fates-none')
  return [
    saved.length ? say('page-active-now', { names: told(saved) }) : '',
    lost.length ? say('page-lost-now', { names: told(lost) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Who would get nothing as the provost stands now. */
export function strandedText(view: CaylusView, name: (seat: number) => string): string {
  const beyond = [...strandedAt(view, view.provost)].map((one) => one.split(' ').map(Number) as [number, number])
  return beyond.length
    ? say('page-about-beyond', {
        names: beyond.map(([index, seat]) => `${tileName(view.road[index]?.building ?? '')} (${name(seat)})`).join(', '),
      })
    : ''
}

/** Where a player stands in the round: passed, at the site, sets delivered. */
export function standingText(view: CaylusView, player: PlayerView): string {
  const parts: string[] = []
  const place = view.bridge.indexOf(player.seat)
  if (place >= 0) parts.push(say('page-passed-as', { place: place + 1 }))
  if (player.at_site) parts.push(say('page-at-site'))
  if (player.sets) parts.push(say('page-sets', { count: player.sets }))
  return parts.join(', ')
}

export const stepsText = (steps: number): string => (steps > 0 ? `+${steps}` : `−${-steps}`)

// ---- for the shell

export function nameOf(touch: string, view: CaylusView): string {
  const [kind, one] = touch.split(':')
  switch (kind) {
    case 'space': {
      const space = view.road[Number(one)]
      return space && space.kind !== 'empty' ? tileName(faceId(space)) : say('page-space', { space: Number(one) })
    }
    case 'slot':
      return tileName(view.site.tiles[Number(one)]?.building ?? '')
    case 'build':
      return tileName(one ?? '')
    case 'character':
      return characterName(one ?? '')
    case 'provost':
      return say('page-provost-by', { steps: stepsText(Number(one) - view.provost) })
    case 'goods':
      return goodName(one ?? '')
    case 'supply':
      return say('page-supply', { good: goodName(one ?? '') })
    case 'branch':
      return branchOf(view, Number(one))
    case 'pass':
      return view.pass_first === null ? say('page-pass') : say('page-pass-first', { round: view.pass_first })
    case 'skip':
      return skipText(view)
    default:
      return say(`page-${kind}`)
  }
}

/** The building that is being asked about: on the road, or at the site. */
export function askedAbout(view: CaylusView): { building: string; side: Side } | null {
  const asked = askedNow(view)
  if (asked?.slot !== null && asked?.slot !== undefined) return { building: view.site.tiles[asked.slot]?.building ?? '', side: 'setup' }
  const space = asked?.space === null || asked?.space === undefined ? undefined : view.road[asked.space]
  return space?.building ? { building: space.building, side: space.side } : null
}

export function branchOf(view: CaylusView, at: number): string {
  const about = askedAbout(view)
  const branch = about ? branchesOf(faces()[about.building], about.side)[at] : undefined
  return branch ? branchText(branch) : String(at + 1)
}

function skipText(view: CaylusView): string {
  const key = `page-skip-${askedNow(view)?.ask ?? ''}`
  return either(key, 'page-skip')
}

export function sourceOf(why: string, what: string): string {
  const reason = say(why)
  const key = what ? [`tile-${what}`, `character-${what}`, `good-${what}`].find((name) => hasWord(GAME, name)) : undefined
  return key ? `${reason}: ${say(key)}` : reason
}

export function headline(view: CaylusView): string {
  if (view.phase === 'draft') return say('phase-draft')
  const parts = [roundText(view, view.round), say(`phase-${view.phase}`)]
  const space = view.at === null ? undefined : view.road[view.at]
  if (space && space.kind !== 'empty' && !view.over) parts.push(tileName(faceId(space)))
  return parts.join(' · ')
}

export function stopsOf(entries: Entry[], view: CaylusView): Stop[] {
  return entries.flatMap((entry) => {
    const round = entry.events?.find((event) => event.event === 'round')?.['round']
    return round && entry.moves ? [{ moves: entry.moves, text: roundText(view, Number(round)) }] : []
  })
}
