// The board of Orléans, for the shell.
import type { BoardModule } from '../../lib/board'
import { kindOf, type Place } from '../../lib/touch.svelte'
import { about } from './about'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import './colours.css'
import Piece from './Piece.svelte'
import { ownerOf, type OrleansView } from './view'
import * as words from './words'

/** What the shell wants to know of places, by their kind. */
const PLACES: Record<string, Place> = {
  market: { own: true, leaf: 'board' },
  tower: { own: true, leaf: 'board' },
  fresh: { own: true, leaf: 'board' },
  drawn: { own: true, leaf: 'board' },
  count: { own: true, leaf: 'board', main: true },
  slot: { own: true, leaf: 'board' },
  place: { own: true, leaf: 'board' },
  held: { own: true, rare: true },
  goods: { own: true },
  brasserie: { own: true },
  stations: { own: true },
  coins: { own: true, later: true, leaf: 'board' },
  bag: { own: true },
  citizens: { own: true },
  token: { leaf: 'deeds' },
  deed: { leaf: 'deeds' },
  tile: { leaf: 'tiles' },
  edge: { leaf: 'map' },
  city: { leaf: 'map' },
  track: { leaf: 'tracks' },
  supply: { leaf: 'tracks' },
  load: { later: true },
  order: { leaf: 'map' },
  yield: { later: true },
  propose: { main: true, leaf: 'board' },
  accept: { leaf: 'board' },
  refuse: { leaf: 'board' },
  gain: { later: true },
  demand: { rare: true },
  ready: { main: true },
}

const board: BoardModule = {
  Area,
  Board,
  Card,
  Piece,
  headline: (view) => words.headline(view as OrleansView),
  nameOf: (touch, view, who) => words.nameOf(touch, view as OrleansView, who),
  sourceOf: words.sourceOf,
  about: (id, view, name) => about(id, view as OrleansView, name),
  questionOf: () => words.say('page-which-item'),
  stopsOf: (entries, view) => words.stopsOf(entries, view as OrleansView),
  /** Whoever draws and plans does it unseen. */
  secret: (view) => ['followers', 'tower', 'plan', 'lay'].includes((view as OrleansView).asked.at(-1)?.ask ?? ''),
  /** The goods market is everybody's, the market with tokens a player's own; things of others stand on a leaf of theirs while they matter. */
  placeOf: (id) =>
    ownerOf(id)[0] !== null
      ? { leaf: 'rivals' }
      : id === 'count:0'
        ? { main: true, rare: true }
        : kindOf(id) === 'market' && words.isGood(id.slice(7))
          ? { leaf: 'tracks' }
          : (PLACES[kindOf(id)] ?? {}),
  priceOf: () => null,
  /** On the way one takes along what lies there. */
  usual: (choice) => choice.touches.some((touch) => kindOf(touch) === 'load'),
  again: (view, entries) => words.lastPlan(view as OrleansView, entries),
  /** A plan is changed until one is ready; its touches are many. */
  isQuick: (choice) => ['put', 'withdraw', 'back', 'tower', 'draw'].includes(String(choice.action['do'])),
}
export default board
