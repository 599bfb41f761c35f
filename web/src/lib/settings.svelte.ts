// What a person has chosen for this device. Kept in local storage; applied to the document at once.
import type { Lang } from './types'

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
export type Confirm = 'always' | 'turn' | 'never'
export type Speed = 'off' | 'fast' | 'normal' | 'slow'
export type Curtain = 'always' | 'secrets'

interface Kept {
  lang: Lang
  theme: Theme
  confirm: Confirm
  /** When one screen is shared: between all turns, or only where something is hidden. */
  curtain: Curtain
  textSize: 100 | 115 | 130
  patterns: boolean
  speed: Speed
  textBoard: boolean
  /** My move, a word in the chat, what is won and lost, and the end. */
  sounds: boolean
  /** What calls when it is the person's move, or somebody has said something. */
  notify: boolean
}

const KEY = 'bastide-settings'

function defaults(): Kept {
  return {
    lang: navigator.language.startsWith('ru') ? 'ru' : 'en',
    theme: 'auto',
    confirm: 'turn',
    curtain: 'always',
    textSize: 100,
    patterns: false,
    speed: 'normal',
    textBoard: false,
    sounds: true,
    notify: false,
  }
}

function load(): Kept {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return defaults()
  }
}

export const settings: Kept = $state(load())

const PACES: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 2 }

/** How long a piece is on its way, in parts of what is usual: the person's wish, and the system's. 0: nothing travels. */
export const pace = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACES[settings.speed])

/** What follows from the settings and the system together. High contrast always has patterns. */
export const shown: { theme: Exclude<Theme, 'auto'>; patterns: boolean } = $state({ theme: 'light', patterns: false })

function show(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const contrast = matchMedia('(prefers-contrast: more)').matches
  shown.theme = settings.theme === 'auto' ? (contrast ? 'contrast' : dark ? 'dark' : 'light') : settings.theme
  shown.patterns = settings.patterns || shown.theme === 'contrast'
  document.documentElement.dataset.theme = shown.theme
  document.documentElement.dataset.patterns = String(shown.patterns)
}

/** Keep the document in step with the settings, for as long as the page lives. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings))
      document.documentElement.lang = settings.lang
      document.documentElement.style.setProperty('--text-scale', String(settings.textSize / 100))
      show()
    })
  })
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', show)
  }
}
