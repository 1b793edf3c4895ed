import type { ImportErrorCode } from '@/lib/contract/import-words'

/** What can be wrong with a cell, in the words shown to the person who imports. */
export const rowErrorWords = {
  required: 'is empty but needed',
  'needed-for-new': 'is needed because this row adds something new',
  'needed-for-new-product': 'is no part number of a product; a row that adds one needs these columns as well',
  'not-a-number': 'is not a number (write 12.5, without thousands separators or units)',
  'not-whole': 'is not a whole number',
  'not-a-day': 'is not a day (write YYYY-MM-DD)',
  'not-a-month': 'is not a month (write YYYY-MM)',
  'not-yes-or-no': 'is neither yes nor no',
  'not-an-id': 'is not an id (lower-case letters and digits joined by hyphens)',
  'not-a-mount': 'is not a mount (write eye 12x25, stem 10, flange or seat)',
  'not-a-setup': 'is not a setup (write factory preload=4 rebound=12|sport rebound=8)',
  'not-a-restriction': 'is not a restriction (write drive-only:4wd|from:2022-06)',
  'not-adjusters': 'is not a list of adjuster letters (P T H R C W L)',
  'not-part-numbers': 'is not a list of part numbers (letters and digits, separated by |)',
  'unknown-value': 'is not one of the values allowed here',
  'too-small': 'is too small',
  'too-big': 'is too large or too long',
  invalid: 'cannot be read',
  'too-many-cells': 'has cells to the right of the last column; is a text with a separator not in quotes?',
  duplicate: 'stands in an earlier row already',
  contradicts: 'contradicts an earlier row',
  taken: 'belongs to something else already',
  'unknown-product': 'is not a product (neither code nor id)',
  'unknown-vehicle': 'is not a vehicle',
  'closed-not-shorter': 'has to be less than lengthMm',
  'less-than-price': 'is less than price_thb',
  'before-from': 'is before the first month',
} as const satisfies Record<ImportErrorCode, string>

export type RowErrorCode = ImportErrorCode
export type RowError = { row: number; column: string; code: RowErrorCode; value: string }

export function isRowErrorCode(text: string): text is RowErrorCode {
  return Object.hasOwn(rowErrorWords, text)
}
