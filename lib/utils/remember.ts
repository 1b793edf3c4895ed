/** The same function, which keeps what it made of so many texts and then begins anew. What comes out is shared, so it must not be changed. */
export function remember<T>(most: number, make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, { made: T }>()
  return (text) => {
    const known = kept.get(text)
    if (known) return known.made
    const made = make(text)
    if (kept.size >= most) kept.clear()
    kept.set(text, { made })
    return made
  }
}
