// Whom I do not want to hear: kept on this device, by what they are known by at one table.
const KEY = 'bastide-muted'
const MOST = 500

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

let voices: string[] = $state.raw(load())

export const muted = {
  has: (voice: string | undefined): boolean => !!voice && voices.includes(voice),
  turn(voice: string): void {
    voices = voices.includes(voice) ? voices.filter((one) => one !== voice) : [...voices, voice].slice(-MOST)
    localStorage.setItem(KEY, JSON.stringify(voices))
  },
}
