/** A message that is there, or the code itself. */
type Lookup = { has: (key: never) => boolean; (key: never): string }

/** What a field is called. */
export function fieldName(t: unknown, field: string): string {
  const lookup = t as Lookup
  const key = `fields.${field}`
  return lookup.has(key as never) ? lookup(key as never) : field
}
