import type { AliasedExpression, Kysely } from 'kysely'
import type { DeskKind, DeskStatus } from '@/lib/contract/desk-words'
import type { ClockId } from '@/lib/domain/desk/clocks'
import type { Database } from '@/lib/server/db/schema'

/** A row of the inbox as its table has it. */
export type SourceRow = {
  id: string
  kind: string
  state: string
  topic: string | null
  received_at: string
  /** What its day is counted from; rows come in this order. */
  due_key: string
  suspected: number
  photo_needed: number
  replied: number
}

/** A table whose rows wait at the desk, read in the order in which they are due. */
export type Source = {
  kinds: readonly DeskKind[]
  /** A kind may have a clock of its own. */
  clockOf: (kind: string) => ClockId
  select: (db: Kysely<Database>, status: DeskStatus) => AliasedExpression<SourceRow, 'item'>
}
