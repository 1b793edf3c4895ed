import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { importReportSchema, type ImportReport } from '@/lib/contract/import'
import { engineOf } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { insertAll } from '@/lib/server/db/insert-all'
import type { Change } from './changes'
import { importColumns, type ImportKind } from './columns'
import { ImportRefusal } from './refusal'

const kinds = Object.keys(importColumns) as [ImportKind, ...ImportKind[]]
const summarySchema = z.object({
  kind: z.enum(kinds),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows that were refused. */
  wrongRows: z.int(),
  /** When the batch was committed and undone, ISO-8601; null = not. */
  committedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
})
export type BatchSummary = z.infer<typeof summarySchema>

const statusSchema = z.enum(['reading', 'rehearsed', 'committed', 'undone'])
export type Batch = {
  id: string
  fileName: string
  status: z.infer<typeof statusSchema>
  createdAt: string
  summary: BatchSummary
}

type BatchRow = Database['import_batch']
/** All but the report, which is read with its own batch only. */
const columns = ['id', 'file_name', 'status', 'created_at', 'summary'] as const
const toBatch = (row: Omit<BatchRow, 'report'>): Batch => ({
  id: row.id,
  fileName: row.file_name,
  status: statusSchema.parse(row.status),
  createdAt: row.created_at,
  summary: summarySchema.parse(JSON.parse(row.summary)),
})

/** All batches, newest first. */
export async function listBatches(db: Kysely<Database>): Promise<Batch[]> {
  return (
    await db.selectFrom('import_batch').select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  ).map(toBatch)
}

/** Throws an ImportRefusal when there is no such batch. */
export async function readBatch(db: Kysely<Database>, id: string): Promise<Batch> {
  const row = await db.selectFrom('import_batch').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row)
    throw new ImportRefusal(`There is no batch "${id}"; "npm run import -- list" shows all.`, {
      reason: 'no-batch',
      detail: id,
    })
  return toBatch(row)
}

/** What its rehearsal found; null = it was rehearsed before reports were kept. */
export async function readReport(db: Kysely<Database>, id: string): Promise<ImportReport | null> {
  const row = await db.selectFrom('import_batch').select('report').where('id', '=', id).executeTakeFirst()
  return row?.report ? importReportSchema.parse(JSON.parse(row.report)) : null
}

const noCounts = { added: 0, changed: 0, unchanged: 0, wrongRows: 0, committedAt: null, undoneAt: null }

/** Begins a batch that is not to be committed before its file was read to the end. */
export async function openBatch(
  db: Kysely<Database>,
  { fileName, kind, now }: { fileName: string; kind: ImportKind; now: Date },
): Promise<Batch> {
  const createdAt = now.toISOString()
  const row: BatchRow = {
    id: `${createdAt.slice(0, 19).replace(/\D/g, '')}-${randomBytes(2).toString('hex')}`,
    file_name: fileName,
    status: 'reading',
    created_at: createdAt,
    summary: JSON.stringify({ kind, ...noCounts } satisfies BatchSummary),
    report: null,
  }
  await db.insertInto('import_batch').values(row).execute()
  return toBatch(row)
}

/** Keeps what some rows of the file would change. */
export async function addChanges(db: Kysely<Database>, batchId: string, changes: readonly Change[]): Promise<void> {
  const rows = changes.map((change) => ({
    batch_id: batchId,
    entity: change.entity,
    entity_id: change.id,
    before: toJson(change.before),
    after: toJson(change.after),
  }))
  await db.transaction().execute((trx) => insertAll(trx, 'import_change', rows))
}

export async function closeBatch(
  db: Kysely<Database>,
  batch: Batch,
  { summary, report }: { summary: BatchSummary; report: ImportReport },
): Promise<Batch> {
  await db
    .updateTable('import_batch')
    .set({ status: 'rehearsed', summary: JSON.stringify(summary), report: JSON.stringify(report) })
    .where('id', '=', batch.id)
    .execute()
  return { ...batch, status: 'rehearsed', summary }
}

/** Takes a batch away whose file could not be read to the end. */
export async function dropBatch(db: Kysely<Database>, { id }: Batch): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('import_change').where('batch_id', '=', id).execute()
    await trx.deleteFrom('import_batch').where('id', '=', id).execute()
  })
}

/**
 * Moves a batch to its next state as the first statement of a transaction: that takes the lock for writing, so that no other import can
 * come between looking and writing. Throws an ImportRefusal when someone else was faster.
 */
export async function advanceBatch(
  trx: Kysely<Database>,
  batch: Batch,
  status: Batch['status'],
  summary: BatchSummary,
): Promise<void> {
  if (engineOf(trx) === 'postgres') await sql`lock table import_batch in exclusive mode`.execute(trx)
  const result = await trx
    .updateTable('import_batch')
    .set({ status, summary: JSON.stringify(summary) })
    .where('id', '=', batch.id)
    .where('status', '=', batch.status)
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n)
    throw new ImportRefusal(
      `The batch ${batch.id} is being worked on by someone else; look at "npm run import -- list".`,
      { reason: 'worked-on', detail: batch.id },
    )
}

/** Entity of `import_change` under which a search document is kept; not a table that an import plans to write. */
export const searchEntity = 'search_document'

const toJson = (row: unknown) => (row === null ? null : JSON.stringify(row))
/** A committed batch, later than this one, that touched a row of it; null = none. */
export async function findLaterBatch(db: Kysely<Database>, batch: Batch): Promise<string | null> {
  const since = batch.summary.committedAt ?? ''
  const committed = (await listBatches(db)).filter(({ status }) => status === 'committed')
  const later = committed.filter(({ id, summary }) => id !== batch.id && (summary.committedAt ?? '') > since)
  for (const { id } of later) if (await shareRows(db, batch.id, id)) return id
  return null
}

async function shareRows(db: Kysely<Database>, batchId: string, otherId: string): Promise<boolean> {
  const mine = db
    .selectFrom('import_change')
    .select(['entity', 'entity_id'])
    .where('batch_id', '=', batchId)
    .where('entity', '!=', searchEntity)
  const theirs = db.selectFrom('import_change').select(['entity', 'entity_id']).where('batch_id', '=', otherId)
  return (await mine.intersect(theirs).limit(1).execute()).length > 0
}
