// What charts of several seats have in common.

/** How the line of each seat is drawn, besides its colour. */
export const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 4']
const EMBLEM = 13

export interface End {
  seat: number
  value: number
  y: number
}

/** Where the emblems stand at the ends of the lines: as high as the line, but never one on another, and not below the chart. */
export function endsOf(last: { seat: number; value: number }[], height: (value: number) => number, bottom: number): End[] {
  const found: End[] = []
  for (const end of [...last].sort((a, b) => b.value - a.value)) {
    found.push({ ...end, y: Math.max(height(end.value), (found.at(-1)?.y ?? -Infinity) + EMBLEM) })
  }
  return found.map((end, at) => ({ ...end, y: Math.min(end.y, bottom + 2 - EMBLEM * (found.length - 1 - at)) }))
}
