type QueryValue = string | number | boolean | null | undefined | (string | number)[]

/** Lists are joined by commas; null, undefined and empty lists are left out. */
export function serializeQuery(params: Record<string, QueryValue>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue
    query.set(key, Array.isArray(value) ? value.join(',') : String(value))
  }
  return query.toString()
}
