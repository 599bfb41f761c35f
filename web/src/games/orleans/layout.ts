// Where the cities lie, and how roads and rivers run between them. Lengths in units of the drawing; the country is stretched to its room.

export interface Point {
  x: number
  y: number
}

const CITIES: Record<string, [number, number]> = {
  orleans: [0.595, 0.309],
  chartres: [0.501, 0.083],
  etampes: [0.792, 0.104],
  le_mans: [0.153, 0.177],
  chateaudun: [0.396, 0.222],
  montargis: [0.86, 0.277],
  vendome: [0.268, 0.317],
  briare: [0.861, 0.446],
  blois: [0.462, 0.451],
  tours: [0.201, 0.5],
  montrichard: [0.44, 0.587],
  vierzon: [0.634, 0.577],
  chinon: [0.091, 0.622],
  loches: [0.366, 0.706],
  sancerre: [0.925, 0.651],
  bourges: [0.758, 0.714],
  chateauroux: [0.574, 0.784],
  chatellerault: [0.167, 0.82],
  le_blanc: [0.32, 0.81],
  nevers: [0.943, 0.812],
  argenton_sur_creuse: [0.345, 0.943],
  la_chatre: [0.554, 0.933],
  saint_amand_montrond: [0.751, 0.91],
}
export const CITY_NAMES = Object.keys(CITIES)

/** How far a connection bends, in parts of its length; rivers do, if nothing else is said, and roads do not. */
const BENDS: Record<string, number> = {
  chatellerault__chinon__road: -0.2,
  chatellerault__chinon__river: 0.05,
  chinon__le_blanc__river: -0.05,
  saint_amand_montrond__vierzon__river: -0.08,
  briare__orleans__river: -0.08,
  chartres__le_mans__road: 0.06,
}

export function cityAt(city: string, w: number, h: number): Point {
  const [x, y] = CITIES[city] ?? [0.5, 0.5]
  /** Where it is low, the country begins beside the legend. */
  const left = h < 240 ? 34 : 0
  const edge = Math.max(17, Math.min(27, h * 0.08))
  return { x: left + (w - left) * (((x - 0.05) / 0.93) * 0.955 + 0.022), y: edge + ((h - 2 * edge) * (y - 0.083)) / 0.86 }
}

/** A rectangle on the map: its middle, half its width and height, and how bad it is to cover it. */
export interface Block extends Point {
  w: number
  h: number
  bad: number
}

const cover = (one: Block, two: Block): number =>
  two.bad * Math.max(0, one.w + two.w - Math.abs(one.x - two.x)) * Math.max(0, one.h + two.h - Math.abs(one.y - two.y))

const hidden = (spot: Block[], blocks: Block[]): number =>
  spot.reduce((sum, one) => sum + blocks.reduce((part, block) => part + cover(one, block), 0), 0)

/** Of the ways to stand, the first of those that hide least. */
const best = (ways: Block[][], blocks: Block[]): Block[] => {
  const bad = ways.map((way) => hidden(way, blocks))
  return ways[bad.indexOf(Math.min(...bad))] ?? []
}

/** Where so many merchants stand at a city, each by its middle: in a row to one side of it, or else above or below. */
export function standsAt({ x, y }: Point, count: number, large: boolean, side: number, blocks: Block[], w: number, h: number): Block[] {
  const pitch = count > 2 ? 11 : 14
  const one = (dx: number, dy: number): Block => ({ x: x + dx, y: y + dy, w: 9, h: 12, bad: 0 })
  const spots = Array.from({ length: count }, (_, at) => at)
  const row = (to: number, dy: number): Block[] => spots.map((at) => one(to * ((large ? 20 : 15) + at * pitch), dy))
  const middle = (dx: number, dy: number): Block[] => spots.map((at) => one(dx + (at - (count - 1) / 2) * pitch, dy))
  const [up, down] = [large ? -42 : -24, large ? 28 : 22]
  const ways = [row(side, -4), row(-side, -4), ...[0, 14, -14, 26, -26].flatMap((dx) => [middle(dx, up), middle(dx, down)])]
  const off = { x: w / 2, y: h / 2, w: w / 2, h: h / 2 }
  const inside = ways.filter((way) => way.every((spot) => Math.abs(spot.x - off.x) + 9 < off.w && Math.abs(spot.y - off.y) + 12 < off.h))
  return best(inside.length ? inside : ways, blocks)
}

/** Where the seal of an order stands at a city. */
export const sealAt = ({ x, y }: Point, blocks: Block[]): Block =>
  best(
    [-13, 13, 0].flatMap((dx) => [-13, 13, 0].flatMap((dy) => (dx || dy ? [[{ x: x + dx, y: y + dy, w: 7, h: 7, bad: 0 }]] : []))),
    blocks,
  )[0] ?? { x, y, w: 7, h: 7, bad: 0 }

