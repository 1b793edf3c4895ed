import { ApiError } from '@/lib/contract/api-error'
import type { OutputOf, ParsedInputOf } from '@/lib/contract/endpoints'
import type { ImportBatch, ImportOutcome } from '@/lib/contract/import'
import { commitBatch, undoBatch } from '@/lib/server/import/batch'
import { listBatches, readBatch, readReport, type Batch } from '@/lib/server/import/batch-store'
import { unhurried } from '@/lib/server/db/pace'
import { ImportRefusal } from '@/lib/server/import/refusal'
import { rehearseImport as rehearse } from '@/lib/server/import/rehearse'
import type { ServiceContext } from '@/lib/server/services/context'
import { withImportLock } from './lock'

const shown = 50

const toImport = ({ id, fileName, status, createdAt, summary }: Batch): ImportBatch => ({
  ...summary,
  id,
  fileName,
  createdAt,
  state: status,
})

/** A refusal is an answer: the page says why in its reader's language. */
async function outcomeOf(work: () => Promise<Batch>): Promise<ImportOutcome> {
  try {
    return { batch: toImport(await unhurried(work)), refusal: null }
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error
    return { batch: null, refusal: { reason: error.reason, detail: error.detail } }
  }
}

export async function listImports(_input: unknown, { db }: ServiceContext): Promise<ImportBatch[]> {
  return (await listBatches(db)).slice(0, shown).map(toImport)
}

export async function getImport(
  { id }: ParsedInputOf<'getImport'>,
  { db }: ServiceContext,
): Promise<OutputOf<'getImport'>> {
  const batch = await readBatch(db, id).catch((error: unknown) => {
    throw error instanceof ImportRefusal ? new ApiError('NOT_FOUND') : error
  })
  return { batch: toImport(batch), report: await readReport(db, id) }
}

/** Time between two looks at the lock, ms. */
const extendMs = 10_000

async function* extending(bytes: AsyncIterable<Uint8Array>, extend: () => Promise<void>): AsyncGenerator<Uint8Array> {
  let last = Date.now()
  for await (const piece of bytes) {
    if (Date.now() - last > extendMs) {
      await extend()
      last = Date.now()
    }
    yield piece
  }
}

export async function rehearseImport(
  { name: fileName }: ParsedInputOf<'rehearseImport'>,
  { db, stream, now }: ServiceContext,
): Promise<ImportOutcome> {
  if (!stream) throw new ApiError('INVALID_INPUT')
  return outcomeOf(() =>
    withImportLock(db, async (extend) => {
      const bytes = extending(stream, extend)
      return (await rehearse(db, { fileName, bytes, now })).batch
    }),
  )
}

export async function commitImport(
  { id, skipErrors }: ParsedInputOf<'commitImport'>,
  { db, now }: ServiceContext,
): Promise<ImportOutcome> {
  return outcomeOf(() => commitBatch(db, id, { skipErrors, now }))
}

export async function undoImport(
  { id }: ParsedInputOf<'undoImport'>,
  { db, now }: ServiceContext,
): Promise<ImportOutcome> {
  return outcomeOf(() => undoBatch(db, id, { now }))
}
