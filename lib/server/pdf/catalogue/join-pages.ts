/** Pages in order, neighbours as one: 4, 6–9. */
export function joinPages(pages: readonly number[]): { first: number; text: string }[] {
  const sorted = [...new Set(pages)].sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const number of sorted) {
    const last = runs.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([first, end]) => ({ first, text: first === end ? String(first) : `${first}–${end}` }))
}
