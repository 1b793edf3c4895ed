import { emptyDraftOf, isAsked, type DraftOf, type FieldTable, type TableField } from '@/components/form/field-table'
import { typedFigures } from '@/lib/domain/typed-figures'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/namespaces'

type CheckLine = TableField & {
  /** What is said when it is wrong. */
  error?: Extract<keyof Messages['warranty']['check']['errors'], string>
  /** Whether what is typed may be sent to be checked; the contact is not: it is read when a code is asked for. */
  suits?: (typed: string) => boolean
}

const ways = ['phone', 'code'] as const
const isFilled = (typed: string) => typed.trim() !== ''
const hasFigures = (count: number) => (typed: string) => new RegExp(`^\\d{${count}}$`).test(typedFigures(typed))

/** Every field of the check in the order of the page. The contract's schemas weigh more than the page, so what suits a field stands here. */
const checkTable = {
  serial: { kind: 'text', error: 'serial', suits: isFilled },
  way: { kind: 'choice', options: ways },
  phoneLast4: { kind: 'text', only: { path: 'way', is: 'phone' }, error: 'phoneLast4', suits: hasFigures(4) },
  to: { kind: 'text', only: { path: 'way', is: 'code' }, error: 'to' },
  code: { kind: 'text', only: { path: 'way', is: 'code' }, error: 'code', suits: hasFigures(6) },
} as const satisfies FieldTable & Record<string, CheckLine>

export type CheckValues = DraftOf<typeof checkTable>
export type CheckField = Exclude<keyof CheckValues, 'way'>

export function emptyCheck(locale: Locale): CheckValues {
  return { ...emptyDraftOf(checkTable, locale), way: 'phone' }
}

/** Fields that are asked for and cannot be sent as they are, in the order of the page. */
export function wrongFields(values: CheckValues, locale: Locale, among?: readonly CheckField[]): CheckField[] {
  return Object.entries<CheckLine>(checkTable).flatMap(([path, line]) => {
    const field = path as CheckField
    const isWrong = line.suits !== undefined && isAsked(line, values, locale) && !line.suits(values[field])
    return isWrong && (among?.includes(field) ?? true) ? [field] : []
  })
}
