// Where the spaces of the road lie: an S of three rows on a wide board, short rows on a phone; and where things stand at a phone's castle.

export interface Point {
  x: number
  y: number
}

export interface Layout {
  /** A building's tile. */
  w: number
  h: number
  /** How wide the whole of it is. */
  wide: number
  /** Where a finger meets a space: its tile and the road before it. */
  reach: [number, number]
  /** The middle of the upper edge of a space's tile. */
  space(index: number): Point
  /** Where the provost stands: so many spaces lie behind him. */
  provost(p: number): Point
  /** The line of the road, from the gate as far as the provost's place or to its end. */
  road(p?: number): string
  /** How much room there is for somebody to choose a place. */
  disc(p: number): number
}

/** A line through points with round corners. */
function line(points: Point[], radius: number): string {
  const [start] = points
  let path = start ? `M${start.x} ${start.y}` : ''
  for (let at = 1; at < points.length; at += 1) {
    const [before, here, after] = [points[at - 1], points[at], points[at + 1]]
    if (!before || !here) break
    const to = (other: Point): Point => {
      const length = Math.hypot(other.x - here.x, other.y - here.y)
      const r = Math.min(radius, length / 2)
      return length ? { x: here.x + ((other.x - here.x) / length) * r, y: here.y + ((other.y - here.y) / length) * r } : here
    }
    if (after) {
      const [enter, leave] = [to(before), to(after)]
      path += `L${enter.x} ${enter.y}Q${here.x} ${here.y} ${leave.x} ${leave.y}`
    } else path += `L${here.x} ${here.y}`
  }
  return path
}

export function wideLayout(spaces: number, squares: number): Layout {
  const x = (column: number): number => 60 + 76.5 * column
  const rows: [number, number, number] = [396, 264, 132]
  const [left, right, end] = [11, 797, 862]
  const [w, h] = [69, 84]
  const pitch = Math.min(22, 48 / Math.max(1, squares - 1))
  const corners = [
    { x: right, y: rows[0] },
    { x: right, y: rows[1] },
    { x: left, y: rows[1] },
    { x: left, y: rows[2] },
  ]
  function provost(p: number): Point {
    if (p <= 9) return { x: x(p - 0.5), y: rows[0] }
    if (p <= 17) return { x: x(18.5 - p), y: rows[1] }
    if (p === 18) return { x: x(0.5), y: rows[1] }
    if (p <= spaces) return { x: x(p - 18.5), y: rows[2] }
    return { x: 812 + pitch * (p - spaces - 1), y: rows[2] }
  }
  return {
    w,
    h,
    wide: 868,
    reach: [76, h + 12],
    space(index) {
      const [column, row, lift] =
        index <= 8
          ? [index, 0, 0]
          : index === 9
            ? [9, 0, 12]
            : index <= 17
              ? [18 - index, 1, 0]
              : index === 18
                ? [0, 1, 12]
                : [index - 18, 2, 0]
      return { x: x(column), y: (rows[row] ?? 0) - 12 - h - lift }
    },
    provost,
    road(p) {
      const passed = p === undefined || p >= 19 ? 4 : p >= 10 ? 2 : 0
      return line([{ x: 4, y: rows[0] }, ...corners.slice(0, passed), p === undefined ? { x: end, y: rows[2] } : provost(p)], 14)
    },
    disc: (p) => (p > spaces ? Math.max(8, Math.min(13, pitch / 2 + 0.5)) : 13),
  }
}

/** Rows to and fro, from the bottom; so many spaces across. */
export function rowsLayout(across: number, height: number, spaces: number, squares: number): Layout {
  const rows = Math.ceil(spaces / across)
  const wide = rowsWidth(across)
  const pitch = (height - 8) / rows
  const [left, right] = [12, wide - 12]
  const w = 80
  const h = pitch - 23
  const road = (row: number): number => height - 12 - row * pitch
  const centre = (index: number): number => {
    const row = Math.floor(index / across)
    return 62 + 88.7 * (row % 2 ? across - 1 - (index % across) : index % across)
  }
  const bend = (row: number): number => (row % 2 ? left : right)
  const last = rows - 1
  const climb = Math.min(20, (pitch - 16) / squares)
  function provost(p: number): Point {
    const row = Math.floor(p / across)
    if (p > spaces) return { x: bend(last), y: road(last) - 4 - climb * (p - spaces) }
    if (p === spaces) return { x: bend(last) + (last % 2 ? 4 : -4), y: road(last) }
    if (p % across === 0) return { x: bend(row - 1), y: (road(row - 1) + road(row)) / 2 }
    return { x: (centre(p - 1) + centre(p)) / 2, y: road(row) }
  }
  return {
    w,
    h,
    wide,
    reach: [88, pitch - 0.5],
    space: (index) => ({ x: centre(index), y: road(Math.floor(index / across)) - 11 - h }),
    provost,
    road(p) {
      const points = [{ x: 2, y: road(0) }]
      for (let row = 0; row < last; row += 1) {
        if (p !== undefined && p < across * (row + 1)) break
        points.push({ x: bend(row), y: road(row) })
        if (p === across * (row + 1)) break
        points.push({ x: bend(row), y: road(row + 1) })
      }
      if (p === undefined || p > spaces) points.push({ x: bend(last), y: road(last) })
      points.push(p === undefined ? provost(spaces + squares) : provost(p))
      return line(points, 10)
    },
    disc: (p) => (p > spaces ? Math.min(10, climb / 2) : 11),
  }
}

