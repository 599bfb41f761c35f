// What was set for a game, in words. What each option is called the server says.
import type { GameInfo, OptionInfo } from './types'

/** The choices of an option that fit a list: those with a name, or all where they are few; of seats, those that there are. */
export function listed(option: OptionInfo, seats: number): unknown[] {
  if (option.type === 'seat') return option.choices.filter((choice) => typeof choice !== 'number' || choice < seats)
  return option.type === 'numbers' ? option.choices.filter((choice) => String(choice) in option.labels) : option.choices
}

/** The options that a person sets for so many players: those with several choices, and texts, which have none. */
export const chosenAmong = (game: GameInfo | undefined, seats: number): OptionInfo[] =>
  (game?.options ?? []).filter(
    (option) => (option.type === 'text' || listed(option, seats).length > 1) && (!option.seats.length || option.seats.includes(seats)),
  )

/** Where an option stands in the form of a new table: what somebody new, or alone, decides first; what a family may want; what is
 *  typed in by those who know how. */
export const shelf = (option: OptionInfo): 'front' | 'more' | 'expert' =>
  option.type === 'text' ? 'expert' : option.first !== option.default || String(option.seats) === '1' ? 'front' : 'more'

/** Why an option cannot be set beside those that are on; empty where it can. */
export const barred = (option: OptionInfo, on: (name: string) => boolean): string =>
  option.needs.every(on) && !option.excludes.some(on) ? '' : option.why

/** What is chosen, as a heading. */
export const headOf = (option: OptionInfo): string => option.help.replace(/\.$/, '')

/** How a game is played, line by line: what was chosen, and of switches and numbers those that are not as usual. */
export function optionLines(game: GameInfo | undefined, options: Record<string, unknown>, seats: number): string[] {
  return chosenAmong(game, seats).flatMap((option) => {
    const value = options[option.name] ?? option.default
    const label = option.labels[String(value)]
    if (option.type === 'flag' || option.type === 'text') return value ? [option.help] : []
    if (label) return [`${headOf(option)}: ${label}`]
    return String(value) === String(option.default) ? [] : [`${headOf(option)} → ${String(value)}`]
  })
}
