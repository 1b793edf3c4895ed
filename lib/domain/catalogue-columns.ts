import type { CataloguePart } from '@/lib/contract/catalogue'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import { type Quantity } from '@/lib/i18n/readings'
import type { FigureField } from './series-page'

type Column = {
  field: FigureField
  /** What follows it in the same cell, where a part has both. */ end?: FigureField
  quantity: Quantity
  /** Says little of a part whose length is known. */ minor?: true
  /** Changes of ride height carry their sign. */ sign?: true
}

/** Figures a table may show, the most telling first. */
const columns = [
  { field: 'lengthMm', quantity: 'length' },
  { field: 'strokeMm', quantity: 'length' },
  { field: 'forkTubeMm', quantity: 'length' },
  { field: 'springRateNmm', end: 'springRateEndNmm', quantity: 'rate' },
  { field: 'heightFrontMm', quantity: 'length', sign: true },
  { field: 'heightRearMm', quantity: 'length', sign: true },
  { field: 'springLengthMm', quantity: 'length', minor: true },
  { field: 'extraLoadKg', quantity: 'mass' },
  { field: 'bagLoadKg', quantity: 'mass' },
  { field: 'airMaxBar', quantity: 'pressure' },
  { field: 'volumeMl', quantity: 'volume' },
  { field: 'viscosityCst', quantity: 'viscosity' },
  { field: 'wireMm', quantity: 'length', minor: true },
  { field: 'bodyMm', quantity: 'length', minor: true },
  { field: 'shaftMm', quantity: 'length', minor: true },
  { field: 'weightKg', quantity: 'mass', minor: true },
] as const satisfies readonly Column[]
export type CatalogueColumn = Column & { field: (typeof columns)[number]['field'] }

const units: Record<Quantity, string> = {
  length: 'mm',
  rate: 'N/mm',
  pressure: 'bar',
  mass: 'kg',
  volume: 'ml',
  viscosity: 'mm²/s',
  count: '',
}

export const unitOf = ({ quantity }: CatalogueColumn): string => units[quantity]

const mostColumns = 4

/** Columns of a table: the most telling figures that any of its parts has. A change that is nought for all says nothing. */
export function columnsOf(parts: readonly Pick<CataloguePart, 'spec'>[]): CatalogueColumn[] {
  const filled = (columns as readonly CatalogueColumn[]).filter(({ field }) =>
    parts.some(({ spec }) => spec[field] !== null && spec[field] !== 0),
  )
  const measured = filled.some(({ field }) => field === 'lengthMm')
  return filled.filter(({ minor }) => !(measured && minor)).slice(0, mostColumns)
}

const write = (value: number, { sign }: Column) => (sign && value > 0 ? '+' : '') + formatDecimal(value)

/** A cell of a table; empty where the part has no such figure. */
export function figureOf({ spec }: Pick<CataloguePart, 'spec'>, column: CatalogueColumn): string {
  const value = spec[column.field]
  if (value === null) return ''
  const end = column.end ? spec[column.end] : null
  return end === null || end === value ? write(value, column) : `${write(value, column)}–${write(end, column)}`
}
