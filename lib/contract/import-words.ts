/** What a file of the company's own data can hold. */
export const importKinds = ['products', 'vehicles', 'fitments'] as const

export const importStates = ['reading', 'rehearsed', 'committed', 'undone'] as const

/** Why a file or batch was refused; the page says it in the reader's language. */
export const importRefusals = [
  'empty',
  'not-utf8',
  'not-csv',
  'long-header',
  'unknown-kind',
  'unknown-column',
  'column-twice',
  'no-batch',
  'not-read',
  'wrong-state',
  'wrong-rows',
  'changed-since',
  'later-batch',
  'referred-to',
  'worked-on',
  'busy',
  'other',
] as const
export type ImportRefusalReason = (typeof importRefusals)[number]

/** What can be wrong with a cell. */
export const importErrorCodes = [
  'required',
  'needed-for-new',
  'needed-for-new-product',
  'not-a-number',
  'not-whole',
  'not-a-day',
  'not-a-month',
  'not-yes-or-no',
  'not-an-id',
  'not-a-mount',
  'not-a-setup',
  'not-a-restriction',
  'not-adjusters',
  'not-part-numbers',
  'unknown-value',
  'too-small',
  'too-big',
  'invalid',
  'too-many-cells',
  'duplicate',
  'contradicts',
  'taken',
  'unknown-product',
  'unknown-vehicle',
  'closed-not-shorter',
  'less-than-price',
  'before-from',
] as const
export type ImportErrorCode = (typeof importErrorCodes)[number]

/** The largest file, bytes. */
export const importMaxBytes = 256 * 1024 * 1024
