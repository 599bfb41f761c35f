// Outlines that boards share.

/** A rectangle with round corners, its upper edge at y and its middle at x = 0. */
export function box(w: number, h: number, y = 0, r = 6): string {
  return `M${-w / 2 + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

/** A square of a grid: column and row. */
export type Cell = readonly [number, number]

/** The outline of squares, each so wide; there is no line where they meet. */
export function union(cells: readonly Cell[], size: number): string {
  const taken = new Set(cells.map(String))
  const ways = new Map<string, Cell[]>()
  const side = (from: Cell, to: Cell): unknown => ways.set(String(from), [...(ways.get(String(from)) ?? []), to])
  for (const [x, y] of cells) {
    if (!taken.has(`${x},${y - 1}`)) side([x, y], [x + 1, y])
    if (!taken.has(`${x + 1},${y}`)) side([x + 1, y], [x + 1, y + 1])
    if (!taken.has(`${x},${y + 1}`)) side([x + 1, y + 1], [x, y + 1])
    if (!taken.has(`${x - 1},${y}`)) side([x, y + 1], [x, y])
  }
  let path = ''
  for (const [start, ends] of ways) {
    while (ends.length) {
      let at = start.split(',').map(Number) as unknown as Cell
      path += `M${at[0] * size} ${at[1] * size}`
      for (let next = ends.pop(); next; next = ways.get(String(at))?.pop()) {
        path += next[1] === at[1] ? `H${next[0] * size}` : `V${next[1] * size}`
        at = next
      }
      path += 'z'
    }
  }
  return path
}

/** The square in the middle of some: where a picture stands, and by which they are taken. */
export function middle(cells: readonly Cell[]): Cell {
  const mean = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + (cell[axis] ?? 0), 0) / cells.length)
  const far = ([x, y]: Cell): number => (x - (mean[0] ?? 0)) ** 2 + (y - (mean[1] ?? 0)) ** 2
  return [...cells].sort((one, two) => far(one) - far(two))[0] ?? [0, 0]
}
