// What is printed on the pieces of a game, whatever is played: asked for once.
import { get } from './api'

const known: Record<string, unknown> = $state({})
const asked = new Set<string>()

export async function loadFaces(game: string): Promise<void> {
  if (asked.has(game)) return
  asked.add(game)
  try {
    known[game] = await get(`/api/games/${game}/faces`)
  } catch {
    asked.delete(game)
  }
}

/** Nothing until it has come. */
export const facesOf = <T>(game: string): T | undefined => known[game] as T | undefined
