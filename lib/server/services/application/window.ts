type Counted = { count: number }

/** The groups that hold the lines from `first` on, as many as `size`; `skip` lines of the first of them belong to the page before. */
export function windowOf<T extends Counted>(
  groups: readonly T[],
  first: number,
  size: number,
): { total: number; shown: T[]; skip: number } {
  const shown: T[] = []
  let total = 0
  let skip = 0
  for (const group of groups) {
    const [start, end] = [total, total + group.count]
    if (end > first && start < first + size) {
      if (shown.length === 0) skip = first - start
      shown.push(group)
    }
    total = end
  }
  return { total, shown, skip: Math.max(0, skip) }
}
