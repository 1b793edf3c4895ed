import type { Messages } from '@/lib/i18n/namespaces'

type Values = Messages['case']['values']

/** The words for an answer that comes from a list. */
export type CaseValueKey = {
  [Field in keyof Values]: `values.${Field}.${keyof Values[Field] & string}`
}[keyof Values]
