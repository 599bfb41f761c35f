// Where we are: the address bar is the truth, so every page can be linked to.

export const route: { path: string; query: URLSearchParams; hash: string } = $state(read())

function read(): { path: string; query: URLSearchParams; hash: string } {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash }
}

/** Whether the page on show was come to from another one, and nothing of it has the focus yet. */
let arriving = false

function follow(): void {
  const { path } = route
  Object.assign(route, read())
  arriving = route.path !== path
}

/** The heading of a page: whoever comes there from another page begins there, not nowhere. */
export function landing(heading: HTMLElement): void {
  if (!arriving) return
  arriving = false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

addEventListener('popstate', follow)

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  follow()
  if (!location.hash) scrollTo(0, 0)
}

/** Links within the page do not load it anew. */
export function links(node: HTMLElement): { destroy: () => void } {
  function click(event: MouseEvent): void {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
  node.addEventListener('click', click)
  return { destroy: () => node.removeEventListener('click', click) }
}
