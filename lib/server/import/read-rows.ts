import type { z } from 'zod'
import { remember } from '@/lib/utils/remember'
import {
  importColumns,
  type Column,
  type FitmentValues,
  type ImportKind,
  type ProductValues,
  type VehicleValues,
} from './columns'
import type { CsvFile, CsvRow } from './read-csv'
import { ImportRefusal } from './refusal'
import { isRowErrorCode, type RowError, type RowErrorCode } from './row-errors'

export type ParsedRow<T> = { row: number; values: T }
/** Some rows of a file: those that could be read, and what is wrong with the others. */
export type Part<T> = { rows: ParsedRow<T>[]; errors: RowError[]; rowCount: number }
export type ImportFile =
  | { kind: 'products'; parts: AsyncIterable<Part<ProductValues>> }
  | { kind: 'vehicles'; parts: AsyncIterable<Part<VehicleValues>> }
  | { kind: 'fitments'; parts: AsyncIterable<Part<FitmentValues>> }

type Place = { name: string; parse: Parse }
type Parse = (cell: string) => z.ZodSafeParseResult<unknown>

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
    { reason: 'unknown-kind', detail: choices.join('; ') },
  )
}

function locateColumns(kind: ImportKind, { header, decimalComma }: CsvFile): Place[] {
  const columns = new Map(
    Object.entries<Column>(importColumns[kind]).map(([name, column]) => [
      name.toLowerCase(),
      { name, parse: createParse(column, decimalComma) },
    ]),
  )
  const places = header.map((name) => {
    const place = columns.get(name.toLowerCase())
    if (!place)
      throw new ImportRefusal(`"${shorten(name)}" is not a column of ${kind}; docs/import.md lists them.`, {
        reason: 'unknown-column',
        detail: shorten(name),
      })
    return place
  })
  const twice = places.find((place, index) => places.findIndex(({ name }) => name === place.name) !== index)
  if (twice)
    throw new ImportRefusal(`The column "${twice.name}" stands in the first row twice.`, {
      reason: 'column-twice',
      detail: twice.name,
    })
  return places
}

/** Parses every row by the column table of its kind. A row with errors is left out of `rows`. Throws an ImportRefusal when the header is wrong. */
export function readRows(file: CsvFile): ImportFile {
  const kind = recogniseKind(file.header)
  const places = locateColumns(kind, file)
  // The values are parsed by the columns of this very kind, and its "always" columns are in the header.
  return { kind, parts: readParts(file, places) } as ImportFile
}

async function* readParts({ parts }: CsvFile, places: readonly Place[]): AsyncGenerator<Part<unknown>> {
  for await (const records of parts) {
    const part: Part<unknown> = { rows: [], errors: [], rowCount: records.length }
    for (const record of records) {
      const { values, errors } = readRow(record, places)
      if (errors.length > 0) part.errors.push(...errors)
      else part.rows.push({ row: record.row, values })
    }
    yield part
  }
}

function readRow(
  { row, cells }: CsvRow,
  places: readonly Place[],
): { values: Record<string, unknown>; errors: RowError[] } {
  const values: Record<string, unknown> = {}
  const errors: RowError[] = []
  const extra = cells.slice(places.length).find((cell) => cell !== '')
  if (extra !== undefined) errors.push({ row, column: '', code: 'too-many-cells', value: shorten(extra) })
  places.forEach(({ name, parse }, index) => {
    const cell = cells[index] ?? ''
    const parsed = parse(cell)
    if (parsed.success) values[name] = parsed.data
    else errors.push({ row, column: name, code: toCode(parsed.error), value: shorten(cell) })
  })
  return { values, errors }
}

/** A line of settings has up to two hundred letters; what is longer is a text of one product. */
const longestKept = 200
const mostKept = 2000

/** Ids, words, figures and settings stand in thousands of rows: each is parsed once. */
function createParse(column: Column, decimalComma: boolean): Parse {
  const parse: Parse = (cell) =>
    column.parse.safeParse(decimalComma && column.figures ? cell.replace(/(\d),(?=\d)/g, '$1.') : cell)
  const parseShort = remember(mostKept, parse)
  return (cell) => (cell.length > longestKept ? parse(cell) : parseShort(cell))
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
