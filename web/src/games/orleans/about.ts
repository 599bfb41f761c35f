// What the card of a thing says: its name, what it does, what it is worth now, the rule about it.
import type { About } from '../../lib/board'
import { kindOf } from '../../lib/touch.svelte'
import { characterOf, isStarter, shownSeat, type OrleansView, type PlayerView } from './view'
import {
  blockedText,
  cityLabel,
  cityName,
  deedName,
  edgeLabel,
  eventDoes,
  eventName,
  goodName,
  headline,
  heapText,
  isGood,
  missingText,
  nameOf,
  orderLabel,
  placeName,
  roundText,
  say,
  slotName,
  tokenName,
  trackLabel,
  trackName,
  waysText,
} from './words'

type Name = (seat: number) => string

const lines = (...parts: (string | false | null | undefined | 0)[]): string | undefined => parts.filter(Boolean).join(' · ') || undefined
const VALUES = { grain: 1, cheese: 2, wine: 3, wool: 4, brocade: 5 } as Record<string, number>

/** Whose numbers a card tells: mine, or those of the player on whose card it stands (`p2:coins`). */
export function about(id: string, view: OrleansView, name: Name): About | null {
  const [, seat, place] = /^p(\d+):(.*)$/.exec(id) ?? []
  const whose = seat === undefined ? shownSeat(view, view.seat) : Number(seat)
  const player = view.players[whose]
  const card = player ? aboutThing(place ?? id, view, player, whose === view.seat, name) : null
  return card && seat !== undefined && whose !== view.seat ? { ...card, name: `${name(whose)} · ${card.name}` } : card
}

function aboutThing(id: string, view: OrleansView, player: PlayerView, mine: boolean, name: Name): About | null {
  const kind = kindOf(id)
  const [, one = '', two = ''] = id.split(':')
  switch (kind) {
    case 'place':
    case 'tile':
      return aboutPlace(one, view, player, mine)
    case 'slot':
      return aboutSlot(one, Number(two), player)
    case 'market':
      return isGood(one)
        ? aboutGood(one, say('page-in-market', { count: view.market[one] ?? 0 }))
        : aboutToken(one, say('page-about-market'))
    case 'tower':
    case 'fresh':
    case 'drawn':
    case 'token':
      return aboutToken(one)
    case 'supply':
    case 'offer':
      return {
        ...aboutToken(one),
        worth: say('page-in-supply', {
          count: view.supply[['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'].indexOf(one)] ?? 0,
        }),
      }
    case 'goods':
    case 'brasserie':
    case 'load':
      return aboutGood(
        one,
        kind === 'load'
          ? undefined
          : lines(
              kind === 'goods' && say(mine ? 'page-have' : 'page-has', { count: player.goods[one] ?? 0 }),
              player.brasserie[one] && `${say('page-in-brasserie')}: ${player.brasserie[one]}`,
            ),
      )
    case 'edge': {
      const edge = view.edges.find((other) => other.name === one)
      return edge
        ? { name: edgeLabel(edge, view), does: say(edge.way === 'river' ? 'page-about-river' : 'page-about-road'), rule: 'ORL-4.6' }
        : null
    }
    case 'city':
      return {
        name: cityName(one),
        does: waysText(one, view),
        worth: cityLabel(one, view, name).split(', ').slice(1).join(', ') || undefined,
        rule: 'ORL-4.7',
      }
    case 'deed': {
      const deed = view.deeds.find((other) => other.name === one)
      if (!deed) return null
      const filled = deed.filled.filter(Boolean).length
      return {
        name: two ? `${deedName(one)} · ${slotName(deed.spaces[Number(two)] ?? '')}` : deedName(one),
        does: say(`deed-${one}-help`),
        worth: say('page-filled', { filled, open: deed.open }),
        rule: deed.rule,
      }
    }
    case 'track':
      return {
        name: trackName(one),
        does: say(`page-about-${one}`),
        worth: trackLabel(view, one, name).replace(/^[^:]*: /, ''),
        rule: one === 'development' ? 'ORL-4.11' : 'ORL-4.5',
      }
    case 'event':
      return view.event ? { name: eventName(view.event.name), does: eventDoes(view.event.name), rule: view.event.rule } : null
    case 'round':
      return {
        name: roundText(view, view.round),
        does: say('page-about-round'),
        worth: lines(view.past.slice(0, -1).length ? say('page-past', { events: view.past.slice(0, -1).map(eventName).join(', ') }) : ''),
        rule: 'ORL-3',
      }
    case 'headline':
      return { name: headline(view), does: say(`page-about-phase-${view.phase}`), rule: 'ORL-3' }
    case 'order': {
      const order = view.orders?.find((other) => other.name === one)
      return order
        ? {
            name: orderLabel(order),
            does: say('page-about-order', { points: order.points }),
            worth: missingText(player, order).replace(/^[;.] /, '') || undefined,
            rule: 'ORL-8.1.2',
          }
        : null
    }
    case 'orders':
      return {
        name: `${say('page-orders-done')}: ${player.orders?.length ?? 0}`,
        does: say('page-about-orders'),
        worth: lines(
          player.orders?.map((order) => `${cityName(order.city)} ${order.points}`).join(', '),
          view.order_deck !== undefined && say('page-order-deck', { count: view.order_deck }),
        ),
        rule: 'ORL-8.1',
      }
    case 'bag':
      if (one) return aboutToken(one, say('page-about-bag'))
      return {
        name: say('page-bag', { count: player.bag }),
        does: say('page-about-bag'),
        worth: player.bag_tokens ? heapText(player.bag_tokens) : undefined,
        rule: 'ORL-10.2',
      }
    case 'coins':
      return one
        ? { name: nameOf(id, view), does: say('page-about-pay'), rule: 'ORL-4.10.4' }
        : { name: `${say('counter-coins')}: ${player.coins}`, does: say('page-about-coins'), rule: 'ORL-6.3' }
    case 'stations':
      return {
        name: `${say('page-stations')}: ${player.stations_left}`,
        does: say('page-about-stations'),
        worth: player.stations.map(cityName).join(', ') || undefined,
        rule: 'ORL-4.7',
      }
    case 'citizens':
      return {
        name: `${say('page-citizens')}: ${player.citizens}`,
        does: say('page-about-citizens'),
        worth: say('page-level-now', { level: player.level }),
        rule: 'ORL-6.3',
      }
    case 'held':
    case 'technology':
      return {
        name: kind === 'held' ? `${say('page-technology')}: ${player.held}` : say('page-technology-left', { count: view.technology }),
        does: say('page-about-technology'),
        rule: 'ORL-4.8',
      }
    case 'count':
      return { name: nameOf(id, view), does: say('page-about-draw'), rule: 'ORL-3.3.1' }
    case 'ready':
      return { name: nameOf(id, view), does: say('page-about-ready'), rule: 'ORL-10.3' }
    case 'demand':
      return { name: nameOf(id, view), does: say('page-about-demand'), rule: 'ORL-3.4' }
    case 'pass':
      return { name: nameOf(id, view), does: say('page-about-pass'), rule: 'ORL-3.5.1' }
    default:
      return null
  }
}

