// What the card of a thing says: its name, what it does, what it is worth now, the rule about it.
import type { About } from '../../lib/board'
import { kindOf } from '../../lib/touch.svelte'
import { GOODS, askedNow, faceId, faces, type CaylusView, type Face, type Good, type PlayerView, type Side } from './view'
import {
  askedAbout,
  branchOf,
  characterName,
  costText,
  countsText,
  faceText,
  fatesText,
  goodName,
  headline,
  nameOf,
  provostText,
  say,
  strandedText,
  tileName,
} from './words'

type Name = (seat: number) => string

/** The characters in the order of the rulebook. */
const CHARACTERS = [
  'early_riser',
  'night_worker',
  'journeyman',
  'thief',
  'steward',
  'bailiff',
  'architect',
  'deliveryman',
  'chamberlain',
  'foreman',
  'goldsmith',
  'day_laborer',
]
const PHASES: Record<CaylusView['phase'], string> = {
  draft: 'CAY-2.9',
  planning: 'CAY-3.2',
  activation: 'CAY-3.3',
  delivery: 'CAY-3.4',
  management: 'CAY-3.5',
}

const lines = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(' ')

/** Whose numbers a card tells: mine, or those of the player whose card it stands on (`p2:goods:wood`). */
export function about(id: string, view: CaylusView, name: Name): About | null {
  const [, seat, place] = /^p(\d+):(.*)$/.exec(id) ?? []
  const player = view.players[seat === undefined ? (view.seat ?? askedNow(view)?.seat ?? view.first) : Number(seat)]
  const card = player ? aboutPlace(place ?? id, view, player, name) : null
  return card && seat !== undefined && Number(seat) !== view.seat ? { ...card, name: `${name(Number(seat))} · ${card.name}` } : card
}

function aboutPlace(id: string, view: CaylusView, player: PlayerView, name: Name): About | null {
  const one = id.slice(kindOf(id).length + 1)
  switch (kindOf(id)) {
    case 'space':
      return aboutSpace(view, Number(one), player, name)
    case 'build':
      return aboutOffer(view, one, player)
    case 'slot':
      return aboutSlot(view, Number(one))
    case 'use': {
      const used = askedAbout(view)
      return used && aboutTile(used.building, used.side, faces()[used.building])
    }
    case 'branch':
      return { name: say('page-way'), does: branchOf(view, Number(one)), rule: rule(view) }
    case 'character':
      return aboutCharacter(view, one, name)
    case 'goods':
      return aboutGood(one as Good, player)
    case 'supply':
      return { name: goodName(one), does: say('page-about-supply'), rule: rule(view) }
    case 'provost':
      return one
        ? { name: nameOf(id, view), does: fatesText(view, Number(one), name), rule: 'CAY-4.5.1' }
        : {
            name: provostText(view),
            does: say('page-about-provost'),
            worth: lines(
              strandedText(view, name),
              say('page-about-provost-next', { before: view.provost_next - 1, after: view.provost_next }),
            ),
            rule: 'CAY-3.3.1',
          }
    case 'bridge': {
      const passed = view.bridge[Number(one)]
      return {
        name: say('page-about-bridge', { place: Number(one) + 1 }),
        does: say('page-about-bridge-does'),
        worth: passed === undefined ? undefined : name(passed),
        rule: 'CAY-4.5',
      }
    }
    case 'site':
      return aboutSite(view, player, name)
    case 'headline':
      return { name: headline(view), does: say(`page-about-${view.phase}`), rule: PHASES[view.phase] }
    case 'round':
      return {
        name: say('page-round', { round: view.round, rounds: view.rounds }),
        does: say('page-about-round', { rounds: view.rounds }),
        rule: 'CAY-3.1',
      }
    case 'pass':
      return { name: nameOf(id, view), does: say('page-about-pass'), rule: view.pass_first === null ? 'CAY-3.2.6' : 'CAY-3.2.7' }
    case 'recruitment':
      return { name: say('page-recruitment'), does: say('page-about-recruitment'), worth: recruitsText(player), rule: 'CAY-3.5.3' }
    default:
      return COUNTERS[id]?.(player) ?? null
  }
}

const COUNTERS: Record<string, (player: PlayerView) => About> = {
  reserve: (player) => ({
    name: say('page-workers-count', { count: player.reserve }),
    does: say('page-about-reserve'),
    worth: player.passed ? undefined : say('page-place-price', { count: player.place_cost }),
    rule: 'CAY-3.2.8',
  }),
  camp: (player) => ({ name: `${say('page-camp')}: ${player.camp}`, does: say('page-about-camp'), rule: 'CAY-3.5.6' }),
  houses: (player) => ({ name: `${say('page-houses-left')}: ${player.houses}`, does: say('page-about-houses'), rule: 'CAY-8.3' }),
  residences: (player) => ({
    name: say('page-residences', { count: player.residences }),
    does: say('tile-residence-help'),
    rule: 'CAY-4.6.1',
  }),
  score: (player) => ({
    name: say('page-points'),
    does: say('page-about-score'),
    worth: player.gold_points ? say('page-about-gold-points', { points: player.gold_points }) : undefined,
    rule: 'CAY-5.2',
  }),
  first: () => ({ name: say('page-about-first'), does: say('page-about-first-does'), rule: 'CAY-3.2.7' }),
}

