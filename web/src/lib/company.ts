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
