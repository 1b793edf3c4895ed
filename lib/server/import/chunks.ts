/** Values named in one statement: SQLite allows 32,766, and shorter statements are planned faster. */
const chunkSize = 2000

export function* chunkRows<T>(rows: readonly T[], size = chunkSize): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

/** Things by a key of theirs, in their order. */
export function groupBy<K, T>(things: Iterable<T>, keyOf: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const thing of things) {
    const group = groups.get(keyOf(thing))
    if (group) group.push(thing)
    else groups.set(keyOf(thing), [thing])
  }
  return groups
}
