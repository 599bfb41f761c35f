// The words of this game, by the ids of its things.
import type { Stop } from '../../lib/board'
import { seatOrYou } from '../../lib/shell/people'
import type { Desk } from '../../lib/shell/table'
import type { Entry } from '../../lib/types'
import { hasWord, word } from '../../lib/words.svelte'
import more from './icons-more.json'
import {
  askedOf,
  characterOf,
  heap,
  lacking,
  ownerOf,
  slotOf,
  type Asked,
  type Edge,
  type Order,
  type OrleansView,
  type Place,
  type PlayerView,
  type Tile,
} from './view'

const GAME = 'orleans'

/** What a player is called. */
type Who = (seat: number) => string

export const say = (key: string, args?: Record<string, string | number>): string => word(GAME, key, args)
const either = (...keys: string[]): string => say(keys.find((key) => hasWord(GAME, key)) ?? keys[0] ?? '')

export const placeName = (place: string): string => say(`place-${place}`)
export const placeShort = (place: string): string => either(`place-${place}-short`, `place-${place}`)
export const tokenName = (token: string): string => (token === 'technology' ? say('page-technology-tile') : say(`token-${token}`))
export const goodName = (good: string): string => say(`good-${good}`)
export const slotName = (type: string): string => say(`slot-${type}`)
export const deedName = (deed: string): string => say(`deed-${deed}`)
export const deedShort = (deed: string): string => either(`deed-${deed}-short`, `deed-${deed}`)
export const cityName = (city: string): string => say(`city-${city}`)
export const cityShort = (city: string): string => either(`page-city-${city}`, `city-${city}`)
export const trackName = (track: string): string => say(`track-${track}`)
export const eventName = (event: string): string => say(`hourglass-${event}`)
export const eventDoes = (event: string): string => say(`hourglass-${event}-help`)
export const isPlace = (name: string): boolean => hasWord(GAME, `place-${name}`)
export const isGood = (name: string): boolean => hasWord(GAME, `good-${name}`)
export const isEvent = (name: string): boolean => hasWord(GAME, `hourglass-${name}`)

/** Whose icon it is: that of an expansion lies apart. */
export const spriteOf = (name: string): string => (name in more ? `${GAME}-more` : GAME)

/** Variants of an event share an icon. */
export const eventIcon = (event: string): string => event.replace(/_[a-d]$/, '')

export const playerName = (table: Desk, seat: number): string => seatOrYou(table.session, seat)

// ---- labels

export const heapText = (tokens: string[]): string =>
  heap(tokens)
    .map(({ token, count }) => (count > 1 ? `${tokenName(token)} ×${count}` : tokenName(token)))
    .join(', ') || '—'

export const goodsText = (goods: Record<string, number>): string =>
  Object.entries(goods)
    .filter(([, count]) => count)
    .map(([good, count]) => `${goodName(good)} ${count}`)
    .join(', ') || '—'

/** Words that a phrase only names ("@place-ship"), said. */
const told = (args: Record<string, string | number>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'string' && value.startsWith('@') ? say(value.slice(1)) : value]),
  )

/** Why an activated place could not be carried out now. */
export function blockedText(place: Place): string {
  if (place.barred) return say('refuse-barred', { place: placeName(place.name) })
  if (place.jammed) return say('refuse-jammed', { place: placeName(place.name) })
  return place.blocked ? say(place.blocked.why, told(place.blocked.with)) : ''
}

const slotState = (place: Place, at: number): string => {
  const slot = place.slots[at]
  return slot ? `${slotName(slot.type)}: ${slot.token ? tokenName(slot.token) : say('page-empty')}` : ''
}

export const slotLabel = (place: Place, at: number): string => `${placeName(place.name)}, ${slotState(place, at)}`

export function placeLabel(place: Place): string {
  const blocked = blockedText(place)
  const state = blocked ? `${say('page-blocked')} (${blocked})` : place.active ? say('page-active') : ''
  return [placeName(place.name), ...place.slots.map((_, at) => slotState(place, at)), state].filter(Boolean).join(', ')
}

export const tileLabel = (tile: Tile): string =>
  `${placeName(tile.name)}, ${say('page-level', { level: tile.level > 1 ? 'II' : 'I' })}: ${tile.slots.map(slotName).join(', ') || say('page-no-slots')}. ${say(`place-${tile.name}-help`)}`

/** "River Blois – Tours: wine". */
export function edgeLabel(edge: Edge, view: OrleansView): string {
  void view
  const goods = edge.goods.map(goodName).join(', ') || say('page-nothing-there')
  return `${say(edge.way === 'river' ? 'page-river' : 'page-road')} ${cityName(edge.ends[0])} – ${cityName(edge.ends[1])}: ${goods}`
}

