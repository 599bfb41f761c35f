// What a person has chosen for this device. Kept in local storage; applied to the document at once.
import type { Lang } from './types'

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
export type Confirm = 'always' | 'turn' | 'never'

interface Kept {
  lang: Lang
  theme: Theme
  confirm: Confirm
  textSize: 100 | 115 | 130
  patterns: boolean
  motion: boolean
  textBoard: boolean
}

const KEY = 'bastide-settings'

function defaults(): Kept {
  return {
    lang: navigator.language.startsWith('ru') ? 'ru' : 'en',
    theme: 'auto',
    confirm: 'turn',
    textSize: 100,
    patterns: false,
    motion: true,
    textBoard: false,
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

/** Whether pieces may fly: the person's wish, and the system's. */
export function moving(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

function applyTheme(theme: Theme): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const contrast = matchMedia('(prefers-contrast: more)').matches
  document.documentElement.dataset.theme = theme === 'auto' ? (contrast ? 'contrast' : dark ? 'dark' : 'light') : theme
}

/** Keep the document in step with the settings, for as long as the page lives. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings))
      document.documentElement.lang = settings.lang
      document.documentElement.style.setProperty('--text-scale', String(settings.textSize / 100))
      document.documentElement.dataset.patterns = String(settings.patterns || settings.theme === 'contrast')
      document.documentElement.dataset.motion = String(settings.motion)
      applyTheme(settings.theme)
    })
  })
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', () => applyTheme(settings.theme))
  }
}
