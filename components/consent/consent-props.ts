import type { ConsentPurpose } from '@/lib/contract/consent-words'
import type { Locale } from '@/lib/i18n/locales'
import type { RoutePath } from '@/lib/routes/table'

/** Script of another company's analytics, with the `data-…` attributes it takes its settings from. */
export type ExternalScript = { src: string; attributes: Readonly<Record<string, string>> }

export type ConsentProps = {
  locale: Locale
  /** Left out where none is configured. */
  external?: ExternalScript
}

/** What this site asks about. */
export const offeredPurposes = (external: ExternalScript | undefined): readonly ConsentPurpose[] =>
  external ? ['analytics', 'external-analytics'] : ['analytics']

/** Not from the table of policies, which no page needs to carry. */
export const policyPath: RoutePath = '/cookiesPolicy'
