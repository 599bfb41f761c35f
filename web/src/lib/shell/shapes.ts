// Outlines that boards share.

/** A rectangle with round corners, its upper edge at y and its middle at x = 0. */
export function box(w: number, h: number, y = 0, r = 6): string {
  return `M${-w / 2 + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`
}
