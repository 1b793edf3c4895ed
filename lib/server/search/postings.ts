/** The things that have a token, by token. */
export type Postings<T> = ReadonlyMap<string, ReadonlySet<T>>

export function addPosting<T>(postings: Map<string, Set<T>>, token: string, thing: T): void {
  const known = postings.get(token)
  if (known) known.add(thing)
  else postings.set(token, new Set([thing]))
}

const none: ReadonlySet<never> = new Set()

/** The things that have every token of one of the alternatives. */
export function findMeeting<T>(postings: Postings<T>, alternatives: readonly (readonly string[])[]): Set<T> {
  const meeting = new Set<T>()
  for (const tokens of alternatives) {
    const [rarest, ...others] = tokens
      .map((token): ReadonlySet<T> => postings.get(token) ?? none)
      .sort((a, b) => a.size - b.size)
    for (const thing of rarest ?? none) if (others.every((other) => other.has(thing))) meeting.add(thing)
  }
  return meeting
}
