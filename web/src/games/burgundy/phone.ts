// How a phone shares out its room: the calendar on top, the hand at the bottom, ring and duchy between them; on its side
// the duchy has the right half to itself. Whatever can be touched stays as large as a thumb (44 pixels).

/** The drawing is at least this wide; larger screens draw everything larger. */
const WIDTH = 390
export const TOP = 44
const HAND = 98
/** Where the leaves are chosen, in pixels. */
const TABS = 46
/** Below these a thumb does not meet a hex, or the eye a tile in a depot. */
const LEAST = { hex: 25.8, ring: 31 }
const MOST = { hex: 27.8, ring: 54 }
/** How many radii a duchy is wide and high, and a ring. */
const DUCHY = { wide: 12.2, high: 11 }
const RING = { wide: 5.2, high: 5 }
/** Turn order and bonus tiles, on both sides of the ring. */
const SIDES = 100

type Spot = [number, number]

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
  /** The ring, and how far the things beside it may go. */
  ring: { x: number; y: number; R: number; right: number }
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
  const R = Math.min(MOST.ring, (column - SIDES) / RING.wide, space / RING.high)
  return {
    width,
    height,
    scale: 1,
    tab: 0,
    calendar: { x: 0, y: 3, k },
    hand: { x: 0, y: height - HAND, k: 1, places: column < WIDTH ? ROWS : STRIP },
    ring: { x: column / 2, y: TOP * k + space / 2, R, right: column },
    duchy: { x: width - (DUCHY.wide / 2) * r, y: height / 2, r },
  }
}

function upright(pixelsWide: number, pixelsHigh: number): PhoneLayout {
  const scale = Math.min(pixelsWide / WIDTH, Math.max(1, pixelsHigh / 680))
  const [width, height] = [pixelsWide / scale, pixelsHigh / scale]
  const room = height - TOP - HAND - 10
  const least = LEAST.hex / Math.min(1, scale)
  const middle = (width - WIDTH) / 2
  if (room < DUCHY.high * least + RING.high * LEAST.ring) return inTurns(width, height, scale)
  const r = Math.min(MOST.hex, (width - 8) / DUCHY.wide, Math.max(least, (room - RING.high * MOST.ring) / DUCHY.high))
  const R = Math.min(MOST.ring, (width - SIDES) / RING.wide, (room - DUCHY.high * r) / RING.high)
  return {
    width,
    height,
    scale,
    tab: 0,
    calendar: { x: middle, y: 5, k: 1 },
    hand: { x: middle, y: height - HAND, k: 1, places: STRIP },
    ring: { x: width / 2, y: TOP + 2.5 * R + 2, R, right: width },
    duchy: { x: width / 2, y: height - HAND - 5.5 * r - 2, r },
  }
}

/** Ring and duchy are leaves. Their tabs lie in the upper corners, beside the narrow first row of either. */
function inTurns(width: number, height: number, scale: number): PhoneLayout {
  const middle = (width - WIDTH) / 2
  const space = height - HAND
  const tabs = TABS / scale
  const r = Math.min(MOST.hex * 1.1, (width - 8) / DUCHY.wide, space / DUCHY.high)
  const below = space - tabs - TOP
  const R = Math.min(MOST.ring, (width - SIDES) / RING.wide, below / RING.high)
  return {
    width,
    height,
    scale,
    tab: (width / 2 - 2 * Math.sqrt(3) * r - 6) * scale,
    calendar: { x: middle, y: tabs + 4, k: 1 },
    hand: { x: middle, y: space, k: 1, places: STRIP },
    ring: { x: width / 2, y: tabs + TOP + below / 2, R, right: width },
    duchy: { x: width / 2, y: space / 2, r },
  }
}
