import { deskKinds, type DeskKind, type DeskQueue } from '@/lib/contract/desk-words'
import type { Scope } from '@/lib/contract/scope'

/** Who of the staff handles what; whoever lacks the scope is told that nothing is there. A further kind is an entry here and a source of its rows. */
export const deskKindTable = {
  contact: 'service',
  'job-application': 'people',
  // Its own circle of readers: whoever manages people or customers may be who is reported.
  report: 'integrity',
  'data-request': 'service',
  build: 'content',
  registration: 'service',
  claim: 'service',
  visit: 'service',
  wish: 'service',
  'dealer-change': 'content',
} as const satisfies Record<DeskKind, Scope>

/** Whether people call an item by its number; of the others the id says nothing. */
export const isNumbered = (kind: DeskKind): boolean => kind !== 'wish' && kind !== 'dealer-change'

/** The kinds that somebody with these scopes handles. */
export function kindsFor(scopes: readonly Scope[]): DeskKind[] {
  return deskKinds.filter((kind) => scopes.includes(deskKindTable[kind]))
}

export type QueueRow = { kind: DeskKind; suspected: boolean; photoNeeded: boolean }

/** Whether a row stands in a list: what a program sent in its own alone, a missing photo in both. */
export function isInQueue(queue: DeskQueue, { kind, suspected, photoNeeded }: QueueRow): boolean {
  if (queue === 'spam') return suspected
  if (suspected) return false
  return queue === 'serial-photo' ? photoNeeded : kind === queue
}
