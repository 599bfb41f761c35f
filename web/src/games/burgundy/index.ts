// The board of The Castles of Burgundy, for the shell.
import type { BoardModule } from '../../lib/board'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import './colours.css'
import Piece from './Piece.svelte'
import Text from './Text.svelte'
import type { BurgundyView } from './view'
import * as words from './words'

const board: BoardModule = {
  Area,
  Board,
  Card,
  Piece,
  Text,
  headline: (view) => words.headline(view as BurgundyView),
  nameOf: (touch, view) => words.nameOf(touch, view as BurgundyView),
  sourceOf: words.sourceOf,
  stopsOf: (entries, view) => words.stopsOf(entries, view as BurgundyView),
  secret: (view) => (view as BurgundyView).setup === 'advanced_secret' && (view as BurgundyView).phase === null,
  isMeans: (touch) => touch.startsWith('die:') || touch === 'silver',
  priceOf: (choice) => choice.cost['workers'] ?? 0,
  isOwn: (place) => /^(die|storage|hex|goods|workers|silver|sold)(:|$)/.test(place),
  receives: (touch, place) => touch.startsWith('depot:') && place.startsWith('storage:'),
}
export default board
