// The boards, by game. A game is a folder here and a folder of rules on the server.
import type { Component } from 'svelte'
import type { BaseView } from '../lib/types'

export interface BoardModule {
  Board: Component<{ view: BaseView; seat: number | null; phone: boolean }>
  /** Another player's area, large. */
  Area: Component<{ view: BaseView; seat: number }>
  /** A player's stock and small board, for the players' strip. */
  Card: Component<{ view: BaseView; seat: number; small: boolean }>
  /** The same game in headings, lists and tables. */
  Text: Component<{ view: BaseView; seat: number | null }>
  /** A piece on its way from place to place. */
  Piece: Component<{ piece: string; seat: number }>
  /** Where the game stands ("Phase C · round 3 of 5"). */
  headline(view: BaseView): string
  /** The name of a thing that can be touched. */
  nameOf(touch: string, view: BaseView): string
  /** The words of what a ledger row names. */
  sourceOf(why: string, what: string): string
  /** Whether the screen must be handed over behind a curtain now. */
  secret(view: BaseView): boolean
}

const boards: Record<string, () => Promise<BoardModule>> = {
  burgundy: () => import('./burgundy/index'),
}

export function boardOf(game: string): Promise<BoardModule> {
  const found = boards[game]
  if (!found) throw new Error(`no board for ${game}`)
  return found()
}
