// What places bring, as small pictures: a picture language for the eye; the words stand in the texts.

export type Sign =
  | { kind: 'token' | 'good' | 'icon'; name: string }
  | { kind: 'coin'; value: string }
  | { kind: 'text'; text: string }
  | { kind: 'way'; name: 'road' | 'river' }
  | { kind: 'station' }

const token = (name: string): Sign => ({ kind: 'token', name })
const good = (name: string): Sign => ({ kind: 'good', name })
const icon = (name: string): Sign => ({ kind: 'icon', name })
const text = (words: string): Sign => ({ kind: 'text', text: words })
const coin = (value: string): Sign => ({ kind: 'coin', value })
const star = (count: number): Sign[] => [text(`+${count}`), icon('development')]

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
}

const WIDTHS: Record<Sign['kind'], number> = { token: 1, good: 1, icon: 1, coin: 1, text: 0.75, way: 1.7, station: 1 }

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
