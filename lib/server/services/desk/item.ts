import type { Kysely } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import type { DeskItem, DeskMove } from '@/lib/contract/desk'
import type { DeskActor, DeskFact } from '@/lib/contract/desk-words'
import type { Database } from '@/lib/server/db/schema'

export type HistoryEntry = Omit<DeskItem['history'][number], 'name'> & { accountId: string | null }

/** Number of what is answered, and its private page; a wish has neither. */
type DeskAnswer = { number: string | null; url: string | null }

/** What a kind tells of one of its items, beside what the inbox says. */
export type ItemDetails = {
  lang: Lang
  open: boolean
  person: DeskItem['person']
  reach: DeskItem['reach']
  facts: DeskItem['facts']
  /** Its files belong to these (upload.claimed_by). */
  fileOwners: readonly string[]
  history: HistoryEntry[]
  moves: DeskMove[]
  /** What an answer by e-mail says beside its words; null = it is written on the page of the case. */
  letter: DeskAnswer | null
}

/** Null = there is none, or nothing personal is left of it. */
export type LoadItem = (db: Kysely<Database>, id: string, lang: Lang) => Promise<ItemDetails | null>

const actors: Readonly<Record<string, DeskActor>> = {
  sender: 'customer',
  visitor: 'customer',
  customer: 'customer',
  dealer: 'dealer',
  workshop: 'staff',
  staff: 'staff',
  rule: 'rule',
  calendar: 'calendar',
}
export const actorOf = (actor: string): DeskActor => actors[actor] ?? 'rule'

type Told = string | number | null | undefined

/** Facts that are known, in the order given. */
export function knownFacts(facts: readonly (readonly [DeskFact, Told])[]): DeskItem['facts'] {
  return facts.flatMap(([field, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ field, value: String(value) }],
  )
}
