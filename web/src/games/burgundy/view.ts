// The view of The Castles of Burgundy, as the server sends it.
import type { BaseView } from '../../lib/types'

export type TileType = 'building' | 'animal' | 'knowledge' | 'castle' | 'mine' | 'ship'
export const TYPES: TileType[] = ['building', 'animal', 'knowledge', 'castle', 'mine', 'ship']

/** What a player's things are worth as they stand. */
interface Worth {
  /** Points at the end, by the number of the knowledge tile. */
  knowledge: Record<string, number>
  /** Unfinished areas: the last hex brings the points, and those of the phase. */
  areas: { hexes: string[]; size: number; left: number; points: number }[]
  /** Empty hexes by type. */
  types: Record<TileType, number>
  /** Points for a tile sold; what a sale brings besides. */
  sale: { points: number; silver: number; workers: number }
  /** What taking workers brings. */
  take: { workers: number; silver: number }
  /** What the mines bring at the end of the phase. */
  mines: { silver: number; workers: number }
  /** Points at the end for what is left over. */
  end: { goods: number; silver: number; workers: number }
}

export interface PlayerView {
  seat: number
  duchy: number | null
  hexes: Record<string, string>
  storage: (string | null)[]
  goods: Record<string, number>
  sold: number
  /** Of others only their number is shown. */
  sold_goods?: Record<string, number>
  /** What knowledge 15 would make of them. */
  sold_worth?: number
  silver: number
  workers: number
  points: number
  dice: [number, number]
  bonus: { large: TileType[]; small: TileType[] }
  knowledge: number[]
  empty_hexes: number
  chosen: boolean
  worth: Worth
  choice?: { duchy: number; castle: string }
}

/** What is printed. */
interface Box {
  phases: { phase: string; points: number }[]
  rounds: number
  /** What the bonus tiles are worth. */
  bonus: { large: number; small: number }
  /** Silver for a purchase. */
  purchase: number
  depot_spaces: number
  black_spaces: number
  goods_spaces: number
  /** Spaces of the track of the turn order. */
  track: number
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
  box: Box
  prices: Record<string, Record<string, number[]>> | null
  unseen: Record<string, Record<string, number>>
}

export function typeOf(tile: string): TileType {
  if (tile.startsWith('knowledge')) return 'knowledge'
  if (/^(cow|chicken|pig|sheep)_/.test(tile)) return 'animal'
  return tile === 'castle' || tile === 'mine' || tile === 'ship' ? tile : 'building'
}

/** The ink on a tile of this type. */
export const inkOn = (type: TileType): string => (type === 'castle' ? '#fff' : 'var(--on-piece)')

export const hexName = (index: number): string => `h${String(index + 1).padStart(2, '0')}`

/** Rows of the duchy from the left; pointy-top hexes. */
const ROWS = [4, 5, 6, 7, 6, 5, 4]
export const HEXES: { name: string; x: number; y: number; row: number }[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ name: '', row, x: Math.sqrt(3) * (column - (length - 1) / 2), y: 1.5 * (row - 3) })),
).map((hex, index) => ({ ...hex, name: hexName(index) }))

/** A pointy-top hexagon of radius r round the middle. */
export function hexPath(r: number, y = 0): string {
  const w = ((Math.sqrt(3) / 2) * r).toFixed(2)
  const at = (offset: number): string => (y + offset).toFixed(2)
  return `M0 ${at(-r)}L${w} ${at(-r / 2)}V${at(r / 2)}L0 ${at(r)}L-${w} ${at(r / 2)}V${at(-r / 2)}Z`
}

/** The player whose board is shown to whoever looks: the own one, for a spectator that of whoever is to move. */
export const shownSeat = (view: BurgundyView): number => view.seat ?? view.order[view.turn] ?? 0

/** Goods of one colour. */
export interface Goods {
  value: number
  count: number
}

export const goodsList = (goods: Record<string, number>): Goods[] =>
  Object.entries(goods).map(([name, count]) => ({ value: Number(name.slice(-1)), count }))

/** The tiles that lie in a depot, with their spaces. */
export const tilesOf = (view: BurgundyView, depot: number): { tile: string; slot: number }[] =>
  (view.depots[depot ? String(depot) : 'black'] ?? []).flatMap((tile, slot) => (tile ? [{ tile, slot }] : []))

const spot = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`
const INDEX = new Map(HEXES.map((hex, index) => [spot(hex.x, hex.y), index]))
/** To the right, down right and down left: the neighbour, and the corners of the side between. */
const SIDES = [0, 60, 120].map((degrees) => {
  const turn = (angle: number, length: number): [number, number] => {
    const radians = ((degrees + angle) * Math.PI) / 180
    return [length * Math.cos(radians), length * Math.sin(radians)]
  }
  return { to: turn(0, Math.sqrt(3)), from: turn(-30, 1), end: turn(30, 1) }
})

/** The sides between neighbouring hexes of different types. */
export function areaBorders(types: TileType[], r: number): string {
  return HEXES.flatMap((hex, index) =>
    SIDES.map(({ to, from, end }) => {
      const next = INDEX.get(spot(hex.x + to[0], hex.y + to[1]))
      if (next === undefined || types[next] === types[index]) return ''
      const at = ([x, y]: [number, number]): string => `${((hex.x + x) * r).toFixed(1)} ${((hex.y + y) * r).toFixed(1)}`
      return `M${at(from)}L${at(end)}`
    }),
  ).join('')
}

/** A wavy line along the inside of a hexagon of radius r. */
export function hexWave(r: number, waves: number): string {
  const corner = (at: number): [number, number] => [r * Math.sin((at * Math.PI) / 3), -r * Math.cos((at * Math.PI) / 3)]
  let path = ''
  for (let side = 0; side < 6; side += 1) {
    const [a, b] = [corner(side), corner(side + 1)]
    const step = [(b[0] - a[0]) / waves, (b[1] - a[1]) / waves] as const
    for (let wave = 0; wave < waves; wave += 1) {
      const from = [a[0] + step[0] * wave, a[1] + step[1] * wave] as const
      const bend = wave % 2 ? 0.5 : -0.5
      const to = [from[0] + step[0], from[1] + step[1]] as const
      const control = [(from[0] + to[0]) / 2 - step[1] * bend, (from[1] + to[1]) / 2 + step[0] * bend] as const
      path += `${path ? '' : `M${from[0].toFixed(2)} ${from[1].toFixed(2)}`}Q${control[0].toFixed(2)} ${control[1].toFixed(2)} ${to[0].toFixed(2)} ${to[1].toFixed(2)}`
    }
  }
  return `${path}Z`
}
