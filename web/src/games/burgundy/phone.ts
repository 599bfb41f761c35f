// How a phone shares out its room: the calendar on top, the hand at the bottom, ring and duchy between them; on its side
// the duchy has the right half to itself.

/** The drawing is at least this wide; larger screens draw everything larger. */
const WIDTH = 390
export const TOP = 44
const HAND = 98
const TABS = 48
/** Below these a thumb (44 pixels) does not meet a hex, or the eye a tile in a depot. */
const LEAST = { hex: 25.6, ring: 36 }
const MOST = { hex: 27.8, ring: 54 }
/** How many radii a duchy is wide and high, and a ring. */
const DUCHY = { wide: 12.2, high: 11.1 }
const RING = { wide: 5.2, high: 5 }
/** Turn order and bonus tiles, on both sides of the ring. */
const SIDES = 100

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
  /** Too low for both: ring and duchy are leaves. */
  leaves: boolean
  calendar: Strip
  hand: Strip
  /** The ring, and how far the things beside it may go. */
  ring: { x: number; y: number; R: number; right: number }
  duchy: { x: number; y: number; r: number }
}

export function phoneLayout(pixelsWide: number, pixelsHigh: number): PhoneLayout {
  return pixelsWide > 1.3 * pixelsHigh ? sideways(pixelsWide, pixelsHigh) : upright(pixelsWide, pixelsHigh)
}

function sideways(width: number, height: number): PhoneLayout {
  const r = Math.min(LEAST.hex * Math.max(1, height / 340), (height - 4) / DUCHY.high, (width - 240) / DUCHY.wide)
  const column = width - DUCHY.wide * r - 4
  const k = Math.min(1, column / WIDTH)
  const space = height - (TOP + HAND) * k
  const R = Math.min(MOST.ring, (column - SIDES) / RING.wide, space / RING.high)
  return {
    width,
    height,
    scale: 1,
    leaves: false,
    calendar: { x: 0, y: 3, k },
    hand: { x: 0, y: height - HAND * k, k },
    ring: { x: column / 2, y: TOP * k + space / 2, R, right: column },
    duchy: { x: width - (DUCHY.wide / 2) * r, y: height / 2, r },
  }
}

function upright(pixelsWide: number, pixelsHigh: number): PhoneLayout {
  const scale = Math.min(pixelsWide / WIDTH, Math.max(1, pixelsHigh / 680))
  const [width, height] = [pixelsWide / scale, pixelsHigh / scale]
  const room = height - TOP - HAND
  const least = LEAST.hex / Math.min(1, scale)
  const leaves = room < 11 * least + RING.high * LEAST.ring + 10
  const from = TOP + (leaves ? TABS : 0)
  const space = leaves ? room - TABS : room - 10
  const r = Math.min(MOST.hex * (leaves ? 1.1 : 1), (width - 8) / DUCHY.wide, leaves ? space / DUCHY.high : Math.max(least, (space - RING.high * MOST.ring) / 11))
  const R = Math.min(MOST.ring, (width - SIDES) / RING.wide, (leaves ? space - 4 : space - 11 * r) / RING.high)
  const middle = (width - WIDTH) / 2
  return {
    width,
    height,
    scale,
    leaves,
    calendar: { x: middle, y: 5, k: 1 },
    hand: { x: middle, y: height - HAND, k: 1 },
    ring: { x: width / 2, y: leaves ? from + space / 2 : from + 2.5 * R + 2, R, right: width },
    duchy: { x: width / 2, y: leaves ? from + space / 2 : height - HAND - 5.5 * r - 2, r },
  }
}