export const rowsWidth = (across: number): number => 35.2 + 88.7 * across

/** How many spaces a row has on a screen of this size in pixels, and how low the road may be: long rows on a phone on its side; otherwise
 *  short ones, as large as they can be, of which a thumb meets each. */
export function rowsFor(width: number, height: number, spaces: number): { across: number; least: number } {
  const rows = (across: number): number => Math.ceil(spaces / across)
  /** Where there is room, tiles are high enough for a picture. */
  const pitch = width > 480 && width < 1.5 * height ? 79 : 55
  const least = (across: number): number => pitch * rows(across) - 5
  const scale = (across: number): number => Math.min(width / rowsWidth(across), height / least(across))
  const met = [4, 5, 6].filter((one) => height / rows(one) > 45.6)
  const short = met.reduce((best, one) => (scale(one) > scale(best) ? one : best), met[0] ?? 6)
  const across = width > 1.5 * height ? 7 : short
  return { across, least: least(across) }
}

/** Where things stand at the castle, in a drawing so `wide`: most of them in a column `w` wide. */
export interface CastlePlan {
  wide: number
  w: number
  tray: number
  tile: { w: number; h: number }
  /** The round track, and the captions of workers, tiles and characters. */
  y: { round: number; site: number; tiles: number; people: number }
  person: { w: number; h: number; words: boolean }
  /** Where the column of the characters begins. */
  people: number
  held: { x: number; y: number; across: number; w: number; h: number }
}

/** For a drawing so wide and high in which nothing is lower than `thumb`, with so many characters on the board and held: all below each other, or, where
 *  it is low, the characters beside the rest. */
export function castlePlan(wide: number, high: number, thumb: number, board: number, held: number): CastlePlan {
  const rows = held > 5 ? 2 : 1
  const across = Math.max(4, Math.ceil(held / rows))
  const [round, site] = [15, 44]
  const tiles = (tray: number): number => site + 21 + tray
  const least = 4 * thumb + (rows - 1) * thumb
  const room = high - 150 - 6 * rows
  if (room >= least) {
    const want = [54, 78, 84, ...Array.from({ length: rows }, () => 66)].map((one) => Math.max(one, thumb))
    const more = want.reduce((sum, one) => sum + one, 0) - least
    const part = Math.min(2, (room - least) / Math.max(1, more))
    const [tray = 0, tile = 0, person = 0, one = 0] = want.map((size) => thumb + (size - thumb) * part)
    const people = tiles(tray) + tile + 39
    return {
      wide,
      w: wide,
      tray,
      tile: { w: Math.min(112, (wide - 36) / 3), h: tile },
      y: { round, site, tiles: tiles(tray), people },
      person: { w: (wide - 14) / Math.max(3, board) - 6, h: person, words: person > 70 },
      people: 0,
      held: { x: 10, y: people + person + 29, across, w: (wide - 14) / across - 6, h: one },
    }
  }
  const w = wide * 0.485
  const column = (across: number): number => (wide - w - 12) / across - 6
  const below = Math.ceil(held / 3)
  const size = Math.max(thumb, Math.min(96, (high - 44 - 6 * below) / (1 + below)))
  const tray = Math.max(thumb, Math.min(54, high - 200))
  return {
    wide,
    w,
    tray,
    tile: { w: Math.min(112, (w - 26) / 3), h: Math.max(thumb, Math.min(84, high - tiles(tray) - 26)) },
    y: { round, site, tiles: tiles(tray), people: 15 },
    person: { w: column(Math.max(3, board)), h: size, words: size > 60 && column(3) > 90 },
    people: w,
    held: { x: w + 8, y: 44 + size, across: 3, w: column(3), h: size },
  }
}
