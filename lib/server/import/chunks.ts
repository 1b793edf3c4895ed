/** Values named in one statement: SQLite allows 32,766, and shorter statements are planned faster. */
const chunkSize = 2000

export function* chunkRows<T>(rows: readonly T[], size = chunkSize): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}
