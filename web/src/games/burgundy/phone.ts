// How a phone shares out its height: the calendar on top, the hand at the bottom, ring and duchy between them.

/** The drawing is at least this wide; larger screens draw everything larger. */
const WIDTH = 390
export const TOP = 44
export const HAND = 98
const TABS = 48
/** Below these a thumb (44 pixels) does not meet a hex, or the eye a tile in a depot. */
const LEAST = { hex: 25.6, ring: 36 }
const MOST = { hex: 27.8, ring: 54 }

export interface PhoneLayout {
  width: number
  height: number
  scale: number
  /** Too low for both: ring and duchy are leaves. */
  leaves: boolean
  ring: { y: number; R: number }
  duchy: { y: number; r: number }
}

export function phoneLayout(pixelsWide: number, pixelsHigh: number): PhoneLayout {
  const scale = Math.min(pixelsWide / WIDTH, Math.max(1, pixelsHigh / 680))
  const [width, height] = [pixelsWide / scale, pixelsHigh / scale]
  const room = height - TOP - HAND
  const least = LEAST.hex / Math.min(1, scale)
  const leaves = room < 11 * least + 5 * LEAST.ring + 10
  const from = TOP + (leaves ? TABS : 0)
  const space = leaves ? room - TABS : room - 10
  const r = Math.min(MOST.hex * (leaves ? 1.1 : 1), (width - 8) / 12.2, leaves ? space / 11.1 : Math.max(least, (space - 5 * MOST.ring) / 11))
  const R = Math.min(MOST.ring, (width - 100) / 5.2, (leaves ? space - 4 : space - 11 * r) / 5)
  return {
    width,
    height,
    scale,
    leaves,
    ring: { y: leaves ? from + space / 2 : from + 2.5 * R + 2, R },
    duchy: { y: leaves ? from + space / 2 : height - HAND - 5.5 * r - 2, r },
  }
}
