import { isAsked } from '@/components/form/field-table'
import type { Locale } from '@/lib/i18n/locales'
import { reviewStep, type Draft } from './register-draft'
import { registerLines, type RegisterLine, type TablePath } from './register-lines'

export type ReviewRow = { label: NonNullable<RegisterLine['label']>; value: string }
type Show = (path: TablePath) => string

const joinedToOthers = new Set(registerLines.flatMap(([, { joins = [] }]) => joins))

function rowOf(path: TablePath, { label, review = label, joins = [], always }: RegisterLine, show: Show): ReviewRow[] {
  if (!review || joinedToOthers.has(path)) return []
  const others = joins.flatMap((joined) => registerLines.filter(([other]) => other === joined).map(([other]) => other))
  const value = [path, ...others]
    .map((one) => show(one))
    .filter(Boolean)
    .join(' ')
    .replace(' （', '（')
  return always || value !== '' ? [{ label: review, value }] : []
}

/** Everything that was answered, step by step; what was left out and need not be given is not listed. */
export function reviewRows(draft: Draft, show: Show, locale: Locale): ReviewRow[][] {
  const asked = registerLines.filter(([, line]) => isAsked(line, draft, locale))
  return Array.from({ length: reviewStep }, (_, step) =>
    asked.flatMap(([path, line]) => (line.step === step ? rowOf(path, line, show) : [])),
  )
}
