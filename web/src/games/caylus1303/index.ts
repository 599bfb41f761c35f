// The board of Caylus 1303, for the shell.
import type { BoardModule } from '../../lib/board'
import { kindOf, type Place } from '../../lib/touch.svelte'
import type { Choice } from '../../lib/types'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import './colours.css'
import Piece from './Piece.svelte'
import Text from './Text.svelte'
import type { CaylusView } from './view'
import * as words from './words'

const isPlacement = (choice: Choice): boolean => ['place', 'site'].includes(String(choice.action['do']))

/** What the shell wants to know of places, by id or kind. A worker goes to a building, the provost along the road, a building to its space. */
const PLACES: Record<string, Place> = {
  reserve: { own: true, carried: true },
  camp: { own: true },
  houses: { own: true },
  characters: { own: true },
  'goods:': { own: true },
  provost: { carried: true, leaf: 'road' },
  'provost:': { leaf: 'road' },
  'space:': { takes: 'build', leaf: 'road' },
  'build:': { carried: true, leaf: 'build' },
  'site:': { leaf: 'castle' },
  'slot:': { leaf: 'castle' },
  'character:': { leaf: 'castle' },
}

const board: BoardModule = {
  Area,
  Board,
  Card,
  Piece,
  Text,
  headline: (view) => words.headline(view as CaylusView),
  nameOf: (touch, view) => words.nameOf(touch, view as CaylusView),
  sourceOf: words.sourceOf,
  stopsOf: (entries, view) => words.stopsOf(entries, view as CaylusView),
  /** Only points are secret, and a screen that is handed round hides none of what its players have counted. */
  secret: () => false,
  placeOf: (id) => PLACES[id] ?? PLACES[`${kindOf(id)}:`] ?? {},
  about: (id, view) => ({ name: words.nameOf(id, view as CaylusView) }),
  /** A placement that takes more than the worker who walks there says so. */
  priceOf(choice) {
    const workers = choice.cost['workers'] ?? 0
    return isPlacement(choice) && workers > 1 ? workers : null
  },
  /** Planning goes round the table many times: a touch on a building places the worker. */
  isQuick: isPlacement,
  markOf(view, seat) {
    const count = (view as CaylusView).players[seat]?.reserve ?? 0
    return { icon: 'worker', count, label: words.say('page-workers-count', { count }) }
  },
}
export default board
