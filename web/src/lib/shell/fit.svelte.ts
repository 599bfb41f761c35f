// Words that must fit into a drawing: as large as wanted, smaller where the word is long.
const pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')

/** Words are measured anew when their letters have come. */
let loaded = $state(0)
if (typeof document !== 'undefined') document.fonts.addEventListener('loadingdone', () => (loaded += 1))

export function fit(text: string, size: number, width: number, weight = 700, least = size * 0.62): number {
  void loaded
  if (!pen) return size
  pen.font = `${weight} ${size}px 'Source Sans 3', 'Segoe UI', sans-serif`
  const wide = pen.measureText(text).width
  return wide <= width ? size : Math.max(least, (size * width) / wide)
}
