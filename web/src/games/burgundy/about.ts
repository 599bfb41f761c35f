// What a card says of each thing on the board, by its id: its name, what it does, what it is worth now, and the rule.
// The numbers are the server's; nothing is added up here.
import type { About } from '../../lib/board'
import { shownSeat, typeOf, type BurgundyView, type PlayerView, type TileType } from './view'
import { depotName, filledText, goodsName, goodsText, hexLabel, nameOf, phaseName, say, tileHelp, tileName, typeName } from './words'

/** The rule about a tile, by its type. */
const RULES: Record<TileType, string> = {
  building: 'BUR-7',
  animal: 'BUR-6.2',
  knowledge: 'BUR-8',
  castle: 'BUR-6.3',
  mine: 'BUR-6.4',
  ship: 'BUR-6.1',
}

/** Whose things are spoken of, and to whom. */
interface Look {
  view: BurgundyView
  seat: number
  player: PlayerView
  /** The parts of the id after its kind. */
  parts: string[]
}

function aboutTile({ view, player }: Look, tile: string, name = tileName(tile)): About {
  const type = typeOf(tile)
  const number = type === 'knowledge' ? tile.split('_')[1] : undefined
  const points = number === '15' ? player.sold_worth : player.worth.knowledge[number ?? '']
  let worth = points === undefined ? '' : say('page-worth-now', { points })
  if (type === 'mine') worth = say('page-worth-mines', { silver: player.worth.mines.silver, workers: player.worth.mines.workers })
  return { name, does: tileHelp(tile), worth: view.over ? '' : worth, rule: RULES[type] }
}

/** What filling the area of a hex would bring, and the whole type. */
function closing({ view, player }: Look, hex: string, type: TileType): string {
  const area = player.worth.areas.find(({ hexes }) => hexes.includes(hex))
  if (!area) return ''
  const own = say('page-area-left', { size: area.size, left: area.left, points: area.points, phase: view.phase_points ?? 0 })
  return `${own} ${bonusLeft(view, player, type)}`.trim()
}

function bonusLeft(view: BurgundyView, player: PlayerView, type: TileType): string {
  const points = view.bonus.large.includes(type) ? view.box.bonus.large : view.bonus.small.includes(type) ? view.box.bonus.small : 0
  const left = player.worth.types[type]
  return points && left ? say('page-bonus-left', { left, points }) : ''
}

