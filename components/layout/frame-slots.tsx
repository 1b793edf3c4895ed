import { FitBar } from '@/components/fitment/fit-bar'
import { AccountLink } from '@/components/account/account-link'
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

/** Way to the visitor's account: in the bar of wide screens, and as a line of the menu of phones. */
export function AccountSlot({
  locale,
  labels,
  line = false,
}: {
  locale: Locale
  labels: Record<'guest' | 'user', string>
  line?: boolean
}) {
  return (
    <AccountLink
      guest={{ href: localizePath('/login', locale), label: labels.guest }}
      user={{ href: localizePath('/user', locale), label: labels.user }}
      worded={line}
      className={
        line ? 'mt-2 flex min-h-11 items-center gap-2 font-semibold' : 'hidden size-11 place-items-center nav:grid'
      }
    />
  )
}
