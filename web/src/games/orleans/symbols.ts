// What places bring, as small pictures: a picture language for the eye; the words stand in the texts.

export type Sign =
  | { kind: 'token' | 'good' | 'icon'; name: string }
  | { kind: 'coin'; value: string }
  | { kind: 'text'; text: string }
  | { kind: 'way'; name: 'road' | 'river' }
  | { kind: 'station' | 'merchant' | 'orleans' | 'tile' | 'ward' }

const token = (name: string): Sign => ({ kind: 'token', name })
const good = (name: string): Sign => ({ kind: 'good', name })
const icon = (name: string): Sign => ({ kind: 'icon', name })
const text = (words: string): Sign => ({ kind: 'text', text: words })
const coin = (value: string): Sign => ({ kind: 'coin', value })
const star = (count: number): Sign[] => [text(`+${count}`), icon('development')]

const others: Sign = icon('poll_tax')
const goods: Sign = icon('goods_tax')

export const YIELDS: Record<string, Sign[]> = {
  farm_house: [text('+'), token('farmer')],
  village: [token('boatman'), token('craftsman'), token('trader')],
  university: [text('+'), token('scholar')],
  castle: [text('+'), token('knight')],
  monastery: [text('+'), token('monk')],
  ship: [{ kind: 'way', name: 'river' }],
  wagon: [{ kind: 'way', name: 'road' }],
  guildhall: [{ kind: 'station' }],
  scriptorium: star(1),
  town_hall: [icon('deeds')],
  hayrick: [good('grain')],
  cheese_factory: [good('cheese')],
  winery: [good('wine')],
  wool_manufacturer: [good('wool')],
  tailor_shop: [good('brocade')],
  brewery: [coin('2')],
  herb_garden: [token('boatman'), text('='), token('farmer'), token('craftsman'), token('trader')],
  bathhouse: [icon('bag')],
  windmill: [coin('2'), ...star(1)],
  library: star(2),
  hospital: [coin('★')],
  gunpowder_tower: [icon('deeds')],
  cellar: [coin('4')],
  office: [coin('1'), text('×'), { kind: 'station' }],
  school: [token('scholar'), text('='), token('any')],
  pharmacy: [coin('3'), ...star(3)],
  horse_wagon: [{ kind: 'way', name: 'road' }],
  shipping_line: star(1),
  laboratory: [icon('technology')],
  sacristy: [token('monk'), text('→'), { kind: 'ward' }],
  brasserie: [good('cheese'), text('/'), good('wine'), text('→'), { kind: 'ward' }],
  trading_house: [goods, text('>'), others, text('+4')],
  sheep_farm: [good('cheese'), text('→'), good('wool'), text('/'), coin('4'), text('/'), ...star(3)],
}

const station: Sign = { kind: 'station' }
const merchant: Sign = { kind: 'merchant' }
const coins = (count: number): Sign[] => [coin(String(count))]

/** What each token sent to a deed or villain brings or does. */
export const EACH: Record<string, Sign[]> = {
  city_wall: coins(1),
  papal_conclave: coins(3),
  defeating_the_plague: coins(2),
  astronomy: coins(1),
  boatmen_guild: coins(1),
  cathedral: coins(2),
  peace_treaty: coins(2),
  canalisation: [...coins(1), text('/'), ...star(1)],
  alchemy: [icon('bag'), text('→'), token('any')],
  jury: coins(1),
  coinage: coins(3),
  research: star(2),
  tugboat: [merchant, { kind: 'way', name: 'river' }],
  architecture: [icon('citizen')],
  town_charter: [text('+'), { kind: 'tile' }],
  navigation: [icon('technology')],
  swindler: [goods, text('⇄'), goods],
  arsonist: [text('−'), station],
  kidnapper: [...coins(1), merchant, text('→'), { kind: 'orleans' }],
  torturer: [...coins(1), text('−1'), others],
  executioner: [...coins(2), text('−1'), icon('bag')],
  saboteur: [...coins(1), token('any'), text('→'), icon('bag')],
  spy: [others, text('→'), icon('technology')],
  tax_collector: [others, text('→'), coin('2')],
  traitor: [text('+1'), text('/'), text('−1')],
}

/** What the last one brings, where it is not the citizen, or not only. */
export const LAST: Record<string, Sign[]> = {
  jury: [{ kind: 'tile' }, text('!')],
  thanksgiving: coins(2),
  sheep_breeding: coins(2),
  coinage: coins(3),
  research: star(3),
  architecture: [station],
  swindler: [text('+'), goods],
  arsonist: [text('+'), station],
  spy: [text('+'), icon('technology')],
  tax_collector: coins(2),
}

const WIDTHS: Record<Sign['kind'], number> = {
  token: 1,
  good: 1,
  icon: 1,
  coin: 1,
  text: 0.75,
  way: 1.7,
  station: 1,
  merchant: 0.8,
  orleans: 1,
  tile: 1,
  ward: 1,
}

/** Where each sign stands, from 0, and how long the row is, in sizes. */
export function laidOut(signs: Sign[]): { places: { sign: Sign; x: number }[]; wide: number } {
  let wide = 0
  const places = signs.map((sign) => {
    const w = sign.kind === 'text' ? Math.max(0.62, sign.text.length * 0.5) : WIDTHS[sign.kind]
    wide += w + 0.08
    return { sign, x: wide - w / 2 - 0.08 }
  })
  return { places, wide }
}
