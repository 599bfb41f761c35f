// The page's files are kept so that it opens without a network; what the server knows is never kept.
const CACHE = 'bastide-1'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/ws/')) return
  const lasting = url.pathname.startsWith('/assets/')
  event.respondWith(lasting ? kept(event.request) : fresh(event.request))
})

async function kept(request) {
  const found = await caches.match(request)
  return found ?? fresh(request)
}

async function fresh(request) {
  const cache = await caches.open(CACHE)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(request, response.clone())
    return response
  } catch (error) {
    const found = (await cache.match(request)) ?? (request.mode === 'navigate' ? await cache.match('/') : undefined)
    if (found) return found
    throw error
  }
}
