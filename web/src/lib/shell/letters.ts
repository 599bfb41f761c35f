/** Without J, which shows and hides them, and R, F and B, which turn and flip a shape; those under the strongest fingers first. */
export const LETTERS = [...'KDSLAHGUEIWOPTYQVNCMXZ']

/** A name for each of so many things: one letter as far as they go, then two; no name begins like another. */
export function lettersFor(count: number): string[] {
  const most = LETTERS.length
  const pairs = Math.max(0, Math.ceil((count - most) / (most - 1)))
  const singles = LETTERS.slice(0, most - pairs)
  const doubles = LETTERS.slice(most - pairs).flatMap((first) => LETTERS.map((second) => first + second))
  return [...singles, ...doubles].slice(0, count)
}
