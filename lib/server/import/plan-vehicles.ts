import type { Kysely } from 'kysely'
import { langs } from '@/lib/contract/lang-words'
import type { Database } from '@/lib/server/db/schema'
import { findRows, idOf, planRow, type Change, type PlannedChange, type Row } from './changes'
import { vehicleColumns, type VehicleValues } from './columns'
import { mergeMountPoints } from './mount-points'
import { listMissing, type Plan, type Planner } from './plan'
import { shorten, type ParsedRow } from './read-rows'
import type { RowError } from './row-errors'

type Level = 'brand' | 'model'
/** Stored rows, and what earlier rows of the file made of them. */
type State = { stored: Map<string, Row>; aliases: Set<string>; told: Map<string, Row>; seen: Set<string> }

/** What a vehicles file would change: each row is a generation with its model and brand. */
export function createVehiclePlanner(db: Kysely<Database>): Planner<VehicleValues> {
  const state: State = { stored: new Map(), aliases: new Set(), told: new Map(), seen: new Set() }
  return async (rows) => {
    await loadStored(db, rows, state)
    const plan: Plan = { changes: [], errors: [] }
    for (const { row, values } of rows) {
      const found = planVehicle(row, values, state)
      plan.errors.push(...found.errors)
      if (found.errors.length === 0)
        plan.changes.push(...found.changes.map((change): PlannedChange => ({ ...change, row })))
    }
    return plan
  }
}

const vehicleIdOf = (values: VehicleValues) => values.id ?? `${values.model}-${values.from.slice(0, 4)}`

/** Adds what is stored of the things that these rows name. */
async function loadStored(
  db: Kysely<Database>,
  rows: readonly ParsedRow<VehicleValues>[],
  { stored, aliases }: State,
): Promise<void> {
  const wanted = {
    brand: rows.map(({ values }) => values.brand),
    model: rows.map(({ values }) => values.model),
    vehicle: rows.map(({ values }) => vehicleIdOf(values)),
  }
  for (const entity of ['brand', 'model', 'vehicle'] as const)
    for (const row of await findRows(db, entity, 'id', wanted[entity])) stored.set(`${entity} ${String(row.id)}`, row)
  for (const row of await findRows(db, 'model_alias', 'model_id', wanted.model)) aliases.add(idOf('model_alias', row))
}

function planVehicle(row: number, values: VehicleValues, state: State): { changes: Change[]; errors: RowError[] } {
  const id = vehicleIdOf(values)
  const before = state.stored.get(`vehicle ${id}`) ?? null
  const brand = mergeNamed(
    row,
    'brand',
    values.brand,
    { name_en: values.brand_en, name_th: values.brand_th, name_ja: values.brand_ja },
    state,
  )
  const model = mergeNamed(
    row,
    'model',
    values.model,
    {
      brand_id: values.brand,
      type: values.type,
      body: values.body,
      name_en: values.model_en,
      name_th: values.model_th,
      name_ja: values.model_ja,
    },
    state,
  )
  const mounts = mergeMountPoints(row, values, before ? String(before.mount_points) : null)
  const errors = [
    ...brand.errors,
    ...model.errors,
    ...mounts.errors,
    ...(before ? [] : listMissing(row, vehicleColumns, values)),
  ]
  if (state.seen.has(id)) errors.push({ row, column: 'id', code: 'duplicate', value: shorten(id) })
  if (values.to && values.to < values.from) errors.push({ row, column: 'to', code: 'before-from', value: values.to })
  if (errors.length > 0) return { changes: [], errors }
  state.seen.add(id)
  const wanted = mergeGeneration(id, values, before, JSON.stringify(mounts.points))
  const change = planRow('vehicle', before, wanted)
  return {
    errors,
    changes: [
      ...tell('brand', brand.row, state),
      ...tell('model', model.row, state),
      ...planAliases(values, state),
      ...(change ? [change] : []),
    ],
  }
}

const columnOf = {
  brand: { name_en: 'brand_en', name_th: 'brand_th', name_ja: 'brand_ja' },
  model: { name_en: 'model_en', name_th: 'model_th', name_ja: 'model_ja', brand_id: 'brand' },
} as const satisfies Record<Level, Record<string, string>>

/** A brand or model as this row tells it; an empty cell keeps what is stored or told before. */
function mergeNamed(
  row: number,
  level: Level,
  id: string,
  given: Record<string, string | null | undefined>,
  { stored, told }: State,
): { row: Row; errors: RowError[] } {
  const known = stored.get(`${level} ${id}`)
  const earlier = told.get(`${level} ${id}`)
  const merged: Row = { id }
  const errors: RowError[] = []
  const names: Record<string, string> = columnOf[level]
  for (const [column, value] of Object.entries(given)) {
    const old = earlier?.[column] ?? known?.[column] ?? null
    merged[column] = value || old
    const name = names[column] ?? column
    if (merged[column] === null) errors.push({ row, column: name, code: 'needed-for-new', value: '' })
    else if (earlier && value && earlier[column] !== value && earlier[column] !== known?.[column])
      errors.push({ row, column: name, code: 'contradicts', value: shorten(value) })
  }
  return { row: merged, errors }
}

/** Plans the row once; a later row of the file that tells more replaces nothing that was planned. */
function tell(level: Level, wanted: Row, { stored, told }: State): Change[] {
  const key = `${level} ${String(wanted.id)}`
  const earlier = told.get(key)
  const change = planRow(level, earlier ?? stored.get(key) ?? null, wanted)
  told.set(key, wanted)
  return change ? [change] : []
}

function planAliases(values: VehicleValues, { aliases }: State): Change[] {
  return langs.flatMap((lang) => {
    const given = values[`aliases_${lang}`] ?? []
    if (given.length === 0) return []
    return [...new Set(given)].flatMap((alias): Change[] => {
      const row = { model_id: values.model, lang, alias }
      const id = idOf('model_alias', row)
      if (aliases.has(id)) return []
      aliases.add(id)
      return [{ entity: 'model_alias', id, before: null, after: row }]
    })
  })
}

function mergeGeneration(id: string, values: VehicleValues, before: Row | null, mountPoints: string): Row {
  const keep = (column: string, given: string | number | null | undefined, fallback: string | number | null) =>
    given !== undefined ? given : before ? (before[column] ?? null) : fallback
  return {
    id,
    model_id: values.model,
    name: keep('name', values.generation, ''),
    from_ym: values.from,
    to_ym: keep('to_ym', values.to, null),
    drives: keep('drives', values.drives && JSON.stringify(values.drives), '[]'),
    engine_cc: keep('engine_cc', values.engine_cc, null),
    electric: keep('electric', values.electric === undefined ? undefined : Number(values.electric), 0),
    electronic: keep('electronic', values.electronic === undefined ? undefined : Number(values.electronic), 0),
    mount_points: mountPoints,
  }
}
