// Calling somebody back to the table: in the title and the icon of the page, by a sound, and where it was wished by a notification.
import type { Session } from './session.svelte'
import { settings } from './settings.svelte'
import type { Sound } from './sounds'
import { t, word } from './words.svelte'

type News = 'move' | 'chat'

/** Nothing is heard before somebody has touched the page. */
export function ring(sound: Sound): void {
  if (settings.sounds && (navigator.userActivation?.hasBeenActive ?? true)) void import('./sounds').then(({ play }) => play(sound))
}

/** Ask the browser for leave; only ever on a touch. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}

/** Phones show notifications only through the worker; its click brings the table back (sw.js). */
async function notify(path: string, title: string, body: string): Promise<void> {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  const how = { body, tag: path, icon: '/icon-192.png', data: path }
  if (worker) await worker.showNotification(title, how)
  else new Notification(title, how).onclick = () => window.focus()
}

function icon(name: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', name)
}

/** Watch a table for as long as the component lives that calls this. Its `sign` belongs before the title of the page. */
export function attend(session: Session, asked: () => boolean): { readonly sign: string } {
  const mine = $derived(asked() && session.table?.mode === 'online')
  const words = $derived(session.entries.filter((entry) => entry.kind === 'chat' && entry.number > (session.heard ?? Infinity)))
  const sign = $derived(
    [...(mine ? [t('sign-move')] : []), ...(words.length ? [t('sign-chat', { count: words.length })] : [])]
      .map((one) => `${one} · `)
      .join(''),
  )

  function call(news: News, body: string): void {
    ring(news)
    const title = news === 'move' ? t('sign-move') : t('chat')
    void notify(`/t/${session.id}`, `${title} · ${word(session.table?.game ?? '', 'game-name')}`, body)
  }

  // What was so when we came is no news.
  let was: { mine: boolean; words: number } | null = null
  $effect(() => {
    if (!session.table) return
    const now = { mine, words: words.length }
    if (was && now.mine && !was.mine) call('move', session.question)
    if (was && now.words > was.words) call('chat', words.at(-1)?.text ?? '')
    was = now
  })

  $effect(() => {
    icon(mine ? '/icon-move.svg' : words.length ? '/icon-chat.svg' : '/icon.svg')
    return () => icon('/icon.svg')
  })

  return {
    get sign() {
      return sign
    },
  }
}
