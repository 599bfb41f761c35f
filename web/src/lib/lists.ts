/** Things by what they have in common, in the order in which they first come. */
export function grouped<T>(all: Iterable<T>, key: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const one of all) {
    const name = key(one)
    const group = found.get(name)
    if (group) group.push(one)
    else found.set(name, [one])
  }
  return found
}

/** Points that come, or that go: "+3", "−2". */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

/** 0, 1, … below a number. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
