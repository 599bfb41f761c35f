// The words of this game, by the ids of its things.
import { hasWord, word } from '../../lib/words.svelte'
import type { Stop } from '../../lib/board'
import type { Entry } from '../../lib/types'
import { goodsList, tilesOf, type BurgundyView, type TileType } from './view'

const GAME = 'burgundy'

export const tileName = (tile: string): string => word(GAME, `tile-${tile}`)
export const tileHelp = (tile: string): string => word(GAME, `tile-${tile}-help`)
export const typeName = (type: string): string => word(GAME, `type-${type}`)
export const goodsName = (value: number): string => word(GAME, `goods_${value}`)
export const phaseName = (phase: string): string => word(GAME, `phase-${phase}`)
export const say = (key: string, args?: Record<string, string | number>): string => word(GAME, key, args)

export const roundText = (view: BurgundyView): string => say('page-round', { round: view.round, rounds: view.box.rounds })
export const filledText = (view: BurgundyView, seat: number): string =>
  say('page-hexes', { filled: view.hex_dice.length - (view.players[seat]?.empty_hexes ?? 0), hexes: view.hex_dice.length })
export const purchaseText = (view: BurgundyView): string => say('page-silver', { price: view.box.purchase })

export const goodsText = (goods: Record<string, number>): string =>
  goodsList(goods)
    .map(({ value, count }) => `${goodsName(value)} ×${count}`)
    .join(', ') || '—'

/** What the two bonus tiles of a type bring, and whether they are still there. */
export const bonusText = (view: BurgundyView, type: TileType): string =>
  `${typeName(type)}: ${(['large', 'small'] as const)
    .map((size) => say(`page-bonus-${size}`, { points: view.box.bonus[size], left: view.bonus[size].includes(type) ? 1 : 0 }))
    .join(', ')}`

export const depotName = (depot: number): string => (depot === 0 ? say('page-black-depot') : say('page-depot', { depot }))

/** A depot with all that lies in it. */
export function depotLabel(view: BurgundyView, depot: number): string {
  const tiles = tilesOf(view, depot).map(({ tile }) => tileName(tile))
  const goods = view.depot_goods[String(depot)] ?? {}
  return `${depotName(depot)}: ${[...tiles, ...(goodsList(goods).length ? [goodsText(goods)] : [])].join(', ') || say('page-empty')}`
}

/** A hex of a player's duchy, or of one on offer; while no duchy is chosen it has no more than a name. */
export function hexLabel(view: BurgundyView, seat: number, index: number, name: string, duchy = view.players[seat]?.duchy): string {
  const tile = view.players[seat]?.hexes[name]
  if (tile) return `${name}, ${tileName(tile)}`
  const type = duchy ? view.maps[String(duchy)]?.[index] : undefined
  return type ? say('page-hex', { hex: name, type: typeName(type), die: view.hex_dice[index] ?? 0 }) : name
}

/** A hex in a few signs: its type and its name. */
function hexShort(view: BurgundyView, seat: number, name: string): string {
  const type = view.maps[String(view.players[seat]?.duchy)]?.[Number(name.slice(1)) - 1]
  return type ? `${typeName(type)} ${name}` : name
}

/** Touches that are no thing. */
const BUTTONS: Record<string, string> = { workers: 'page-workers', skip: 'page-skip', end: 'page-end' }

export function nameOf(touch: string, view: BurgundyView): string {
  const [kind, one, two] = touch.split(':')
  const seat = view.seat ?? 0
  const player = view.players[seat]
  switch (kind) {
    case 'die':
      return say('page-die', { face: player?.dice[Number(one)] ?? 0 })
    case 'depot': {
      const tile = view.depots[one === '0' ? 'black' : (one ?? '')]?.[Number(two)]
      return `${tile ? tileName(tile) : ''}, ${depotName(Number(one))}`
    }
    case 'depot_goods':
      return depotName(Number(one))
    case 'storage': {
      const tile = player?.storage[Number(one)]
      return tile ? tileName(tile) : say('page-storage')
    }
    case 'hex':
      return hexShort(view, seat, one ?? '')
    case 'goods':
    case 'load':
      return goodsName(Number(one))
    case 'duchy':
      return say('page-duchy', { duchy: Number(one) })
    case 'silver':
      return purchaseText(view)
    default:
      return say(BUTTONS[kind ?? ''] ?? 'page-end')
  }
}

export function sourceOf(why: string, what: string): string {
  const reason = word(GAME, why)
  if (!what) return reason
  const key = ['why-area', 'why-phase'].includes(why)
    ? `area-${what}`
    : [`tile-${what}`, what, `type-${what}`].find((name) => hasWord(GAME, name))
  return key ? `${reason}: ${word(GAME, key)}` : reason
}

export function headline(view: BurgundyView): string {
  return view.phase ? `${phaseName(view.phase)} · ${roundText(view)}` : say('page-setup')
}

/** The rounds with their phase: a phase begins together with its first round. */
export function stopsOf(entries: Entry[], view: BurgundyView): Stop[] {
  let phase = view.box.phases[0]?.phase ?? ''
  return entries.flatMap((entry) => {
    const of = (name: string): unknown => entry.events?.find((event) => event.event === name)?.[name]
    phase = String(of('phase') ?? phase)
    const round = of('round')
    return round && entry.moves ? [{ moves: entry.moves, text: `${phaseName(phase)} · ${String(round)}` }] : []
  })
}
