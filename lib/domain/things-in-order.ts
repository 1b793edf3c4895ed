import type { MyThing } from '@/lib/contract/my-account'

type Placed = Pick<MyThing, 'kind' | 'open' | 'at' | 'number'>

const isToCome = ({ kind, open }: Placed) => kind === 'visit' && open
const later = (a: Placed, b: Placed) => a.at.localeCompare(b.at) || a.number.localeCompare(b.number)

/** Visits to come, the next one first; below them everything else, the newest first. */
export function thingsInOrder<T extends Placed>(things: readonly T[]): T[] {
  const [toCome, others] = [things.filter(isToCome), things.filter((thing) => !isToCome(thing))]
  return [...toCome.toSorted(later), ...others.toSorted((a, b) => later(b, a))]
}