export function cityLabel(city: string, view: OrleansView, name: Who): string {
  const here = (test: (seat: number) => boolean): string => view.players.flatMap((_, seat) => (test(seat) ? [name(seat)] : [])).join(', ')
  const stations = here((seat) => view.players[seat]?.stations.includes(city) ?? false)
  const merchants = here((seat) => view.players[seat]?.merchant === city)
  return [
    cityName(city),
    stations && say('page-stations-of', { names: stations }),
    merchants && say('page-merchants-of', { names: merchants }),
    ...(view.orders ?? []).flatMap((order) => (order.city === city ? [say('page-ordered', { what: orderGoods(order) })] : [])),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Where the roads and rivers of a city lead, and what lies on them. */
export const waysText = (city: string, view: OrleansView): string =>
  view.edges
    .filter((edge) => edge.ends.includes(city))
    .map(
      (edge) =>
        `${say(edge.way === 'river' ? 'page-river' : 'page-road')} → ${cityName(edge.ends[0] === city ? edge.ends[1] : edge.ends[0])}: ${edge.goods.map(goodName).join(', ') || say('page-nothing-there')}`,
    )
    .join('; ')

export const trackLabel = (view: OrleansView, track: string, name: Who): string =>
  `${trackName(track)}: ${view.players.map((player, seat) => `${name(seat)} ${player.tracks[track] ?? 0}`).join(', ')}`

/** What is printed on the spaces of a track, with a citizen as long as it lies there. */
export const spacesText = (view: OrleansView, track: string): string =>
  (view.tracks[track] ?? [])
    .flatMap((space, index) => {
      const found = [
        space.good && say('brief-good', { good: space.good }),
        space.coins && say('brief-coins', { count: space.coins }),
        space.technology && say('brief-technology'),
        space.level && say('page-space-tile', { level: space.level }),
        space.draws && say('page-space-draws', { count: space.draws }),
        space.points && say('brief-develop', { count: space.points }),
        space.star && say('page-level-now', { level: space.star }),
        space.citizen && view.citizens.includes(space.citizen) && say('brief-citizen'),
      ].filter(Boolean)
      return found.length ? [`${index}: ${found.join(', ')}`] : []
    })
    .join('; ')

/** What a villain is to hit, where that is more than a player. */
export function harmed({ target, slot, track }: Asked, view: OrleansView): string {
  const lies = slot && slotOf(view, target ?? 0, `slot:${slot}`)?.token
  return slot ? `${placeName(slot.split(':')[0] ?? '')}${lies ? `, ${tokenName(lies)}` : ''}` : track ? trackName(track) : ''
}

/** What a player lacks for an order, and whether his merchant is there. */
export function missingText(player: PlayerView, order: Order): string {
  const missing = lacking(player, order).map((place) => goodName(order.goods[place] ?? ''))
  return `${missing.length ? `; ${say('page-order-missing', { goods: missing.join(', ') })}` : ''}${player.merchant === order.city ? `. ${say('page-order-here')}` : ''}`
}

const orderGoods = ({ goods, points }: Order): string => `${goods.map(goodName).join(', ')}; ${say('page-points', { points })}`
export const orderLabel = (order: Order): string => `${say('page-order', { city: cityName(order.city) })}: ${orderGoods(order)}`

/** What is owed item by item has a sheet of its own. */
export const isOwed = ({ ask, owed }: Asked): boolean => owed !== undefined && hasWord(GAME, `page-owed-${ask}`)
export const owedText = ({ ask }: Asked, left: number, of: number): string => say(`page-owed-${ask}`, { left, of })

/** The board of deeds may be one of villains. */
export const deedsLeaf = (view: OrleansView): string => (view.deeds.some(({ name }) => name === 'traitor') ? 'villains' : 'deeds')

// ---- for the shell

export function nameOf(touch: string, view: OrleansView, who: Who = () => ''): string {
  const [owner, thing] = ownerOf(touch)
  const name = nameOfThing(thing, view, owner ?? view.seat ?? 0, who)
  return owner === null ? name : `${who(owner)} · ${name}`
}

function nameOfThing(touch: string, view: OrleansView, seat: number, who: Who): string {
  const [kind = '', one = '', two = ''] = touch.split(':')
  switch (kind) {
    case 'market':
      return isGood(one) ? goodName(one) : tokenName(one)
    case 'tower':
      return one ? `${tokenName(one)} (${placeShort('gunpowder_tower')})` : placeName('gunpowder_tower')
    case 'fresh':
    case 'drawn':
    case 'token':
    case 'supply':
      return tokenName(one)
    case 'player':
      return who(Number(one))
    case 'order': {
      const order = view.orders?.find(({ name }) => name === one)
      return say('page-order', { city: cityName(order?.city ?? one) })
    }
    case 'bag':
      return `${tokenName(one)} (${say('page-in-bag-short')})`
    case 'slot': {
      const slot = slotOf(view, seat, touch)
      return slot ? `${placeShort(one)}: ${slotName(slot.type)}` : placeShort(one)
    }
    case 'place':
    case 'tile':
      return placeName(one)
    case 'edge': {
      const edge = view.edges.find((other) => other.name === one)
      const from = view.players[view.seat ?? 0]?.merchant
      return edge
        ? say('page-to-city', {
            way: say(edge.way === 'river' ? 'page-river' : 'page-road'),
            city: cityName(edge.ends[0] === from ? edge.ends[1] : edge.ends[0]),
          })
        : one
    }
    case 'load':
      return say('page-load', { good: goodName(one) })
    case 'goods':
      return goodName(one)
    case 'brasserie':
      return `${goodName(one)} (${placeShort('brasserie')})`
    case 'yield':
      return say(`yield-${one}`)
    case 'deed': {
      const type = view.deeds.find((deed) => deed.name === one)?.spaces[Number(two)]
      return type ? `${deedShort(one)}: ${slotName(type)}` : deedName(one)
    }
    case 'city':
      return askedOf(view, view.seat ?? 0)?.owed ? say('page-station-in', { city: cityName(one) }) : cityName(one)
    case 'held':
      return say('page-technology-tile')
    case 'stations':
      return say('page-own-station')
    case 'track':
      return trackName(one)
    case 'count':
      return say('page-draw', { count: Number(one) })
    case 'coins':
      return say('page-coins', { count: Number(one) })
    case 'gain':
      return say(`page-gain-${one}`)
    case 'skip':
      return either(
        `page-skip-${askedOf(view, view.seat ?? 0)?.ask ?? ''}`,
        `do-skip-${askedOf(view, view.seat ?? 0)?.ask ?? ''}`,
        'act-skip',
      )
    default:
      return either(`page-${touch}`, `act-${touch}`, `page-${kind}`)
  }
}

export function sourceOf(why: string, what: string): string {
  const reason = say(why)
  const key = what ? [`good-${what}`, `place-${what}`, `city-${what}`].find((name) => hasWord(GAME, name)) : undefined
  return key ? `${reason}: ${say(key)}` : reason
}

export const roundText = (view: OrleansView, round: number): string => say('page-round', { round, rounds: view.rounds })

/** While all draw and plan at once, that is one phase for everybody. */
export const phaseText = (view: OrleansView): string => {
  const asked = view.seat === null ? undefined : askedOf(view, view.seat)
  return say(asked?.ask === 'plan' ? 'phase-planning' : `phase-${view.phase}`)
}

export const headline = (view: OrleansView): string =>
  [roundText(view, view.round), phaseText(view), view.event && !view.over ? eventName(view.event.name) : ''].filter(Boolean).join(' · ')

export function stopsOf(entries: Entry[], view: OrleansView): Stop[] {
  return entries.flatMap((entry) => {
    const round = entry.events?.find((event) => event.event === 'round')?.['round']
    return round && entry.moves ? [{ moves: entry.moves, text: roundText(view, Number(round)) }] : []
  })
}

/** What I put on slots in the round before, of my own tokens or neutral ones; nothing once this plan has begun. */
export function lastPlan(view: OrleansView, entries: Entry[]): string[][] {
  const { seat } = view
  if (seat === null || askedOf(view, seat)?.ask !== 'plan' || view.players[seat]?.new.length) return []
  let [before, now] = [new Map<string, string>(), new Map<string, string>()]
  for (const event of entries.flatMap(({ events = [] }) => events)) {
    if (event.event === 'round') [before, now] = [now, new Map()]
    if (event.seat !== seat) continue
    if (event.event === 'put') now.set(event.to ?? '', characterOf(event.piece ?? ''))
    if (event.event === 'withdraw') now.delete(event.from ?? '')
  }
  return [...before].flatMap(([slot, character]) => [
    [`market:${character}`, slot],
    [`market:own_${character}`, slot],
  ])
}

/** Where a player stands in the round. */
export function standingText(view: OrleansView, seat: number): string {
  if (view.over) return ''
  if (view.passed.includes(seat)) return say('page-passed')
  return view.to_act.length > 1 && view.to_act.includes(seat) ? say('page-planning') : ''
}
