/** The things that have a token, by token, in the order in which they were added. */
export type Postings<T> = ReadonlyMap<string, readonly T[]>

/**
 * Lists the things that have each token. Few have a rare token, and most tokens are rare: a set of one takes three times the memory of a list.
 * `add`: all tokens of one thing before those of the next, so that each is listed once. `close`: no more are added.
 */
export function collectPostings<T>(): { add: (token: string, thing: T) => void; close: () => Postings<T> } {
  const postings = new Map<string, T[]>()
  return {
    add: (token, thing) => {
      const known = postings.get(token)
      if (!known) postings.set(token, [thing])
      else if (known.at(-1) !== thing) known.push(thing)
    },
    close: () => {
      // What is copied has no room left for more.
      for (const [token, things] of postings) if (things.length > 1) postings.set(token, things.slice())
      return postings
    },
  }
}

/** From here on a set is made of a list before it is asked again and again. */
const few = 16

function meet<T>(some: readonly T[], others: readonly T[]): readonly T[] {
  if (some.length <= few) return some.filter((thing) => others.includes(thing))
  const known = new Set(others)
  return some.filter((thing) => known.has(thing))
}

/** The things that have every token of one of the alternatives. */
export function findMeeting<T>(postings: Postings<T>, alternatives: readonly (readonly string[])[]): Set<T> {
  const meeting = new Set<T>()
  for (const tokens of alternatives) {
    const [rarest = [], ...others] = tokens
      .map((token) => postings.get(token) ?? [])
      .sort((a, b) => a.length - b.length)
    for (const thing of others.reduce(meet, rarest)) meeting.add(thing)
  }
  return meeting
}
