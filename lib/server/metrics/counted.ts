/** What is counted where it happens, long before anybody asks: kept globally, because Next bundles modules several times. */
type Counted = { faults: Map<string, number>; failures: number }

const holder = globalThis as typeof globalThis & { counted?: Counted }

export function counted(): Counted {
  holder.counted ??= { faults: new Map(), failures: 0 }
  return holder.counted
}

/** A fault of the machine: `what` is a word of this program, such as `database`. */
export function countFault(what: string): void {
  const { faults } = counted()
  faults.set(what, (faults.get(what) ?? 0) + 1)
}
