import type { Kysely, Transaction } from 'kysely'
import sharp from 'sharp'
import type { EntryData } from '@/lib/contract/editor'
import type { EntryKind } from '@/lib/contract/editor-words'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { picturesIn } from '@/lib/domain/editor/checks'
import { kindFields } from '@/lib/domain/editor/kind-fields'
import { isOwnPicture } from '@/lib/domain/own-picture'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'
import { claimUpload } from '@/lib/server/services/upload/claim-upload'
import { readClaimed } from '@/lib/server/services/upload/read-claimed'
import { createWorkQueue } from '@/lib/server/work-queue'

const ownerPrefix = 'content:'
const quality = 78
const queue = createWorkQueue(16)

/** Which of these are pictures that an entry has named. */
export async function findContentPictures(db: Kysely<Database>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('upload')
    .select('id')
    .where('id', 'in', [...ids])
    .where('claimed_by', 'like', `${ownerPrefix}%`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Binds the pictures of an entry that are new to it. They stay as long as the history that names them. INVALID_INPUT for one that was not sent
 * for content.
 */
export async function claimContentPictures(
  trx: Transaction<Database>,
  { kind, id, data }: { kind: EntryKind; id: string; data: EntryData },
): Promise<void> {
  const named = picturesIn({ fields: kindFields[kind], data }).filter(({ value }) => isOwnPicture(value))
  const known = await findContentPictures(
    trx,
    named.map(({ value }) => value),
  )
  for (const { field, value } of named)
    if (!known.has(value))
      await claimUpload(trx, value, 'content', `${ownerPrefix}${kind}/${id}`, `data.facts.${field}`)
}

/** A picture that an entry names, no wider than asked for: its id cannot be guessed. */
export async function getContentPicture({ id, width }: ParsedInputOf<'getContentPicture'>, { db }: ServiceContext) {
  const kept = await readClaimed(db, id, ownerPrefix)
  const bytes = await queue(() =>
    sharp(kept)
      .resize({ width: Number(width), withoutEnlargement: true })
      .webp({ quality })
      .toBuffer(),
  )
  return { type: 'image/webp' as const, base64: bytes.toString('base64') }
}
