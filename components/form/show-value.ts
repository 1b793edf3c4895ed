import type { Address } from '@/lib/contract/place'
import { readYear } from '@/lib/domain/typed-date'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { TableField } from './field-table'

const joined = (parts: readonly (string | undefined)[], between: string) =>
  parts.filter((part) => part?.trim()).join(between)

function showAddress({ line, line2, subDistrict, district, province, postcode }: Address): string {
  return line.trim() === '' ? '' : joined([line, line2, subDistrict, district, province, postcode], ' ')
}

/** Vehicles are dated in the common era in every language, whichever era was typed. */
function showYear(typed: string): string {
  const year = readYear(typed)
  return year === null ? typed : String(year)
}

/** An answer as its visitor reads it again; '' = none. The words of a choice are its form's own. */
export function showValue({ kind }: TableField, value: unknown, locale: Locale): string {
  if (kind === 'list') return joined(value as string[], ', ')
  if (kind === 'address') return showAddress(value as Address)
  if (typeof value !== 'string' || value === '') return ''
  if (kind === 'day') return formatDate(value, locale)
  return kind === 'year' ? showYear(value) : value
}
