import { FitBar } from '@/components/fitment/fit-bar'
import { CompareLink } from '@/components/products/compare-link'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** The one place where the frame meets the features it carries on every page. */
export function CompareSlot({ locale, label }: { locale: Locale; label: string }) {
  return <CompareLink href={localizePath('/products/compare', locale)} label={label} />
}

/** The visitor's vehicle, or the invitation to choose one. */
export function VehicleSlot({ locale }: { locale: Locale }) {
  return <FitBar locale={locale} />
}
