// The second half of a double click is meant for what lay under the first: never for a button that slid there since, and never
// for the answer to another question.

const SOON = 250
const NEAR = 24

export function onlyOnce(answers: () => number): (event: MouseEvent) => void {
  let last = { time: -Infinity, x: 0, y: 0, met: null as Element | null, answers: 0 }
  return (event) => {
    if (!event.detail) return // a key, or a program
    const met = (event.target as Element).closest('button, a, input, .thing, [role="button"]')
    const now = { time: event.timeStamp, x: event.clientX, y: event.clientY, met, answers: answers() }
    const second = (event.detail > 1 || now.time - last.time < SOON) && Math.hypot(now.x - last.x, now.y - last.y) < NEAR
    if (second && last.met && (met !== last.met || now.answers !== last.answers)) {
      event.stopPropagation()
      event.preventDefault()
    } else last = now
  }
}
