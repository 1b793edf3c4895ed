import { mdiCompareHorizontal } from '@mdi/js'
import { FitBar } from '@/components/fitment/fit-bar'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** The one place where the frame meets the features it carries on every page. */
export function CompareSlot({ locale, label }: { locale: Locale; label: string }) {
  return (
    <AppLink href={localizePath('/products/compare', locale)} className="grid size-11 place-items-center">
      <Icon path={mdiCompareHorizontal} label={label} />
    </AppLink>
  )
}

/** The visitor's vehicle, or the invitation to choose one. */
export function VehicleSlot({ locale }: { locale: Locale }) {
  return <FitBar locale={locale} />
}
