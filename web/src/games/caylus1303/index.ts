// The board of Caylus 1303, for the shell.
import type { BoardModule } from '../../lib/board'
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
  isMeans: () => false,
  /** A placement that takes more than the worker who walks there says so. */
  priceOf(choice) {
    const workers = choice.cost['workers'] ?? 0
    return isPlacement(choice) && workers > 1 ? workers : 0
  },
  /** Planning goes round the table many times: a touch on a building places the worker. */
  isQuick: isPlacement,
  /** A worker goes to a building, the provost along the road, a building to its space. */
  carries: (place) => /^(reserve$|provost$|build:)/.test(place),
  receives: (touch, place) => touch.startsWith('build:') && place.startsWith('space:'),
  isOwn: (place) => /^(reserve|camp|houses|characters|goods)(:|$)/.test(place),
  markOf(view, seat) {
    const count = (view as CaylusView).players[seat]?.reserve ?? 0
    return { icon: 'worker', count, label: words.say('page-workers-count', { count }) }
  },
}
export default board
