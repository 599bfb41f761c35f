// Words people read: the page's own Fluent files, and each game's, which the server sends.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { Offline, Refused, get } from './api'
import { settings } from './settings.svelte'
import en from './text/en.ftl?raw'
import ru from './text/ru.ftl?raw'
import type { Lang } from './types'

const own: Record<Lang, string> = { en, ru }

function bundle(lang: Lang, texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true })
  return made
}

const shell: Record<Lang, FluentBundle> = { en: bundle('en', [en]), ru: bundle('ru', [ru]) }
const games: Record<string, FluentBundle> = $state({})
const asked = new Set<string>()

function format(found: FluentBundle, key: string, args?: Record<string, FluentVariable>): string | null {
  const message = found.getMessage(key)
  // What a phrase is not told it does not need here; without a list of errors it would throw.
  return message?.value ? found.formatPattern(message.value, args ?? null, []) : null
}

/** Words of a part of the page that is loaded when it is first wanted. */
export function addWords(texts: Record<Lang, string>): void {
  for (const lang of ['en', 'ru'] as const) shell[lang].addResource(new FluentResource(texts[lang]))
}

/** A sentence of the page. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return format(shell[settings.lang], key, args) ?? key
}

/** The same, or what stands for it where the page has none. */
export const tOr = (key: string, other: string, args?: Record<string, FluentVariable>): string =>
  shell[settings.lang].hasMessage(key) ? t(key, args) : other

/** An error in words; what is nobody's fault but ours is thrown on. */
export function said(error: unknown): string {
  if (error instanceof Refused) return error.problem.message
  if (error instanceof Offline) return t('offline')
  throw error
}

/** A word of a game (a tile, a good, a reason), loaded from the server when it is first needed. */
export function word(game: string, key: string, args?: Record<string, FluentVariable>): string {
  const found = games[`${game} ${settings.lang}`]
  if (!found) {
    void loadWords(game, settings.lang)
    return ''
  }
  return format(found, key, args) ?? key
}

/** A word of a game, or what stands for it where the game has none. */
export const wordOr = (game: string, key: string, other: string, args?: Record<string, FluentVariable>): string =>
  hasWord(game, key) ? word(game, key, args) : other

/** A name of programs, made readable. */
export function readable(name: string): string {
  const text = name.replaceAll(/[_:-]+/g, ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function hasWord(game: string, key: string): boolean {
  return games[`${game} ${settings.lang}`]?.hasMessage(key) ?? false
}

export async function loadWords(game: string, lang: Lang): Promise<void> {
  const name = `${game} ${lang}`
  if (asked.has(name)) return
  asked.add(name)
  try {
    const text = await get<string>(`/api/games/${game}/words?lang=${lang}`)
    games[name] = bundle(lang, [own[lang], text])
  } catch {
    asked.delete(name)
  }
}
