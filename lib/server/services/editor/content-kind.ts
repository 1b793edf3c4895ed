import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { EntryData } from '@/lib/contract/editor'
import type { EntryKind } from '@/lib/contract/editor-words'
import type { Database } from '@/lib/server/db/schema'

/** A kind of content that staff edit: what it starts as, and how an entry and its form are made of each other. */
export type ContentKind<T extends { id: string }> = {
  kind: EntryKind
  /** As the files or the seed have it. */
  start: (db: Kysely<Database>) => Promise<readonly T[]>
  /** What has to hold before the site can show one. */
  schema: z.ZodType<T>
  read: (stored: T) => EntryData
  /** Not yet checked against the schema. */
  make: (id: string, data: EntryData) => unknown
}