/** Where the names of cities stand: round each where they cover least; in a few rounds they make room for each other. */
export function namesAt(cities: (Point & { city: string; half: number })[], blocks: Block[], w: number, h: number): Block[] {
  const found: Block[] = []
  for (const _ of [1, 2, 3])
    cities.forEach(({ city, x, y, half }, mine) => {
      const r = city === 'orleans' ? 13 : 8.5
      // A name beside another city would be taken for its name.
      const others: Block[] = [
        ...blocks,
        ...cities.map((one, at) => ({ ...one, ...(at === mine ? { w: r, h: r, bad: 6 } : { w: 20, h: 11, bad: 3 }) })),
        ...found.filter((_, at) => at !== mine),
      ].filter((one) => Math.abs(one.x - x) < 2 * half + 60 && Math.abs(one.y - y) < 60)
      let least = Infinity
      const [below, above, side, corner, shift] = [r + 14, -r - 4, half + r + 2, half + 3, half / 2]
      const spots = [
        [0, below],
        [0, above],
        [side, 4.5],
        [-side, 4.5],
        [shift, below],
        [-shift, below],
        [shift, above],
        [-shift, above],
        [corner, -r],
        [-corner, -r],
        [corner, r + 9],
        [-corner, r + 9],
      ]
      for (const [dx = 0, dy = 0] of spots) {
        const spot = {
          x: Math.max(half + 3, Math.min(w - half - 3, x + dx)),
          y: Math.max(9, Math.min(h - 9, y + dy - 4.5)),
          w: half + 2,
          h: 6.5,
          bad: 4,
        }
        const bad = others.reduce((sum, one) => sum + cover(spot, one), 0)
        if (bad < least - 15) [least, found[mine]] = [bad, spot]
      }
    })
  return found
}

export interface Curve {
  a: Point
  c: Point
  b: Point
  length: number
}

function curveOf(name: string, way: string, ends: [string, string], w: number, h: number): Curve {
  const [a, b] = [cityAt(ends[0], w, h), cityAt(ends[1], w, h)]
  const bend = 2 * (BENDS[name] ?? (way === 'river' ? 0.1 : 0))
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  return { a, b, c: { x: (a.x + b.x) / 2 - bend * dy, y: (a.y + b.y) / 2 + bend * dx }, length: Math.hypot(dx, dy) }
}

export function at({ a, b, c }: Curve, t: number): Point {
  const [u, v, w] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
  return { x: u * a.x + v * c.x + w * b.x, y: u * a.y + v * c.y + w * b.y }
}

const path = ({ a, b, c }: Curve): string => `M${a.x} ${a.y}Q${c.x} ${c.y} ${b.x} ${b.y}`

/** The country does not change: what has been worked out for one size is kept. */
const known = new Map<string, unknown>()
function once<T>(key: string, make: () => T): T {
  if (!known.has(key)) known.set(key, make())
  return known.get(key) as T
}

/** A connection as it runs in a drawing of this size, and the bands along it: where it is outlined, and where a finger meets it. */
export const wayOf = (
  name: string,
  way: string,
  ends: [string, string],
  w: number,
  h: number,
  good: number,
  thumb: number,
): { curve: Curve; line: string; shape: string; reach: string } =>
  once(`${name} ${w} ${h} ${good} ${thumb}`, () => {
    const curve = curveOf(name, way, ends, w, h)
    return { curve, line: path(curve), shape: band(curve, good * 0.68, 20), reach: band(curve, thumb / 2, 8) }
  })

/** A band along a connection, so wide to each side, from a little behind one city to a little before the other. */
function band(curve: Curve, half: number, gap = 16): string {
  const STEPS = 8
  const from = Math.min(0.4, gap / curve.length)
  const sides: [string[], string[]] = [[], []]
  for (let step = 0; step <= STEPS; step += 1) {
    const t = from + ((1 - 2 * from) * step) / STEPS
    const [one, two] = [at(curve, t - 0.01), at(curve, t + 0.01)]
    const long = Math.hypot(two.x - one.x, two.y - one.y)
    const [nx, ny] = [((one.y - two.y) / long) * half, ((two.x - one.x) / long) * half]
    const p = at(curve, t)
    sides[0].push(`${(p.x + nx).toFixed(1)} ${(p.y + ny).toFixed(1)}`)
    sides[1].unshift(`${(p.x - nx).toFixed(1)} ${(p.y - ny).toFixed(1)}`)
  }
  return `M${[...sides[0], ...sides[1]].join('L')}z`
}

export const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** How the places of a board stand: two by two as long as their slots find room, so that a new one moves none aside. */
export function grid(count: number, w: number, h: number): { across: number; w: number; h: number } {
  let across = 2
  while (Math.ceil(count / across) * 47 > h + 4 && across < 4) across += 1
  return { across, w: (w + 4) / across - 4, h: Math.min(84, (h + 4) / Math.ceil(count / across) - 4) }
}
