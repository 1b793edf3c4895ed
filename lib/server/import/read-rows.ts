import type { z } from 'zod'
import {
  importColumns,
  type Column,
  type FitmentValues,
  type ImportKind,
  type ProductValues,
  type VehicleValues,
} from './columns'
import type { CsvFile } from './read-csv'
import { ImportRefusal } from './refusal'
import { isRowErrorCode, type RowError, type RowErrorCode } from './row-errors'

export type ParsedRow<T> = { row: number; values: T }
export type ImportFile = { errors: RowError[]; rowCount: number } & (
  | { kind: 'products'; rows: ParsedRow<ProductValues>[] }
  | { kind: 'vehicles'; rows: ParsedRow<VehicleValues>[] }
  | { kind: 'fitments'; rows: ParsedRow<FitmentValues>[] }
)

type Place = { name: string; column: Column }

/** What kind of file it is, by its columns: all that every file of the kind must have. */
function recogniseKind(header: readonly string[]): ImportKind {
  const names = new Set(header.map((name) => name.toLowerCase()))
  const kinds = Object.keys(importColumns) as ImportKind[]
  const needed = (kind: ImportKind) =>
    Object.entries<Column>(importColumns[kind]).flatMap(([name, column]) =>
      column.required === 'always' ? [name] : [],
    )
  const kind = kinds.find((candidate) => needed(candidate).every((name) => names.has(name)))
  if (kind) return kind
  const choices = kinds.map((candidate) => `${candidate}: ${needed(candidate).join(', ')}`)
  throw new ImportRefusal(
    `The first row does not name the columns by which the kind of file is known (${choices.join('; ')}).`,
  )
}

function locateColumns(kind: ImportKind, header: readonly string[]): Place[] {
  const columns = new Map(
    Object.entries<Column>(importColumns[kind]).map(([name, column]) => [name.toLowerCase(), { name, column }]),
  )
  const places = header.map((name) => {
    const place = columns.get(name.toLowerCase())
    if (!place) throw new ImportRefusal(`"${shorten(name)}" is not a column of ${kind}; docs/import.md lists them.`)
    return place
  })
  const twice = places.find((place, index) => places.findIndex(({ name }) => name === place.name) !== index)
  if (twice) throw new ImportRefusal(`The column "${twice.name}" stands in the first row twice.`)
  return places
}

/** Parses every row by the column table of its kind. A row with errors is left out of `rows`. Throws an ImportRefusal when the header is wrong. */
export function readRows(file: CsvFile): ImportFile {
  const kind = recogniseKind(file.header)
  const places = locateColumns(kind, file.header)
  const errors: RowError[] = []
  const rows: ParsedRow<unknown>[] = []
  for (const { row, cells } of file.records) {
    const found = readRow(row, cells, places, file.decimalComma)
    if (found.errors.length > 0) errors.push(...found.errors)
    else rows.push({ row, values: found.values })
  }
  // The values were parsed by the columns of this very kind, and its "always" columns are in the header.
  return { kind, rows, errors, rowCount: file.records.length } as ImportFile
}

function readRow(
  row: number,
  cells: readonly string[],
  places: readonly Place[],
  decimalComma: boolean,
): { values: Record<string, unknown>; errors: RowError[] } {
  const values: Record<string, unknown> = {}
  const errors: RowError[] = []
  const extra = cells.slice(places.length).find((cell) => cell !== '')
  if (extra !== undefined) errors.push({ row, column: '', code: 'too-many-cells', value: shorten(extra) })
  places.forEach(({ name, column }, index) => {
    const cell = cells[index] ?? ''
    const parsed = column.parse.safeParse(decimalComma && column.figures ? cell.replace(/(\d),(?=\d)/g, '$1.') : cell)
    if (parsed.success) values[name] = parsed.data
    else errors.push({ row, column: name, code: toCode(parsed.error), value: shorten(cell) })
  })
  return { values, errors }
}

// Texts are figures already when their type is judged: only whole numbers can fail there.
const zodCodes: Partial<Record<z.core.$ZodIssue['code'], RowErrorCode>> = {
  too_small: 'too-small',
  too_big: 'too-big',
  invalid_value: 'unknown-value',
  invalid_type: 'not-whole',
}

function toCode(error: z.ZodError): RowErrorCode {
  const [issue] = error.issues
  if (!issue) return 'invalid'
  return isRowErrorCode(issue.message) ? issue.message : (zodCodes[issue.code] ?? 'invalid')
}

/** A value short enough to be shown in a list of errors. */
export function shorten(value: string): string {
  return value.length > 40 ? `${value.slice(0, 39)}…` : value
}
