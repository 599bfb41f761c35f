// Which of the prices that the server sends belong to what has been touched.
import { typeOf, type BurgundyView } from './view'

/** The prices of the touched die by value: for placing what was touched in storage, otherwise for taking. */
export function pricesOf(view: BurgundyView, seat: number, picked: string[]): number[] | null {
  const one = (kind: string): string | undefined => picked.find((touch) => touch.startsWith(kind))?.slice(kind.length)
  const die = one('die:')
  const slot = one('storage:')
  const tile = slot === undefined ? undefined : view.players[seat]?.storage[Number(slot)]
  return die === undefined ? null : (view.prices?.[die]?.[tile ? typeOf(tile) : 'take'] ?? null)
}
