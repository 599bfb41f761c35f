// The keyboard's way over the table. Each area of it is one stop of Tab, where the keyboard was last or where something can be
// touched; within it arrows lead to the nearest thing in that direction, and where there is none, out of it.

export type Focusable = SVGElement | HTMLElement

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
/** An area: what the page marks as one, each drawing of a phone's board, each panel that lies over a board. */
const AREA = '[data-area], main.board :is(svg[role="group"], section)'
const STOPS = ':is(.thing[tabindex], button, a[href]):not(:disabled)'

export function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

const isShown = (one: Element): boolean => one.getClientRects().length > 0
const areaOf = (one: Element): Element | null => one.closest(AREA)

/** What can be touched now: in the lens, if one is open. */
export function things(): Focusable[] {
  const lens = document.querySelector('.lens') ?? document
  return [...lens.querySelectorAll<Focusable>('.thing[tabindex]:not(:disabled)')].filter(isShown)
}

/** What can be touched now and leads on: on the board or in its list of actions, then at the table edge. */
export const openThings = (): Focusable[] => [
  ...things().filter((one) => one.matches('.open')),
  ...[...document.querySelectorAll<HTMLElement>('.text .choice:enabled')].filter(isShown),
  ...[...document.querySelectorAll<HTMLElement>('section.edge :is(.choice, .primary):enabled')].filter(isShown),
]

/** All that the keyboard can come to in an area. The log has a way of its own. */
const stopsIn = (area: Element): Focusable[] =>
  [...area.querySelectorAll<Focusable>(STOPS)].filter((one) => areaOf(one) === area && !one.closest('.log') && isShown(one))

const lasts = new WeakMap<Element, Focusable>()

/** Where the keyboard is now: its area is entered here again. */
export function remember(one: Focusable): void {
  const area = areaOf(one)
  if (area) lasts.set(area, one)
}

function stopOf(area: Element, stops: Focusable[]): Focusable | undefined {
  const last = lasts.get(area)
  const place = last?.dataset['place']
  const found = stops.find((one) => one === last) ?? stops.find((one) => place && one.dataset['place'] === place)
  const open = stops.find((one) => one.matches('.primary')) ?? stops.find((one) => one.matches('.open, .choice'))
  return found && (!open || found.matches('.open, .choice, .primary')) ? found : (open ?? stops[0])
}

/** Before Tab goes on: each area has one stop. */
export function rove(): void {
  for (const area of document.querySelectorAll(AREA)) {
    const stops = stopsIn(area)
    const stop = stopOf(area, stops)
    for (const one of stops) one.tabIndex = one === stop ? 0 : -1
  }
}

function nearest(here: Focusable, all: Focusable[], [right, down]: [number, number]): Focusable | undefined {
  const [x, y] = centre(here)
  let best: Focusable | undefined
  let least = Infinity
  for (const one of all) {
    const [tx, ty] = centre(one)
    const along = (tx - x) * right + (ty - y) * down
    const across = Math.abs((tx - x) * down) + Math.abs((ty - y) * right)
    if (one !== here && along > 1 && along + 2 * across < least) {
      least = along + 2 * across
      best = one
    }
  }
  return best
}

/** To the nearest thing in that direction, or to the first or the last of the area; whether the key meant that. */
export function moveWithArrows(event: KeyboardEvent): boolean {
  const way = WAYS[event.key]
  const end = { Home: 0, End: -1 }[event.key]
  const here = document.activeElement as Focusable | null
  const sheet = here?.closest('.sheet')
  const all = sheet ? [] : things()
  const area = here && areaOf(here)
  const lens = document.querySelector('.lens')
  const near = area && (!lens || lens.contains(here)) ? stopsIn(area) : []
  const within = here !== null && near.includes(here)
  let to: Focusable | undefined
  if (end !== undefined && within) to = near.at(end)
  else if (way && here && (within || all.includes(here))) to = nearest(here, near, way) ?? nearest(here, all, way)
  else if (way && all.length) to = all.find((one) => one.matches('.open')) ?? all[0]
  else return false
  to?.focus()
  event.preventDefault()
  return true
}

/** To the next of all that can be touched now, or to the one before; after the last comes the first. */
export function jump(way: number): void {
  const all = openThings()
  const at = all.indexOf(document.activeElement as Focusable)
  all.at(at < 0 ? Math.min(way, 0) : (at + way) % all.length)?.focus()
}
