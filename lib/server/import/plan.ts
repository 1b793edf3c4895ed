import type { PlannedChange } from './changes'
import type { Column } from './columns'
import type { ParsedRow } from './read-rows'
import type { RowError } from './row-errors'

export type Plan = { changes: PlannedChange[]; errors: RowError[] }
/** Plans some rows of a file after the others; remembers what earlier ones were about. */
export type Planner<T> = (rows: readonly ParsedRow<T>[]) => Promise<Plan>

/** Columns that a new row needs and the file does not have. */
export function listMissing(row: number, columns: Record<string, Column>, values: object): RowError[] {
  return Object.entries(columns).flatMap(([name, { required }]) =>
    required === 'new' && !Object.hasOwn(values, name)
      ? [{ row, column: name, code: 'needed-for-new', value: '' }]
      : [],
  )
}
