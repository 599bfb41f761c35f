// What the cards that explain things say: what it does, what it is worth as things stand, and the rule.
import type { About } from '../../lib/board'
import { FREEDOMS, shownSeat, type FlorenceView, type PlayerView } from './view'
import {
  addsText,
  cardHelp,
  cardName,
  characterName,
  freedomName,
  headline,
  isTile,
  nameOf,
  objectName,
  roundText,
  say,
  sum,
  tileName,
  workText,
} from './words'

type Who = (seat: number) => string

const lines = (...parts: (string | false | undefined)[]): string | undefined => parts.filter(Boolean).join(' · ') || undefined
const added = (player: PlayerView, thing: string): string | false => {
  const text = addsText(player, thing)
  return text && say('page-adds', { works: text })
}

export function about(id: string, view: FlorenceView, name: Who): About | null {
  const [kind = '', one = '', two = ''] = id.split(':')
  const player = view.players[shownSeat(view, view.seat)]
  if (!player) return null
  switch (kind) {
    case 'object': {
      const stack = view.auction.objects.find(({ object }) => object === one)
      return {
        name: objectName(one),
        does: say(`object-${one}-help`),
        worth: lines(stack && say('page-left', { count: stack.left }), stack?.sold && say('page-sold'), added(player, one)),
        rule: 'FLO-5',
      }
    }
    case 'building':
    case 'tile': {
      if (!isTile(one)) return one === 'palazzo' ? { name: tileName(one), does: say('page-about-palazzo'), rule: 'FLO-6.2.3' } : null
      const left = view.buildings[one]
      const partner = two ? say('page-with', { name: name(Number(two)) }) : false
      return {
        name: tileName(one),
        does: say(`tile-${one}-help`),
        worth: lines(
          partner,
          left !== undefined && say('page-left', { count: left }),
          player.buildings.includes(one) ? say('page-built') : added(player, one),
        ),
        rule: left === undefined ? 'FLO-5.1' : 'FLO-6.2',
      }
    }
    case 'freedom':
      return {
        name: freedomName(one),
        does: say(`freedom-${one}-help`),
        worth: lines(
          say('page-left', { count: view.freedoms[one] ?? 0 }),
          player.freedoms.includes(one) ? say('page-introduced') : added(player, one),
        ),
        rule: 'FLO-6.4',
      }
    case 'card': {
      const work = player.works?.find(({ card }) => card === one)
      const worth = player.bonuses?.[one] ?? player.prestiges?.[one] ?? player.looked_at?.find(({ card }) => card === one)?.worth
      return {
        name: cardName(one),
        does: cardHelp(one),
        worth: work ? workText(work) : worth !== undefined ? say('page-worth-now', { worth }) : undefined,
        rule: one.startsWith('bonus_') ? 'FLO-6.5' : one.startsWith('prestige_') ? 'FLO-5.4' : 'FLO-6.1',
      }
    }
    case 'profession':
    case 'bonus':
      return {
        name: nameOf(id, view),
        does: say(`page-about-${kind}`),
        worth: lines(
          say('page-deck', { count: view.decks[kind === 'bonus' ? 'bonuses' : 'professions'] }),
          kind === 'profession' && added(player, kind),
        ),
        rule: kind === 'bonus' ? 'FLO-6.5' : 'FLO-6.3',
      }
    case 'builders':
      return {
        name: `${say('page-builders')}: ${player.builders}`,
        does: say('object-builder-help'),
        worth: say('page-price', { coins: player.building_price }),
        rule: 'FLO-5.3',
      }
    case 'jesters':
      return { name: `${say('page-jesters')}: ${player.jesters}`, does: say('object-jester-help'), rule: 'FLO-5.2' }
    case 'freedoms':
      return {
        name: `${say('page-freedoms')}: ${player.freedoms.length}`,
        does:
          FREEDOMS.filter((one) => player.freedoms.includes(one))
            .map(freedomName)
            .join(', ') || '—',
        rule: 'FLO-6.4',
      }
    case 'recruiting':
      return { name: `${objectName('recruiting_card')}: ${player.recruiting}`, does: say('object-recruiting_card-help'), rule: 'FLO-5.5' }
    case 'coins':
      return {
        name: `${say('counter-coins')}: ${player.coins === null ? '—' : sum(player.coins)}`,
        does: say('page-about-coins'),
        rule: 'FLO-3.3',
      }
    case 'points':
    case 'convert':
      return { name: nameOf(id, view), does: say('page-about-points'), rule: 'FLO-3.3' }
    case 'works':
      return {
        name: say('page-works'),
        does: say('page-about-works'),
        worth: say('page-needs', { round: view.round, least: view.minimum }),
        rule: 'FLO-6.1.2',
      }
    case 'best':
      return {
        name: say('page-best'),
        does: say('page-about-best'),
        worth: lines(...view.players.map(({ seat, best }) => best > 0 && `${name(seat)} ${best}`)),
        rule: 'FLO-7.1',
      }
    case 'raise':
    case 'pass':
      return { name: nameOf(id, view), does: say(`page-about-${kind}`), rule: 'FLO-4.4' }
    case 'leave':
      return { name: nameOf(id, view), does: say('page-about-leave'), rule: 'FLO-4.3' }
    case 'end':
      return { name: nameOf(id, view), does: say('page-about-end'), rule: 'FLO-3.4' }
    case 'round':
      return { name: roundText(view, view.round), does: say('page-about-round'), worth: view.minimums.join(', '), rule: 'FLO-3.1' }
    case 'headline':
      return { name: headline(view), rule: 'FLO-3.1' }
    case 'character':
      return {
        name: characterName(one),
        does: say(`character-${one}-help`),
        worth: lines(one === 'princess' && say('page-princess-now', { worth: view.muse_princess?.princess[player.seat] ?? 0 })),
        rule: 'FLO-11',
      }
    case 'space':
      return { name: `${characterName(one)}: ${nameOf(id, view)}`, does: say(`character-${one}-help`), rule: 'FLO-11' }
    default:
      return null
  }
}
