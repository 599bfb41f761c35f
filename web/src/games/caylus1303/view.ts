// The view of Caylus 1303, as the server sends it.
import { facesOf } from '../../lib/faces.svelte'
import type { BaseView } from '../../lib/types'

export type Good = 'food' | 'wood' | 'stone' | 'cloth' | 'gold'
export const GOODS: Good[] = ['food', 'wood', 'stone', 'cloth', 'gold']
export type Flag = 'printed' | 'yellow' | 'brown' | 'grey' | 'blue' | 'green'
export type Kind = 'wooden' | 'stone' | 'prestige'
export const KINDS: Kind[] = ['wooden', 'stone', 'prestige']

type Counts = Record<string, number>

/** One way to use a building. */
export interface Branch {
  pay: Counts
  pay_any: number
  gain: Counts
  gain_any: number
  favour: boolean
  build: '' | 'wooden' | 'stone'
  waive: boolean
  house: boolean
  steps: number
}

export interface Face {
  /** The number of the rule about it. */
  rule: string
  flag: Flag
  cost: Counts
  any: number
  points: number
  build: Branch[]
  setup: Branch[]
  bonus: Counts
  income: Counts
  favour: boolean
}

export type Side = 'build' | 'setup'

export interface Space {
  kind: 'printed' | 'bridge' | 'starting' | 'wooden' | 'stone' | 'residence' | 'prestige' | 'empty'
  building: string | null
  side: Side
  owner: number | null
  /** What a worker of each seat would bring the owner. */
  owner_points: number[]
  workers: number[]
  /** Whether workers may stand here at all. */
  takes_workers: boolean
  active: boolean
}

export interface PlayerView {
  seat: number
  goods: Record<Good, number>
  reserve: number
  camp: number
  standing: number
  at_site: boolean
  houses: number
  characters: string[]
  used: string[]
  points: number | null
  residences: number
  buildings: number[]
  passed: boolean
  sets: number
  /** What a set would score now, without gold and with it. */
  set_points: number
  gold_set_points: number
  /** What the gold will score at the end. */
  gold_points: number
  place_cost: number
  recruits: Counts
  /** The workers among them, by what brings them: a building, a character, or nothing for those who come to everybody. */
  recruiters: [string, number][]
}

export interface SiteTile {
  building: string
  available: boolean
  /** The round from which a favour may use it. */
  since: number
}

export interface Asked {
  seat: number
  ask: string
  space: number | null
  slot: number | null
  extra: boolean
}

export interface CaylusView extends BaseView {
  open_scores: boolean
  first_game: boolean
  round: number
  rounds: number
  phase: 'draft' | 'planning' | 'activation' | 'delivery' | 'management'
  at: number | null
  provost: number
  provost_low: number
  provost_high: number
  /** Where he will be put at the end of the round. */
  provost_next: number
  squares: number
  first: number
  tile: number
  road: Space[]
  /** Where the next building goes. */
  free_space: number | null
  bridge: number[]
  /** The site has so many places, of which so many are open to this many players. */
  site: { workers: number[]; tiles: SiteTile[]; characters: string[]; places: number; open: number; leads: number | null }
  /** The round that whoever passes now will begin. */
  pass_first: number | null
  offer: string[]
  supply: Record<Kind, string[]>
  /** What each building beside the board would score, by seat. */
  points_now: Record<string, number[]>
  players: PlayerView[]
  asked: Asked[]
  stranded: Record<string, [number, number][]>
}

/** What is asked now: the last of what waits. */
export const askedNow = (view: CaylusView): Asked | undefined => view.asked.at(-1)

/** What is printed on all tiles, by their names. */
export const faces = (): Record<string, Face> => facesOf<Record<string, Face>>('caylus1303') ?? {}

/** What stands on a space, by the name of its face. */
export const faceId = (space: Space): string => (space.kind === 'residence' ? 'residence' : (space.building ?? ''))

export const branchesOf = (face: Face | undefined, side: Side): Branch[] => face?.[side] ?? []

/** Buildings of one trade share an icon, whatever they are built of. */
export const iconOf = (building: string): string => building.replace(/^(start|wood|stone)_/, '').replace(/_\d$/, '')

/** Flags by shape: colour is not needed to tell them apart. About 18 by 13. */
export const FLAGS: Record<Flag, string> = {
  printed: '',
  yellow: 'M0 0h17v13h-17z',
  brown: 'M0 0h19l-5 6.5l5 6.5h-19z',
  grey: 'M0 0h18v8l-9 6l-9 -6z',
  blue: 'M0 0l18 6.5l-18 6.5z',
  green: 'M0 0h17v13h-17z',
}
export const onDark = (flag: Flag): boolean => flag === 'brown' || flag === 'blue'

export { box } from '../../lib/shell/shapes'

/** The smallest letters in a drawing: they can still be read where a phone draws it somewhat smaller. */
export const LEAST = 9.1

/** Workers who get nothing where the provost stands, or would stand. */
export const strandedAt = (view: CaylusView, p: number): Set<string> =>
  new Set((view.stranded[String(p)] ?? []).map(([index, seat]) => `${index} ${seat}`))
