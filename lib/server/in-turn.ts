/** Does work for each of many, one after the other; one that fails keeps no other from its turn. Answers what failed. */
export async function failuresOf<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => unknown,
): Promise<unknown[]> {
  const errors: unknown[] = []
  for await (const item of items)
    try {
      await work(item)
    } catch (error) {
      errors.push(error)
    }
  return errors
}

/** Throws when something failed: how many, and the first. `what` goes on after the number: `rules failed`. */
export function reportFailures(errors: readonly unknown[], what: string): void {
  if (errors.length > 0) throw new Error(`${errors.length} ${what}`, { cause: errors[0] })
}