const rule = (view: CaylusView): string | undefined => faces()[askedAbout(view)?.building ?? '']?.rule

/** Where the two sides of a tile differ, what the side that lies there does. */
function aboutTile(building: string, side: Side, face: Face | undefined): About {
  const differs = JSON.stringify(face?.build) !== JSON.stringify(face?.setup)
  return {
    name: tileName(building),
    does: say(`tile-${building}-help`),
    worth: differs ? say('page-here', { does: faceText(face, side) }) : '',
    rule: face?.rule,
  }
}

function aboutSpace(view: CaylusView, index: number, player: PlayerView, name: Name): About | null {
  const space = view.road[index]
  if (!space) return null
  if (space.kind === 'empty')
    return {
      name: say('page-space', { space: index }),
      does: say(view.free_space === index ? 'page-about-next-space' : 'page-about-empty'),
      rule: 'CAY-4.0.2',
    }
  const building = faceId(space)
  const card = aboutTile(building, space.side, faces()[building])
  const points = space.owner_points[player.seat] ?? 0
  const worth = [
    card.worth,
    space.owner !== null && (space.owner === view.seat ? say('page-owner-you') : say('page-house-of', { name: name(space.owner) })),
    points && say('page-about-owner-points', { points }),
    space.workers.length && say('page-worker-of', { name: space.workers.map(name).join(', ') }),
    space.takes_workers && say(space.active ? 'page-active' : 'page-beyond'),
  ]
  return { ...card, worth: worth.filter(Boolean).join(' · ') }
}

function aboutOffer(view: CaylusView, building: string, player: PlayerView): About | null {
  const face = faces()[building]
  if (!face) return null
  const points = view.points_now[building]?.[player.seat] ?? face.points
  return {
    name: tileName(building),
    does: say(`tile-${building}-help`),
    worth: `${say('page-costs', { cost: costText(face) })} · ${say('page-points-when-built', { points })}`,
    rule: face.rule,
  }
}

function aboutSlot(view: CaylusView, slot: number): About | null {
  const tile = view.site.tiles[slot]
  if (!tile) return null
  const card = aboutTile(tile.building, 'setup', faces()[tile.building])
  const when = tile.available ? say('page-available') : say('page-not-yet', { round: tile.since })
  return { ...card, worth: [card.worth, when].filter(Boolean).join(' · '), rule: 'CAY-4.10.3' }
}

function aboutCharacter(view: CaylusView, character: string, name: Name): About {
  const holder = view.players.find((player) => player.characters.includes(character))
  const where = holder ? name(holder.seat) : view.site.characters.includes(character) ? say('page-on-board') : ''
  return {
    name: characterName(character),
    does: say(`character-${character}-help`),
    worth: [where, holder?.used.includes(character) && say('page-used')].filter(Boolean).join(' · '),
    rule: `CAY-6.${CHARACTERS.indexOf(character) + 1}`,
  }
}

function aboutGood(good: Good, player: PlayerView): About | null {
  if (!GOODS.includes(good)) return null
  return {
    name: `${goodName(good)}: ${player.goods[good]}`,
    does: say(`page-about-${good === 'gold' ? 'gold' : good === 'food' ? 'food' : 'good'}`),
    worth: good === 'gold' && player.gold_points ? say('page-about-gold-points', { points: player.gold_points }) : setText(player),
    rule: good === 'gold' ? 'CAY-5.2' : 'CAY-3.4.2',
  }
}

/** What a set scores now; with gold, if that is more. */
const setText = (player: PlayerView): string =>
  say('page-about-set', { points: player.set_points, gold: player.gold_set_points === player.set_points ? 0 : player.gold_set_points })

function aboutSite(view: CaylusView, player: PlayerView, name: Name): About {
  const leads = view.site.leads
  return {
    name: say('page-site'),
    does: say('page-site-help'),
    worth: lines(setText(player), leads !== null && say('page-about-leads', { name: name(leads) })),
    rule: 'CAY-3.4.1',
  }
}

/** "3 + Garden 2, 1 cloth": what the next recruitment brings, and why. */
function recruitsText(player: PlayerView): string {
  const named = player.recruiters.map(([what, count]) =>
    what ? `${CHARACTERS.includes(what) ? characterName(what) : tileName(what)} ${count}` : String(count),
  )
  return `${countsText(player.recruits)} (${named.join(' + ')})`
}
