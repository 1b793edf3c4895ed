import type { VisitorCase } from '@/lib/contract/case'
import type { Locale } from '@/lib/i18n/locales'

/** What every part of a case's page is given. */
export type CaseProps = {
  found: VisitorCase
  caseKey: string
  locale: Locale
  /** Undefined = load it anew. */
  onChanged: (changed: VisitorCase | undefined) => void
}
