// The keys of the table. They mean the board only while nothing lies over it and nobody is writing.
import { moveWithArrows } from './arrows'

/** Whether a key is written somewhere, or belongs to the browser. */
export function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) ||
    target.isContentEditable
  )
}

/** The letter that stands on the key, whatever script it writes. */
export const latin = (event: KeyboardEvent): string =>
  event.code.startsWith('Key') ? event.code.slice(3).toLowerCase() : event.code === 'Slash' ? '/' : ''

/** Do what the key means: by its name, or as an arrow that leads to the next thing. */
export function press(event: KeyboardEvent, does: Record<string, (event: KeyboardEvent) => void>): void {
  if (elsewhere(event) || moveWithArrows(event)) return
  const found = does[event.key] ?? does[event.key.toLowerCase()] ?? does[latin(event)]
  if (!found) return
  if (event.key.length === 1) event.preventDefault() // it is not written into a field that opens now
  found(event)
}
