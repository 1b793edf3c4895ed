type Lookup = { has: (key: never) => boolean; (key: never): string }

/** A message that is there, or the code itself: for codes that an answer brings, so that no type knows the key. */
export function messageOrCode(t: unknown, key: string, code: string): string {
  const lookup = t as Lookup
  return lookup.has(key as never) ? lookup(key as never) : code
}
