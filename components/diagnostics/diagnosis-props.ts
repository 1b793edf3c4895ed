import type { Locale } from '@/lib/i18n/locales'

export type DiagnosisProps = {
  /** Of the page, for what reads on its behalf. */
  path: string
  locale: Locale
  /** What was typed into the page's form; empty = nothing. */
  typed: string
}
