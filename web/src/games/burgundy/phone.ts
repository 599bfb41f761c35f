// How a phone shares out its room: the calendar on top, the hand at the bottom, ring and duchy between them; on its side
// the duchy has the right half to itself. Whatever can be touched stays as large as a thumb (44 pixels).

/** The drawing is at least this wide; larger screens draw everything larger. */
const WIDTH = 390
export const TOP = 44
const HAND = 98
/** Where the leaves are chosen, in pixels. */
const TABS = 46
/** Below these a thumb does not meet a hex, or the eye a tile in a depot. */
const LEAST = { hex: 25.8, ring: 155 }
/** As high as the ring is before the duchy grows; and as large as anything has to be, `alone` a duchy on a leaf of its own. */
const ENOUGH = 225
const MOST = { hex: 44, alone: 30.6, tile: 30 }
/** How many radii a duchy is wide and high. */
const DUCHY = { wide: 12.2, high: 11 }

export type Spot = [number, number]

/** Where the things of the hand lie. */
export interface HandPlaces {
  die: (at: number) => Spot
  storage: (at: number) => Spot
  goods: (at: number) => Spot
  workers: Spot
  silver: Spot
  /** How high a finger meets dice and tiles, and how large they are drawn. */
  high: number
  size: { die: number; tile: number }
}

/** In one strip: dice and tiles are as high as it is, goods stand over workers and silver. */
const STRIP: HandPlaces = {
  die: (at) => [27 + at * 49, 49],
  storage: (at) => [126 + at * 48, 49],
  goods: (at) => [270 + at * 48, 25],
  workers: [282, 73],
  silver: [354, 73],
  high: 90,
  size: { die: 42, tile: 25 },
}
/** In a narrow column: two rows. */
const ROWS: HandPlaces = {
  die: (at) => [25 + at * 49, 25],
  storage: (at) => [124 + at * 48, 25],
  goods: (at) => [25 + at * 48, 73],
  workers: [184, 73],
  silver: [258, 73],
  high: 48,
  size: { die: 38, tile: 22 },
}

/** Something drawn for a width of 390, at its upper left corner. */
interface Strip {
  x: number
  y: number
  k: number
}

export interface PhoneLayout {
  width: number
  height: number
  scale: number
  /** Too low for both: ring and duchy are leaves, with tabs so wide, in pixels; otherwise 0. */
  tab: number
  calendar: Strip
  hand: Strip & { places: HandPlaces }
  /** The ring, round its middle. */
  ring: { x: number; y: number; w: number; h: number }
  duchy: { x: number; y: number; r: number }
}

export function phoneLayout(pixelsWide: number, pixelsHigh: number): PhoneLayout {
  return pixelsWide > 1.3 * pixelsHigh ? sideways(pixelsWide, pixelsHigh) : upright(pixelsWide, pixelsHigh)
}

function sideways(width: number, height: number): PhoneLayout {
  const r = Math.min(LEAST.hex * Math.max(1, height / 340), (height - 4) / DUCHY.high, (width - 240) / DUCHY.wide)
  const column = width - DUCHY.wide * r - 2
  const k = Math.min(1, column / WIDTH)
  const space = height - TOP * k - HAND
  return {
    width,
    height,
    scale: 1,
    tab: 0,
    calendar: { x: 0, y: 3, k },
    hand: { x: 0, y: height - HAND, k: 1, places: column < WIDTH ? ROWS : STRIP },
    ring: { x: column / 2, y: TOP * k + space / 2, w: column - 6, h: space - 6 },
    duchy: { x: width - (DUCHY.wide / 2) * r, y: height / 2, r },
  }
}

function upright(pixelsWide: number, pixelsHigh: number): PhoneLayout {
  const scale = Math.min(pixelsWide / WIDTH, Math.max(1, pixelsHigh / 680))
  const [width, height] = [pixelsWide / scale, pixelsHigh / scale]
  const room = height - TOP - HAND - 10
  const least = LEAST.hex / Math.min(1, scale)
  const middle = (width - WIDTH) / 2
  if (room < DUCHY.high * least + LEAST.ring) return inTurns(width, height, scale)
  const r = Math.max(least, Math.min(MOST.hex, (width - 8) / DUCHY.wide, (room - ENOUGH) / DUCHY.high))
  const high = room - DUCHY.high * r
  return {
    width,
    height,
    scale,
    tab: 0,
    calendar: { x: middle, y: 5, k: 1 },
    hand: { x: middle, y: height - HAND, k: 1, places: STRIP },
    ring: { x: width / 2, y: TOP + 2 + high / 2, w: width - 8, h: high },
    duchy: { x: width / 2, y: height - HAND - (DUCHY.high / 2) * r - 2, r },
  }
}

