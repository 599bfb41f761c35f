// The board of The Castles of Burgundy, for the shell.
import type { BoardModule } from '../../lib/board'
import { kindOf, type Place } from '../../lib/touch.svelte'
import { about } from './about'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import './colours.css'
import Piece from './Piece.svelte'
import type { BurgundyView } from './view'
import * as words from './words'

/** What the shell wants to know of places, by their kind. */
const PLACES: Record<string, Place> = {
  die: { own: true, means: true },
  silver: { own: true, means: true },
  storage: { own: true, takes: 'depot' },
  hex: { own: true, leaf: 'duchy' },
  goods: { own: true },
  workers: { own: true },
  sold: { own: true },
  depot: { leaf: 'ring' },
  depot_goods: { leaf: 'ring' },
}

/** What a die is used for at a price in workers. Taking workers is always free, and silver is shown as coins. */
const PRICED = new Set(['take', 'place', 'sell'])

const board: BoardModule = {
  Area,
  Board,
  Card,
  Piece,
  headline: (view) => words.headline(view as BurgundyView),
  nameOf: (touch, view) => words.nameOf(touch, view as BurgundyView),
  sourceOf: words.sourceOf,
  stopsOf: (entries, view) => words.stopsOf(entries, view as BurgundyView),
  secret: (view) => (view as BurgundyView).setup === 'advanced_secret' && (view as BurgundyView).phase === null,
  placeOf: (id) => PLACES[kindOf(id)] ?? {},
  about: (id, view) => about(id, view as BurgundyView),
  priceOf: (choice) => (PRICED.has(String(choice.action.do)) ? (choice.cost['workers'] ?? 0) : null),
  questionOf: () => words.say('page-which-leaves'),
}
export default board
