import type { Kysely } from 'kysely'
import { normalizeCode } from '@/lib/domain/product-code'
import type { Axle } from '@/lib/contract/common'
import type { Database } from '@/lib/server/db/schema'
import { findRows, idOf, planRow, type Row } from './changes'
import { fitmentColumns, type FitmentValues } from './columns'
import { listMissing, type Plan, type Planner } from './plan'
import { shorten, type ParsedRow } from './read-rows'
import type { RowError } from './row-errors'

type Stored = { products: Map<string, Row>; vehicles: Set<string>; fitments: Map<string, Row> }
type Key = { product_id: string; vehicle_id: string; axle: Axle }

/** What a fitments file would change. */
export function createFitmentPlanner(db: Kysely<Database>): Planner<FitmentValues> {
  const seen = new Set<string>()
  return async (rows) => planFitments(rows, await loadStored(db, rows), seen)
}

function planFitments(rows: readonly ParsedRow<FitmentValues>[], stored: Stored, seen: Set<string>): Plan {
  const plan: Plan = { changes: [], errors: [] }
  for (const { row, values } of rows) {
    const key = findKey(row, values, stored)
    if ('code' in key) {
      plan.errors.push(key)
      continue
    }
    const id = idOf('fitment', key)
    const before = stored.fitments.get(id) ?? null
    const errors: RowError[] = seen.has(id)
      ? [{ row, column: 'product', code: 'duplicate', value: shorten(`${values.product} ${values.vehicle}`) }]
      : before
        ? []
        : listMissing(row, fitmentColumns, values)
    plan.errors.push(...errors)
    if (errors.length > 0) continue
    seen.add(id)
    const change = planRow('fitment', before, mergeFitment(key, values, before))
    if (change) plan.changes.push({ ...change, row })
  }
  return plan
}

async function loadStored(db: Kysely<Database>, rows: readonly ParsedRow<FitmentValues>[]): Promise<Stored> {
  const names = rows.map(({ values }) => values.product)
  const found = [
    ...(await findRows(db, 'product', 'id', names)),
    ...(await findRows(db, 'product', 'code_key', names.map(normalizeCode))),
  ]
  const products = new Map(
    found.flatMap(
      (row) =>
        [
          [String(row.id), row],
          [String(row.code_key), row],
        ] as const,
    ),
  )
  const vehicles = new Set(
    (
      await findRows(
        db,
        'vehicle',
        'id',
        rows.map(({ values }) => values.vehicle),
      )
    ).map((row) => String(row.id)),
  )
  const fitments = new Map(
    (
      await findRows(
        db,
        'fitment',
        'product_id',
        found.map((row) => String(row.id)),
      )
    ).map((row) => [idOf('fitment', row), row]),
  )
  return { products, vehicles, fitments }
}

function findKey(row: number, values: FitmentValues, { products, vehicles }: Stored): Key | RowError {
  const product = products.get(values.product) ?? products.get(normalizeCode(values.product))
  if (!product) return { row, column: 'product', code: 'unknown-product', value: shorten(values.product) }
  if (!vehicles.has(values.vehicle))
    return { row, column: 'vehicle', code: 'unknown-vehicle', value: shorten(values.vehicle) }
  const axle = values.axle ?? (product.axle === 'front' || product.axle === 'rear' ? product.axle : null)
  return axle
    ? { product_id: String(product.id), vehicle_id: values.vehicle, axle }
    : { row, column: 'axle', code: 'required', value: '' }
}

function mergeFitment(key: Key, values: FitmentValues, before: Row | null): Row {
  const keep = (column: string, given: string | number | undefined, fallback: string | number): string | number =>
    given ?? before?.[column] ?? fallback
  return {
    ...key,
    quantity: keep('quantity', values.quantity, 1),
    status: keep('status', values.status, 'direct'),
    restrictions: keep('restrictions', values.restrictions && JSON.stringify(values.restrictions), '[]'),
    ride_height_mm: keep('ride_height_mm', values.ride_height_mm === null ? 0 : values.ride_height_mm, 0),
    verified_by: keep('verified_by', values.verified_by, 'calculated'),
    verified_on: keep('verified_on', values.verified_on, ''),
  }
}