/** Ring and duchy are leaves. Their tabs lie in the upper corners, beside the narrow first row of the duchy. */
function inTurns(width: number, height: number, scale: number): PhoneLayout {
  const middle = (width - WIDTH) / 2
  const space = height - HAND
  const tabs = TABS / scale
  const r = Math.min(MOST.alone, (width - 8) / DUCHY.wide, space / DUCHY.high)
  const below = space - tabs - TOP
  return {
    width,
    height,
    scale,
    tab: (width / 2 - 2 * Math.sqrt(3) * r - 6) * scale,
    calendar: { x: middle, y: tabs + 4, k: 1 },
    hand: { x: middle, y: space, k: 1, places: STRIP },
    ring: { x: width / 2, y: tabs + TOP + below / 2, w: width - 8, h: below - 8 },
    duchy: { x: width / 2, y: space / 2, r },
  }
}

// ---- the ring, in frames as wide as the screen has room for them: rows of two, three and two

const GAP = 4
/** Where the frames of depots 0 (the black one) to 6 stand, in frames from the middle: neighbours on the ring are neighbours here. */
export const FRAMES: Spot[] = [
  [0, 0],
  [-0.5, -1],
  [0.5, -1],
  [1, 0],
  [0.5, 1],
  [-0.5, 1],
  [-1, 0],
]
export const frameOf = (w: number, h: number): { w: number; h: number; dx: number; dy: number } => {
  const [dx, dy] = [(w + GAP) / 3, (h + GAP) / 3]
  return { w: dx - GAP, h: dy - GAP, dx, dy }
}

/** How much of a frame its head takes, with number and goods: a line above the tiles, or a column at their left. */
const HEAD = { line: 20, column: 25 }

export interface DepotLayout {
  /** Where the spaces for tiles lie, and how large they are. */
  spaces: Spot[]
  r: number
  /** Number and goods stand in a column at the left. */
  column: boolean
}

/** So many hexagons in so many rows, each row in the gaps of the one before, and the upper left corner free; in radii, round their middle. */
function packed(count: number, rows: number): { spots: Spot[]; wide: number; high: number } {
  const sizes = Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows))
  const even = sizes.some((size, row) => row > 0 && size === sizes[row - 1])
  let shift = even ? 0.25 : 0
  let wide = 0
  const spots = sizes.flatMap((size, row) => {
    if (row && size === sizes[row - 1]) shift = -shift
    wide = Math.max(wide, Math.sqrt(3) * (size + 2 * Math.abs(shift)))
    return Array.from({ length: size }, (_, at): Spot => [Math.sqrt(3) * (at - (size - 1) / 2 + shift), 1.5 * (row - (rows - 1) / 2)])
  })
  return { spots, wide, high: 1.5 * rows + 0.5 }
}

/** The tiles of a depot in its frame, as large as they can be. The black one has only its price in the corner. */
export function depotLayout(w: number, h: number, count: number, black = false): DepotLayout {
  let best: DepotLayout = { spaces: [], r: 0, column: false }
  const head = black ? { line: 0, column: 0 } : HEAD
  for (const column of black ? [false] : [false, true]) {
    const [wide, high] = column ? [w - head.column - 8, h - 8] : [w - 10, h - head.line - 7]
    for (let rows = 1; rows <= Math.min(3, count); rows += 1) {
      const laid = packed(count, rows)
      const r = Math.min(MOST.tile, wide / laid.wide, high / laid.high)
      if (r <= best.r) continue
      const [x, y] = column ? [(head.column - 2) / 2, 0] : [0, head.line / 2]
      best = { r, column, spaces: laid.spots.map(([a, b]): Spot => [x + a * r, y + b * r]) }
    }
  }
  return best
}
