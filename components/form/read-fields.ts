import { z } from 'zod'
import type { Address } from '@/lib/contract/place'
import { readYear } from '@/lib/domain/typed-date'
import { typedFigures } from '@/lib/domain/typed-figures'
import type { Locale } from '@/lib/i18n/locales'
import { addressFields } from './address-parts'
import { emptyDraftOf, isAsked, type DraftOf, type FieldTable, type TableField } from './field-table'
import { nest, valueAt, type Tree } from './nested-values'

// Apart from the table: this comes late, with the contract, whose schemas are heavy.

const text = z.string().max(300)
const maybe = text.optional().catch(undefined)
const address = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  line: text.catch(''),
  line2: maybe,
  province: maybe,
  district: maybe,
  subDistrict: maybe,
  postcode: maybe,
})

function keptSchema({ kind, options = [] }: TableField): z.ZodType {
  if (kind === 'choice') return z.enum(options)
  if (kind === 'day') return z.iso.date()
  if (kind === 'list') return z.array(z.string().max(40)).min(1).max(6)
  if (kind === 'flag') return z.boolean()
  return kind === 'address' ? address : text
}

/** The draft that a device has kept, whatever an older version of the site has left there; null = none. */
export function readKeptDraft<T extends FieldTable>(table: T, stored: unknown, locale: Locale): DraftOf<T> | null {
  if (typeof stored !== 'object' || stored === null) return null
  const empty = emptyDraftOf(table, locale)
  const values = Object.entries(table).map(([path, field]) => {
    const kept = field.kept === false ? null : keptSchema(field).safeParse(valueAt(stored, path))
    return [path, kept?.success ? kept.data : valueAt(empty, path)] as const
  })
  return nest(values) as DraftOf<T>
}

const filled = (value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value)

/** Fields that were added and left empty at the end do not count; one in between does, so that places and errors agree. */
function readList(list: readonly string[]): string[] {
  const last = list.findLastIndex((one) => one.trim() !== '')
  return list.slice(0, Math.max(1, last + 1))
}

const hasPlace = (value: Address) => addressFields.some((field) => field !== 'country' && value[field]?.trim())

type Readers = Partial<Record<TableField['kind'], (typed: string) => unknown>>
const readers: Readers = {
  year: (typed) => readYear(typed) ?? Number.NaN,
  figures: (typed) => Number(typedFigures(typed).replaceAll(',', '')),
}

function readValue({ kind, none }: TableField, value: unknown, own: Readers): unknown {
  if (kind === 'file') return (value as { id: string } | null)?.id
  if (kind === 'files') return (value as { id: string }[]).map(({ id }) => id)
  if (kind === 'list') return readList(value as string[])
  if (kind === 'address') return hasPlace(value as Address) ? value : undefined
  const typed = filled(value)
  if (typed === undefined) return none
  const read = own[kind] ?? readers[kind]
  return read && typeof typed === 'string' ? read(typed) : typed
}

/** The contract's input as the draft has it, right or wrong; nothing of fields that are not asked for. */
export function readDraft(table: FieldTable, draft: Tree, locale: Locale, own: Readers = {}): Tree {
  const asked = Object.entries(table).filter(([, field]) => isAsked(field, draft, locale))
  return nest(asked.map(([path, field]) => [path, readValue(field, valueAt(draft, path), own)]))
}
