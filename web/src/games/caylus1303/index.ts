// The board of Caylus 1303, for the shell.
import type { BoardModule } from '../../lib/board'
import { kindOf, type Place } from '../../lib/touch.svelte'
import type { Choice } from '../../lib/types'
import { about } from './about'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import './colours.css'
import Piece from './Piece.svelte'
import type { CaylusView } from './view'
import * as words from './words'

const isPlacement = (choice: Choice): boolean => ['place', 'site'].includes(String(choice.action['do']))

/** What the shell wants to know of places, by their kind. A worker goes to a building, the provost along the road, a building to its space. */
const PLACES: Record<string, Place> = {
  reserve: { own: true, carried: true },
  camp: { own: true },
  houses: { own: true },
  characters: { own: true },
  goods: { own: true },
  score: { own: true },
  space: { takes: 'build', leaf: 'road' },
  bridge: { leaf: 'road' },
  site: { leaf: 'castle' },
  slot: { leaf: 'castle' },
  character: { leaf: 'castle' },
  build: { carried: true, leaf: 'build' },
  provost: { leaf: 'road' },
}

const board: BoardModule = {
  Area,
  Board,
  Card,
  Piece,
  headline: (view) => words.headline(view as CaylusView),
  nameOf: (touch, view) => words.nameOf(touch, view as CaylusView),
  sourceOf: words.sourceOf,
  about: (id, view, name) => about(id, view as CaylusView, name),
  questionOf: () => words.say('page-which-goods'),
  stopsOf: (entries, view) => words.stopsOf(entries, view as CaylusView),
  /** One's own points are for nobody else to see. */
  secret: (view) => !(view as CaylusView).open_scores && !view.over,
  /** The provost himself can be dragged; a place for him cannot. */
  placeOf: (id) => (id === 'provost' ? { carried: true, leaf: 'road' } : (PLACES[kindOf(id)] ?? {})),
  /** What a placement takes from the reserve. */
  priceOf: (choice) => (isPlacement(choice) ? (choice.cost['workers'] ?? null) : null),
  /** Planning goes round the table many times: a touch on a building places the worker. */
  isQuick: isPlacement,
  markOf(view, seat) {
    const count = (view as CaylusView).players[seat]?.reserve ?? 0
    return { icon: 'worker', count, label: words.say('page-workers-count', { count }) }
  },
}
export default board
