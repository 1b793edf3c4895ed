import { Consent } from '@/components/consent/consent'
import { ConsentEntry } from '@/components/consent/consent-entry'
import type { ExternalScript } from '@/components/consent/consent-props'
import { FitBar } from '@/components/fitment/fit-bar'
import { CompareLink } from '@/components/products/compare-link'
import { externalAnalytics } from '@/lib/config/environment'
import type { SeenPage } from '@/lib/domain/seen-page'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** The one place where the frame meets the features it carries on every page. */
export function CompareSlot({ locale, label }: { locale: Locale; label: string }) {
  return <CompareLink href={localizePath('/products/compare', locale)} label={label} />
}

/** The visitor's vehicle, or the invitation to choose one. */
export function VehicleSlot({ locale }: { locale: Locale }) {
  return <FitBar locale={locale} />
}

/** Left out of the page where none is configured. */
function external(): { external?: ExternalScript } {
  const script = externalAnalytics()
  return script ? { external: script } : {}
}

/** The question what the visitor allows, and what is counted of the page when it is. */
export function ConsentSlot({ locale, seen }: { locale: Locale; seen: SeenPage }) {
  return <Consent locale={locale} seen={seen} {...external()} />
}

/** The way back to the answer. */
export function ConsentEntrySlot({ locale, label }: { locale: Locale; label: string }) {
  return <ConsentEntry locale={locale} label={label} {...external()} />
}
