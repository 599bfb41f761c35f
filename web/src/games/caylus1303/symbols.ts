// What a building does, as a row of signs: what is paid, an arrow, what is gained.
import { GOODS, type Branch, type Face } from './view'

export interface Sign {
  /** `number` and `arrow`, a good or `any`, or one of the other signs of EffectArt. */
  name: string
  text?: string
  /** Its width, as a part of the height of the row. */
  wide: number
}

const number = (text: string): Sign => ({ name: 'number', text, wide: 0.1 + 0.54 * text.length })
const sign = (name: string, wide = 1): Sign => ({ name, wide })

function counted(counts: Record<string, number>, any = 0): Sign[] {
  const found: Sign[] = []
  for (const name of [...GOODS, 'worker', 'points']) {
    const count = counts[name] ?? 0
    if (count > 1 || (count && name === 'points')) found.push(number(String(count)))
    if (count) found.push(sign(name, name === 'worker' ? 0.8 : 1))
  }
  if (any > 1) found.push(number(String(any)))
  if (any) found.push(sign('any'))
  return found
}

export function signsOf(branch: Branch): Sign[] {
  const paid = counted(branch.pay, branch.pay_any)
  const gained = counted(branch.gain, branch.gain_any)
  if (branch.favour) gained.push(sign('favour', 1.1))
  if (branch.build) gained.push(sign(branch.build === 'stone' ? 'stone-tile' : 'wooden', 1))
  if (branch.waive) gained.push(sign('waive', 1.15))
  if (branch.house) gained.push(sign('house', 1.1))
  if (branch.steps) gained.push(number(`±${branch.steps}`), sign('provost', 0.9))
  return paid.length ? [...paid, sign('arrow', 0.8), ...gained] : gained
}

/** What a building brings at each recruitment, or at once when it is built. */
export function standingSigns(face: Face): Sign[] {
  const income = counted(face.income)
  return [...(income.length ? [number('+'), ...income] : []), ...(face.favour ? [sign('favour', 1.1)] : [])]
}

export const costSigns = (face: Face): Sign[] => counted(Object.fromEntries(Object.entries(face.cost)), face.any)
export const bonusSigns = (face: Face): Sign[] => counted(face.bonus)

const GAP = 0.14
export const widthOf = (signs: Sign[], size: number): number => signs.reduce((sum, one) => sum + (one.wide + GAP) * size, -GAP * size)

/** The signs with the middle of each, for a row round x = 0. */
export function placed(signs: Sign[], size: number): { sign: Sign; x: number }[] {
  let x = -widthOf(signs, size) / 2
  return signs.map((one) => {
    const at = x + (one.wide * size) / 2
    x += (one.wide + GAP) * size
    return { sign: one, x: at }
  })
}

/** What the next recruitment brings. */
export const recruitSigns = (recruits: Record<string, number>): Sign[] =>
  Object.entries(recruits)
    .filter(([, count]) => count > 0)
    .flatMap(([name, count]) => [number(`+${count}`), sign(name)])
