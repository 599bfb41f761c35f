// What was set for a game, in words. What each option is called the server says.
import type { GameInfo, OptionInfo } from './types'

/** The choices of an option that fit a list: those with a name, or all where they are few. */
export const listed = (option: OptionInfo): unknown[] =>
  option.type === 'numbers' ? option.choices.filter((choice) => String(choice) in option.labels) : option.choices

/** The options that a person sets: those with several choices, and texts, which have none. */
export const chosenAmong = (game: GameInfo | undefined): OptionInfo[] =>
  (game?.options ?? []).filter((option) => option.type === 'text' || listed(option).length > 1)

/** How a game is played, line by line: what was chosen, and of switches and numbers those that are not as usual. */
export function optionLines(game: GameInfo | undefined, options: Record<string, unknown>): string[] {
  return chosenAmong(game).flatMap((option) => {
    const value = options[option.name] ?? option.default
    const label = option.labels[String(value)]
    if (option.type === 'flag' || option.type === 'text') return value ? [option.help] : []
    const name = option.help.replace(/\.$/, '')
    if (label) return [`${name}: ${label}`]
    return String(value) === String(option.default) ? [] : [`${name} → ${String(value)}`]
  })
}
