// Who sits before this screen: remembered on this device, seat by seat, for the next game.

export interface Company {
  name: string
  /** The bot that plays here instead of a person. */
  bot: string
}

const KEY = 'bastide-company'

export function company(): Company[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map((one: Partial<Company>) => ({ name: String(one.name ?? ''), bot: String(one.bot ?? '') })) : []
  } catch {
    return []
  }
}

export function keepCompany(people: Company[]): void {
  localStorage.setItem(KEY, JSON.stringify(people))
}

const LEVEL = 'bastide-level'
/** Whom one plays with who has never said so. */
const USUAL = 'amateur'

/** How well bots shall play: as was last wished for on this device, if there are such. */
export function level(offered?: string[]): string {
  const wished = localStorage.getItem(LEVEL) ?? USUAL
  return !offered || offered.includes(wished) ? wished : USUAL
}

export function keepLevel(wished: string): void {
  localStorage.setItem(LEVEL, wished)
}
