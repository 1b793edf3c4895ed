import type { Kysely } from 'kysely'
import { dayInThailand } from '@/lib/domain/calendar'
import { readAhead } from '@/lib/utils/read-ahead'
import type { Database } from '@/lib/server/db/schema'
import { groupBy } from '@/lib/utils/group-by'
import { addChanges, closeBatch, dropBatch, openBatch, type Batch } from './batch-store'
import { listDifferences, type Change, type Entity, type PlannedChange, type Row } from './changes'
import type { ImportKind } from './columns'
import type { Plan, Planner } from './plan'
import { createFitmentPlanner } from './plan-fitments'
import { createProductPlanner } from './plan-products'
import { createVehiclePlanner } from './plan-vehicles'
import { readCsv, type Bytes } from './read-csv'
import { readRows, type ImportFile, type Part } from './read-rows'
import type { RowError } from './row-errors'

export type RowDifference = { row: number; id: string; fields: { field: string; before: string; after: string }[] }
export type Rehearsal = {
  batch: Batch
  /** The first ones, in the order of the rows. */
  errors: RowError[]
  errorCount: number
  /** The first rows that change something stored. */
  differences: RowDifference[]
}

const shownErrors = 50
const shownDifferences = 20

/** Reads a file, works out what it would change and keeps that as a batch; nothing else is written. Throws an ImportRefusal. */
export async function rehearseImport(
  db: Kysely<Database>,
  input: { fileName: string; bytes: Bytes; now?: Date },
): Promise<Rehearsal> {
  const now = input.now ?? new Date()
  const file = readRows(await readCsv(input.bytes))
  const batch = await openBatch(db, { fileName: input.fileName, kind: file.kind, now })
  try {
    return await fillBatch(db, batch, planParts(db, file, dayInThailand(now)))
  } catch (error) {
    await dropBatch(db, batch)
    throw error
  }
}

type PlannedPart = Plan & { rowCount: number }

async function fillBatch(db: Kysely<Database>, batch: Batch, parts: AsyncIterable<PlannedPart>): Promise<Rehearsal> {
  const { kind } = batch.summary
  const rehearsal = { errors: [] as RowError[], errorCount: 0, differences: [] as RowDifference[] }
  const summary = { ...batch.summary }
  const shared = new Map<string, Change>()
  for await (const { changes, errors, rowCount } of readAhead(parts)) {
    const wrongRows = new Set(errors.map(({ row }) => row)).size
    const { added, changed } = sortRows(changes, kind, rehearsal.differences)
    summary.added += added
    summary.changed += changed
    summary.wrongRows += wrongRows
    summary.unchanged += rowCount - wrongRows - added - changed
    rehearsal.errorCount += errors.length
    rehearsal.errors.push(...errors.slice(0, shownErrors - rehearsal.errors.length))
    await addChanges(db, batch.id, keepOwn(changes, shared))
  }
  await addChanges(db, batch.id, [...shared.values()])
  return { ...rehearsal, batch: await closeBatch(db, batch, { summary, report: rehearsal }) }
}

function planParts(db: Kysely<Database>, file: ImportFile, today: string): AsyncIterable<PlannedPart> {
  switch (file.kind) {
    case 'products':
      return planEach(file.parts, createProductPlanner(db, today))
    case 'vehicles':
      return planEach(file.parts, createVehiclePlanner(db))
    case 'fitments':
      return planEach(file.parts, createFitmentPlanner(db))
  }
}

async function* planEach<T>(parts: AsyncIterable<Part<T>>, plan: Planner<T>): AsyncGenerator<PlannedPart> {
  for await (const { rows, errors, rowCount } of parts) {
    const planned = await plan(rows)
    yield {
      changes: planned.changes,
      errors: [...errors, ...planned.errors].sort((a, b) => a.row - b.row),
      rowCount,
    }
  }
}

/** What several rows of a file may tell: a brand, a model, an address that leads elsewhere. */
const toldTogether: ReadonlySet<Entity> = new Set(['brand', 'model', 'product_redirect', 'banner'])

/** Sets what other rows may tell, too, aside: one change from the first state to the last. Returns the others. */
function keepOwn(changes: readonly Change[], shared: Map<string, Change>): Change[] {
  return changes.filter(({ entity, id, before, after }) => {
    if (!toldTogether.has(entity)) return true
    const key = `${entity} ${id}`
    shared.set(key, { entity, id, before: (shared.get(key) ?? { before }).before, after })
    return false
  })
}

const mainEntity = { products: 'product', vehicles: 'vehicle', fitments: 'fitment' } as const satisfies Record<
  ImportKind,
  Entity
>

/** Counts rows that add and rows that change; of the latter the first ones are kept to be shown. */
function sortRows(
  changes: readonly PlannedChange[],
  kind: ImportKind,
  differences: RowDifference[],
): { added: number; changed: number } {
  const sorted = { added: 0, changed: 0 }
  for (const [row, group] of groupBy(changes, (change) => change.row)) {
    const main = group.filter(({ entity }) => entity === mainEntity[kind])
    if (main.length > 0 && main.every(({ before }) => before === null)) {
      sorted.added += 1
      continue
    }
    sorted.changed += 1
    if (differences.length < shownDifferences)
      differences.push({
        row,
        id: (main.at(-1) ?? group[0])?.id ?? '',
        fields: listFields(group, mainEntity[kind]),
      })
  }
  return sorted
}

/** Copies and dates that nobody wrote in the file. */
const silentFields = new Set([
  'code_key',
  'length_mm',
  'stroke_mm',
  'top_kind',
  'bottom_kind',
  'updated_on',
  'product_id',
])

function listFields(changes: readonly PlannedChange[], main: Entity): RowDifference['fields'] {
  return changes.flatMap((change) => {
    if (change.entity === 'model_alias')
      return [
        { field: `alias ${String(change.after?.lang ?? '')}`, before: '', after: String(change.after?.alias ?? '') },
      ]
    const pair = pairOf(change, changes)
    if (!pair) return []
    const suffix = change.entity === 'product_text' ? `_${String(pair.after.lang)}` : ''
    const prefix = change.entity === main || suffix !== '' ? '' : `${change.entity}.`
    return listDifferences(pair.before, pair.after)
      .filter(({ field }) => !silentFields.has(field))
      .map((difference) => ({ ...difference, field: `${prefix}${difference.field}${suffix}` }))
  })
}

/** Both states of a row; a product that gets another id is removed under the one and added under the other. */
function pairOf(change: PlannedChange, all: readonly PlannedChange[]): { before: Row; after: Row } | null {
  const { entity, before, after } = change
  if (before && after) return { before, after }
  if (!after || (entity !== 'product' && entity !== 'product_text')) return null
  const former = all.find(
    (other) =>
      other.entity === entity && other.after === null && (entity === 'product' || other.before?.lang === after.lang),
  )?.before
  return former ? { before: former, after } : null
}
