// The board of The Princes of Florence, for the shell.
import type { BoardModule } from '../../lib/board'
import { kindOf, type Place } from '../../lib/touch.svelte'
import { about } from './about'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import './colours.css'
import Opponent from './Opponent.svelte'
import Piece from './Piece.svelte'
import type { FlorenceView } from './view'
import * as words from './words'

/** What the shell wants to know of places, by their kind. */
const PLACES: Record<string, Place> = {
  object: { leaf: 'auction' },
  card: { own: true, leaf: 'works' },
  building: { leaf: 'estate' },
  freedom: { leaf: 'works' },
  profession: { leaf: 'works' },
  bonus: { leaf: 'works' },
  cell: { own: true, quiet: true, leaf: 'estate' },
  own: { own: true },
  hand: { own: true, leaf: 'works' },
  played: { own: true },
  points: { own: true, later: true },
  convert: { own: true, later: true },
  coins: { own: true, later: true },
  character: { leaf: 'auction' },
  space: { leaf: 'auction', later: true },
  estate: { leaf: 'estate', later: true },
  raise: { main: true, leaf: 'auction' },
  pass: { leaf: 'auction' },
  leave: { leaf: 'auction' },
  settle: { main: true },
  buy: { main: true, leaf: 'auction' },
  claim: { later: true },
  skip: { main: true },
  accept: { main: true },
}

const board: BoardModule = {
  Area,
  Board,
  Card,
  Opponent,
  Piece,
  reference: {
    name: () => words.say('page-reference'),
    icon: 'profession_card',
    load: async () => (await import('./Reference.svelte')).default,
  },
  headline: (view) => words.headline(view as FlorenceView),
  nameOf: (touch, view, who) => words.nameOf(touch, view as FlorenceView, who),
  sourceOf: words.sourceOf,
  about: (id, view, name) => about(id, view as FlorenceView, name),
  questionOf: () => words.say('page-which-card'),
  stopsOf: (entries, view) => words.stopsOf(entries, view as FlorenceView),
  finale: words.finale,
  /** Hands and coins are their owner's. */
  secret: (view) => !view.over,
  placeOf: (id) => PLACES[kindOf(id)] ?? {},
  priceOf: () => null,
  /** Without a roll it is never dearer. */
  usual: (choice) => choice.action['do'] === 'claim',
  /** Bidding goes round the table many times. */
  isQuick: (choice) => ['raise', 'pass', 'keep', 'under'].includes(String(choice.action['do'])),
}
export default board
