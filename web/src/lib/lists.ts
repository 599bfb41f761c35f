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

/** A newer value in which all that has not changed is the old object itself: whatever shows only that is not drawn again. */
export function kept<T>(old: unknown, next: T): T {
  if (typeof next !== 'object' || next === null || typeof old !== 'object' || old === null || Array.isArray(old) !== Array.isArray(next))
    return next
  const [before, after] = [old as Record<string, unknown>, next as Record<string, unknown>]
  const names = Object.keys(after)
  let same = names.length === Object.keys(before).length
  for (const name of names) {
    after[name] = kept(before[name], after[name])
    same &&= after[name] === before[name]
  }
  return same ? (old as T) : next
}
