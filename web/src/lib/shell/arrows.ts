// Arrows jump to the nearest thing that can be touched in that direction.

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** What can be touched now: in the lens, if one is open. */
export function things(): (SVGElement | HTMLElement)[] {
  const lens = document.querySelector('.lens') ?? document
  return [...lens.querySelectorAll<SVGElement | HTMLElement>('.thing[tabindex="0"]')].filter((thing) => thing.getClientRects().length)
}

export function moveWithArrows(event: KeyboardEvent): boolean {
  const way = WAYS[event.key]
  if (!way || document.activeElement?.closest('.sheet')) return false
  const found = things()
  if (!found.length) return false
  const here = found.find((thing) => thing === document.activeElement)
  if (!here) {
    found[0]?.focus()
    event.preventDefault()
    return true
  }
  const [x, y] = centre(here)
  let best: SVGElement | HTMLElement | null = null
  let least = Infinity
  for (const thing of found) {
    const [tx, ty] = centre(thing)
    const along = (tx - x) * way[0] + (ty - y) * way[1]
    const across = Math.abs((tx - x) * way[1]) + Math.abs((ty - y) * way[0])
    if (thing !== here && along > 1 && along + 2 * across < least) {
      least = along + 2 * across
      best = thing
    }
  }
  if (best) best.focus()
  event.preventDefault()
  return true
}
