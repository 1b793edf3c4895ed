/** Runs a check over many entries with few at a time; answers one line per failure. */
export async function failuresOf<T>(
  entries: readonly T[],
  atOnce: number,
  check: (entry: T) => Promise<string | null>,
): Promise<string[]> {
  const waiting = [...entries]
  const failures: string[] = []
  const work = async () => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      const failure = await check(entry)
      if (failure) failures.push(failure)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failures
}

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }

/** Title of an HTML document, as read. */
export function titleOf(html: string): string {
  return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
}

/** Content of `<meta name="robots">`. */
export function robotsOf(html: string): string {
  return /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? ''
}
