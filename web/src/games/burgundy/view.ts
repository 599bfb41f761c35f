// The view of The Castles of Burgundy, as the server sends it.
import type { BaseView } from '../../lib/types'

export type TileType = 'building' | 'animal' | 'knowledge' | 'castle' | 'mine' | 'ship'
export const TYPES: TileType[] = ['building', 'animal', 'knowledge', 'castle', 'mine', 'ship']

export interface PlayerView {
  seat: number
  duchy: number | null
  hexes: Record<string, string>
  storage: (string | null)[]
  goods: Record<string, number>
  sold: number
  sold_goods?: Record<string, number>
  silver: number
  workers: number
  points: number
  dice: [number, number]
  bonus: { large: TileType[]; small: TileType[] }
  knowledge: number[]
  empty_hexes: number
  chosen: boolean
  choice?: { duchy: number; castle: string }
}

export interface BurgundyView extends BaseView {
  setup: string
  phase: 'a' | 'b' | 'c' | 'd' | 'e' | null
  phase_points: number | null
  round: number
  order: number[]
  turn: number
  track: { seat: number; position: number }[]
  white: number
  used: [boolean, boolean]
  bought: boolean
  depots: Record<string, (string | null)[]>
  depot_goods: Record<string, Record<string, number>>
  round_goods: string[]
  bonus: { large: TileType[]; small: TileType[] }
  players: PlayerView[]
  boards: number[][]
  maps: Record<string, TileType[]>
  hex_dice: number[]
  asked: { seat: number; ask: string }[]
  prices: Record<string, Record<string, number[]>> | null
  unseen: Record<string, Record<string, number>>
}

export const PHASES = ['a', 'b', 'c', 'd', 'e'] as const
export const PHASE_POINTS = [10, 8, 6, 4, 2]

export function typeOf(tile: string): TileType {
  if (tile.startsWith('knowledge')) return 'knowledge'
  if (/^(cow|chicken|pig|sheep)_/.test(tile)) return 'animal'
  return tile === 'castle' || tile === 'mine' || tile === 'ship' ? tile : 'building'
}

export const hexName = (index: number): string => `h${String(index + 1).padStart(2, '0')}`

/** Rows of the duchy from the left; pointy-top hexes. */
const ROWS = [4, 5, 6, 7, 6, 5, 4]
export const HEXES: { name: string; x: number; y: number; row: number }[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ name: '', row, x: Math.sqrt(3) * (column - (length - 1) / 2), y: 1.5 * (row - 3) })),
).map((hex, index) => ({ ...hex, name: hexName(index) }))

/** A pointy-top hexagon of radius r round the middle. */
export function hexPath(r: number): string {
  const w = (Math.sqrt(3) / 2) * r
  const [a, b, h] = [w.toFixed(2), r.toFixed(2), (r / 2).toFixed(2)]
  return `M0 -${b}L${a} -${h}V${h}L0 ${b}L-${a} ${h}V-${h}Z`
}

export const goodsList = (goods: Record<string, number>): { value: number; count: number }[] =>
  Object.entries(goods).map(([name, count]) => ({ value: Number(name.slice(-1)), count }))
