import type { Kysely } from 'kysely'
import { dayInThailand } from '@/lib/domain/calendar'
import type { Database } from '@/lib/server/db/schema'
import { storeRehearsal, type Batch } from './batch-store'
import { listDifferences, type Change, type Entity, type PlannedChange, type Row } from './changes'
import { groupBy } from './chunks'
import type { ImportKind } from './columns'
import type { Plan } from './plan'
import { planFitments } from './plan-fitments'
import { planProducts } from './plan-products'
import { planVehicles } from './plan-vehicles'
import { readCsv } from './read-csv'
import { readRows, type ImportFile } from './read-rows'
import type { RowError } from './row-errors'

export type RowDifference = { row: number; id: string; fields: { field: string; before: string; after: string }[] }
export type Rehearsal = {
  batch: Batch
  /** Of the rows, in their order. */
  errors: RowError[]
  /** The first rows that change something stored. */
  differences: RowDifference[]
}

const shownDifferences = 20

/** Reads a file, works out what it would change and keeps that as a batch; nothing else is written. Throws an ImportRefusal. */
export async function rehearseImport(
  db: Kysely<Database>,
  input: { fileName: string; bytes: Uint8Array; now?: Date },
): Promise<Rehearsal> {
  const now = input.now ?? new Date()
  const file = readRows(readCsv(input.bytes))
  const plan = await planFile(db, file, dayInThailand(now))
  const errors = [...file.errors, ...plan.errors].sort((a, b) => a.row - b.row)
  const wrongRows = new Set(errors.map(({ row }) => row)).size
  const { added, changed, differences } = sortRows(plan.changes, file.kind)
  const summary = {
    kind: file.kind,
    added,
    changed,
    unchanged: file.rowCount - wrongRows - added - changed,
    wrongRows,
    committedAt: null,
    undoneAt: null,
  }
  const batch = await storeRehearsal(db, {
    fileName: input.fileName,
    now,
    summary,
    changes: mergeChanges(plan.changes),
  })
  return { batch, errors, differences }
}

function planFile(db: Kysely<Database>, file: ImportFile, today: string): Promise<Plan> {
  switch (file.kind) {
    case 'products':
      return planProducts(db, file.rows, today)
    case 'vehicles':
      return planVehicles(db, file.rows)
    case 'fitments':
      return planFitments(db, file.rows)
  }
}

/** Several rows may tell the same brand or model: one change from the first state to the last. */
function mergeChanges(changes: readonly Change[]): Change[] {
  const merged = new Map<string, Change>()
  for (const { entity, id, before, after } of changes) {
    const key = `${entity} ${id}`
    merged.set(key, { entity, id, before: (merged.get(key) ?? { before }).before, after })
  }
  return [...merged.values()]
}

const mainEntity = { products: 'product', vehicles: 'vehicle', fitments: 'fitment' } as const satisfies Record<
  ImportKind,
  Entity
>

type Sorted = { added: number; changed: number; differences: RowDifference[] }

function sortRows(changes: readonly PlannedChange[], kind: ImportKind): Sorted {
  const sorted: Sorted = { added: 0, changed: 0, differences: [] }
  for (const [row, group] of groupBy(changes, (change) => change.row)) {
    const main = group.filter(({ entity }) => entity === mainEntity[kind])
    if (main.length > 0 && main.every(({ before }) => before === null)) {
      sorted.added += 1
      continue
    }
    sorted.changed += 1
    if (sorted.differences.length < shownDifferences)
      sorted.differences.push({
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
