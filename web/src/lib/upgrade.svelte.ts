// An old page after an upgrade of the server: it goes on as it is and says a word.

export const upgrade: { ready: boolean } = $state({ ready: false })

const own = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? ''

/** Whether the server's page names another script than this one. */
export async function lookForUpgrade(): Promise<void> {
  const page = await fetch('/', { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  )
  if (own() && page && !page.includes(own())) upgrade.ready = true
}

/** Keep the page's files for a time without a network, each version's apart from the others'. */
export function keepFiles(): void {
  // A part of an old page that the server no longer has cannot be loaded.
  addEventListener('vite:preloadError', () => void lookForUpgrade())
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const version = own().match(/-([\w-]+)\.js$/)?.[1] ?? ''
  const register = (): void => void navigator.serviceWorker.register(`/sw.js?version=${version}`, { updateViaCache: 'none' })
  // A worker that takes over while the page still loads would cut it off.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
  // A page that was put aside may have grown old.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void lookForUpgrade())
  // Another tab has opened a newer page: its worker serves this one too from now on.
  navigator.serviceWorker.addEventListener('controllerchange', () => void lookForUpgrade())
}
