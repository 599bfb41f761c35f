// Whatever lies over the board has one entry in the browser's history: the way back closes it before it leaves the table.
// The entry is never taken out, which would happen too late: it is marked as spent, and used again or passed over.

interface Kept {
  cover?: 'open' | 'spent'
}

const kept = (): Kept => (history.state as Kept | null) ?? {}
const covers: (() => void)[] = []
let here = kept().cover

function mark(cover: 'open' | 'spent'): void {
  here = cover
  if (kept().cover) history.replaceState({ cover }, '')
  else history.pushState({ cover }, '')
}

// What lay open before the page was loaded anew is closed now.
if (here) mark('spent')

/** Something opens; `close` is called when somebody goes back. Call what this returns when it has been closed otherwise. */
export function cover(close: () => void): () => void {
  covers.push(close)
  mark('open')
  return () => {
    const at = covers.indexOf(close)
    if (at < 0) return
    covers.splice(at, 1)
    if (!covers.length && kept().cover) mark('spent') // else we have gone elsewhere
  }
}

addEventListener('popstate', () => {
  const from = here
  here = kept().cover
  const close = covers.pop()
  close?.()
  if (close && covers.length) mark('open')
  else if (!close && from && !here) history.back()
})