const KINDS: Record<string, (look: Look) => About> = {
  die: ({ view, seat, player, parts: [die] }) => {
    const face = player.dice[Number(die)] ?? 0
    const used = view.order[view.turn] === seat && view.used[Number(die)]
    return { name: say('page-die', { face }), does: used ? say('page-does-used') : say('page-does-die', { face }), rule: 'BUR-5' }
  },
  use: ({ parts: [face, price], player }) => ({
    name: say('page-use', { face: Number(face) }),
    does:
      Number(price) > player.workers
        ? say('page-too-dear', { price: Number(price), have: player.workers })
        : say('page-price', { price: Number(price) }),
    rule: 'BUR-4.3',
  }),
  white: ({ view }) => ({ name: say('page-white-die', { face: view.white }), does: say('page-does-white'), rule: 'BUR-3.3.2' }),
  depot: (look) => {
    const [depot, slot] = look.parts
    const tile = look.view.depots[depot === '0' ? 'black' : (depot ?? '')]?.[Number(slot)]
    if (tile) return aboutTile(look, tile)
    const number = Number(depot)
    const rolled = number === look.view.white ? ` ${say('page-white-die', { face: number })}: ${say('page-does-white')}` : ''
    return number
      ? { name: depotName(number), does: say('page-does-depot', { depot: number }) + rolled, rule: 'BUR-5.1' }
      : { name: depotName(0), does: say('page-does-black', { price: look.view.box.purchase }), rule: 'BUR-10.1' }
  },
  depot_goods: ({ view, parts: [depot] }) => ({
    name: `${depotName(Number(depot))}: ${goodsText(view.depot_goods[depot ?? ''] ?? {})}`,
    does: say('page-does-depot-goods'),
    rule: 'BUR-6.1.1',
  }),
  storage: (look) => {
    const tile = look.player.storage[Number(look.parts[0])]
    return tile ? aboutTile(look, tile) : { name: say('page-storage'), does: say('page-does-storage'), rule: 'BUR-5.1.2' }
  },
  hex: (look) => {
    const [hex = ''] = look.parts
    const index = Number(hex.slice(1)) - 1
    const tile = look.player.hexes[hex]
    const type = look.view.maps[String(look.player.duchy)]?.[index]
    const worth = type ? closing(look, hex, type) : ''
    if (tile) {
      const found = aboutTile(look, tile, `${hex} · ${tileName(tile)}`)
      return { ...found, worth: [found.worth, worth].filter(Boolean).join(' ') }
    }
    const does = type ? say('page-does-hex', { type: typeName(type), die: look.view.hex_dice[index] ?? 0 }) : ''
    return { name: hexLabel(look.view, look.seat, index, hex), does, worth, rule: 'BUR-5.2' }
  },
  goods: ({ player, parts: [value] }) => {
    const { points, silver, workers } = player.worth.sale
    return {
      name: `${goodsName(Number(value))} ×${player.goods[`goods_${value}`] ?? 0}`,
      does: say('page-does-goods', { value: Number(value) }),
      worth: say('page-worth-sale', { points, silver, workers }),
      rule: 'BUR-5.3',
    }
  },
  goods_spaces: ({ view }) => ({
    name: say('page-goods'),
    does: say('page-does-goods-spaces', { spaces: view.box.goods_spaces }),
    rule: 'BUR-6.1.1',
  }),
  sold: ({ player }) => ({
    name: say('page-sold', { count: player.sold }),
    does: [say('page-does-sold'), player.sold_goods && player.sold ? `${goodsText(player.sold_goods)}.` : ''].join(' ').trim(),
    rule: 'BUR-5.3.2',
  }),
  workers: ({ player }) => ({
    name: say('page-workers-count', { count: player.workers }),
    does: say('page-does-workers', { workers: player.worth.take.workers, silver: player.worth.take.silver }),
    worth: say('page-worth-workers', { points: player.worth.end.workers }),
    rule: 'BUR-4.2',
  }),
  silver: ({ view, player }) => ({
    name: say('page-silver-count', { count: player.silver }),
    does: say('page-does-silver', { price: view.box.purchase }),
    worth: say('page-worth-silver', { points: player.worth.end.silver }),
    rule: 'BUR-10.1',
  }),
  phase: ({ view, player, parts: [phase = ''] }) => ({
    name: phaseName(phase),
    does: say('page-does-phase', { points: view.box.phases.find((one) => one.phase === phase)?.points ?? 0 }),
    worth: phase === view.phase ? say('page-worth-mines', { silver: player.worth.mines.silver, workers: player.worth.mines.workers }) : '',
    rule: 'BUR-9.1',
  }),
  round: ({ view, parts: [place] }) => {
    const round = Number(place) + 1
    const good = view.round_goods[Number(place) - view.box.rounds + view.round_goods.length]
    return good
      ? { name: goodsName(Number(good.slice(-1))), does: say('page-does-round', { round }), rule: 'BUR-3.3.2' }
      : { name: say('page-round', { round, rounds: view.box.rounds }), does: say('page-does-round-over'), rule: 'BUR-3.3' }
  },
  bonus: ({ view, player, parts: [type, size] }) => {
    const kind = type as TileType
    const which = size === 'small' ? 'small' : 'large'
    const left = view.bonus[which].includes(kind)
    return {
      name: say(`bonus_${kind}_${which}`),
      does: say(which === 'large' ? 'page-does-bonus-large' : 'page-does-bonus-small', { points: view.box.bonus[which] }),
      worth: left ? bonusLeft(view, player, kind) : say('page-bonus-gone'),
      rule: 'BUR-9.2',
    }
  },
  track: () => ({
    name: say('page-turn-order'),
    does: say('page-does-track'),
    rule: 'BUR-3.3.3',
  }),
  filled: ({ view, seat }) => ({
    name: filledText(view, seat),
    does: say('page-does-filled'),
    rule: 'BUR-12.3',
  }),
  duchy: ({ parts: [duchy] }) => ({ name: say('page-duchy', { duchy: Number(duchy) }), does: say('page-does-duchy'), rule: 'BUR-13.2' }),
  load: ({ parts: [value] }) => ({ name: goodsName(Number(value)), does: say('page-does-load'), rule: 'BUR-6.1.1' }),
  skip: ({ view }) => ({ name: nameOf('skip', view), rule: 'BUR-7' }),
  end: ({ view }) => ({ name: nameOf('end', view), rule: 'BUR-3.4.4' }),
}

/** The card of a thing. Those of another player have the seat before their id ("p2:hex:h07"). */
export function about(id: string, view: BurgundyView): About | null {
  const [, other, kind = '', rest] = /^(?:p(\d+):)?(\w+)(?::(.*))?$/.exec(id) ?? []
  const seat = other === undefined ? shownSeat(view) : Number(other)
  const player = view.players[seat]
  return player ? (KINDS[kind]?.({ view, seat, player, parts: rest ? rest.split(':') : [] }) ?? null) : null
}