function aboutPlace(place: string, view: OrleansView, player: PlayerView, mine: boolean): About {
  const own = player.places.find((other) => other.name === place)
  const tile = view.tiles.find((other) => other.name === place)
  const missing = own?.slots.filter((slot) => !slot.token).map((slot) => slotName(slot.type)) ?? []
  const blocked = own ? blockedText(own) : ''
  const state = !own
    ? ''
    : blocked || own.active
      ? (mine ? blocked : blocked && say('page-blocked')) || say('page-active')
      : missing.length
        ? say('page-missing', { slots: missing.join(', ') })
        : ''
  return {
    name: tile ? `${placeName(place)} (${tile.level > 1 ? 'II' : 'I'})` : placeName(place),
    does: say(`place-${place}-help`),
    worth: lines(state, tile && say('page-slots', { slots: tile.slots.map(slotName).join(', ') || say('page-no-slots') })),
    rule: (own?.level ?? tile?.level) ? 'ORL-4.10' : 'ORL-4.5',
  }
}

function aboutSlot(place: string, at: number, player: PlayerView): About | null {
  const slot = player.places.find((other) => other.name === place)?.slots[at]
  if (!slot) return null
  const lies = slot.token ? tokenName(slot.token) : say('page-empty')
  return { name: `${placeName(place)} · ${slotName(slot.type)}`, does: lies, worth: say(`place-${place}-help`), rule: 'ORL-4.2' }
}

function aboutToken(token: string, worth?: string): About {
  if (token === 'technology') return { name: tokenName(token), does: say('page-about-technology'), rule: 'ORL-4.8' }
  const does = isStarter(token) ? say('page-about-starter') : say(`page-about-${characterOf(token)}`)
  return { name: tokenName(token), does, worth, rule: isStarter(token) ? 'ORL-1.4' : 'ORL-4.4' }
}

const aboutGood = (good: string, worth?: string): About => ({
  name: goodName(good),
  does: say('page-about-good', { points: VALUES[good] ?? 0 }),
  worth,
  rule: 'ORL-6.3',
})
