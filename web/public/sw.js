// The page's files are kept so that it opens without a network, and nothing else: no answer of the API, nothing of any person.
// Each version of the page brings its own worker (sw.js?version=…) with its own store; a new one sweeps out the old.
const STORE = `bastide-${new URL(location.href).searchParams.get('version') ?? ''}`

/** The addresses of the page and of its files. */
const OURS = /^\/($|t\/|rules|settings|credits|assets\/|sprites\/|[\w-]+\.(svg|png|webmanifest)$)/

self.addEventListener('install', (event) => event.waitUntil(fill().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(sweep().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin || !OURS.test(url.pathname)) return
  event.respondWith(url.pathname.startsWith('/assets/') ? kept(event.request) : fresh(event.request))
})

/** A notification leads to its table, where it is open already or in a window of its own. */
self.addEventListener('notificationclick', (event) => {
  const { data } = event.notification
  event.notification.close()
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((all) => {
      const open = all.find((one) => new URL(one.url).pathname === data)
      return open ? open.focus() : self.clients.openWindow(data)
    }),
  )
})

/** The first page and what it names; the rest comes as it is used. Without a network there is nothing to keep yet. */
async function fill() {
  const store = await caches.open(STORE)
  const page = await fetch('/', { cache: 'no-cache' }).catch(() => null)
  if (!page?.ok) return
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  await store.put('/', page)
  await store.addAll([...new Set(named)]).catch(() => undefined)
}

async function sweep() {
  for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name)
}

/** The names of assets change with their content, so what is kept is right. */
async function kept(request) {
  return (await caches.match(request)) ?? fresh(request)
}

async function fresh(request) {
  const store = await caches.open(STORE)
  try {
    const response = await fetch(request)
    if (response.ok && !/no-store/.test(response.headers.get('cache-control') ?? '')) await store.put(request.mode === 'navigate' ? '/' : request, response.clone())
    return response
  } catch (error) {
    const found = await store.match(request.mode === 'navigate' ? '/' : request)
    if (found) return found
    throw error
  }
}
