// The boards of the games. A game is a folder under src/games and a folder of rules on the server; nothing here names one.
import type { Component } from 'svelte'
import type { Manner } from './touch.svelte'
import type { BaseView, Choice, Entry } from './types'

/** What a card says of a thing: its name, what it does, what it is worth now, the rule about it. */
export interface About {
  name: string
  does?: string
  worth?: string
  rule?: string
}

/** Everything the shell asks of a game. `Manner` holds what touching asks: `placeOf` and `priceOf`. */
export interface BoardModule extends Manner {
  Board: Component<{ view: BaseView; seat: number | null; phone: boolean }>
  /** Another player's area, large. */
  Area: Component<{ view: BaseView; seat: number }>
  /** A player's stock and small board, for the players' strip. */
  Card: Component<{ view: BaseView; seat: number; small: boolean }>
  /** What the players' strip says of an opponent whom nobody sits for, besides name and points. */
  Opponent?: Component<{ view: BaseView }>
  /** A sheet of what is printed in the box and where it is now. */
  reference?: Reference
  /** A piece on its way from place to place. */
  Piece: Component<{ piece: string; seat: number }>
  /** Where the game stands ("Phase C · round 3 of 5"). */
  headline(view: BaseView): string
  /** The name of a thing that can be touched. */
  nameOf(touch: string, view: BaseView, who?: (seat: number) => string): string
  /** The words of what a ledger row names. */
  sourceOf(why: string, what: string): string
  /** What there is to know of a piece, a place, a phase, a track or a counter: of all that the board marks with `data-about`; `name` is what a player is called. */
  about(id: string, view: BaseView, name: (seat: number) => string): About | null
  /** What is asked when only what is to be given up is left to touch ("Which tile leaves?"). */
  questionOf?(gives: string[]): string
  /** Whether one touch is enough though it ends the turn, because turns are short and many; "ask always" still asks. */
  isQuick?(choice: Choice): boolean
  /** What is turned up at the end before it counts, in that order, by the entries of the log that say so. */
  finale?(entries: Entry[]): Finale
  /** Where the replay can jump to: the move after which each round begins, and its name. */
  stopsOf(entries: Entry[], view: BaseView): Stop[]
  /** What a phone's chip of a player shows in place of points that are hidden. */
  markOf?(view: BaseView, seat: number): Mark
  /** Whether the screen must be handed over behind a curtain now. */
  secret(view: BaseView): boolean
}

/** What it is that is turned up, and each of them: whose, its icon in the game's sprite, its name, what it asks for, what it brings. */
export interface Finale {
  title: string
  turned: Turned[]
}
export interface Turned {
  side: number
  icon: string
  text: string
  does: string
  points: number
}

export interface Stop {
  moves: number
  text: string
}

/** An icon of the game's sprite with a number beside it, and both in words. */
export interface Mark {
  icon: string
  count: number
  label: string
}

/** Its name, an icon of the game's sprite, and the sheet, loaded by those who open it. */
export interface Reference {
  name(): string
  icon: string
  load(): Promise<Component<{ view: BaseView }>>
}

const boards = import.meta.glob<BoardModule>('../games/*/index.ts', { import: 'default' })
type TextBoard = Component<{ view: BaseView; seat: number | null }>
const texts = import.meta.glob<TextBoard>('../games/*/Text.svelte', { import: 'default' })
const vignettes = import.meta.glob<Component>('../games/*/Vignette.svelte', { import: 'default', eager: true })

/** The board of a game; one that draws any view in words, for a game that has none of its own. */
export async function boardOf(game: string): Promise<BoardModule> {
  const own = boards[`../games/${game}/index.ts`]
  return own ? own() : (await import('./plain')).plainBoard(game)
}

/** The same game in headings, lists and tables: loaded by those who want it. */
export const textOf = async (game: string): Promise<TextBoard> =>
  texts[`../games/${game}/Text.svelte`]?.() ?? (await import('./plain/Text.svelte')).default

/** A small picture of the game round (0, 0), 92 by 92, if its folder has one. */
export const vignetteOf = (game: string): Component | undefined => vignettes[`../games/${game}/Vignette.svelte`]
