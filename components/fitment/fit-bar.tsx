import { mdiCarSearchOutline } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { FitBarVehicle } from './fit-bar-vehicle'

/** The visitor's vehicle, on every page. What the server renders is the invitation to choose one; the leaf puts the vehicle in its place, at the same height. */
export async function FitBar({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'fitment.bar' })
  const finderHref = localizePath('/products', locale)
  const invitation = (
    <AppLink
      href={finderHref}
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
    >
      <Icon path={mdiCarSearchOutline} size={5} />
      {t('choose')}
    </AppLink>
  )
  return (
    <div
      className="border-b border-line bg-paper stage:border-carbon stage:bg-carbon stage:text-white"
      data-print="none"
    >
      <div className="shell flex min-h-11 items-center text-sm" role="region" aria-label={t('label')} tabIndex={-1}>
        <FitBarVehicle
          locale={locale}
          listHref={localizePath('/products/list', locale)}
          finderHref={finderHref}
          texts={{ see: t('see'), change: t('change'), remove: t('remove'), garage: t('garage') }}
        >
          {invitation}
        </FitBarVehicle>
      </div>
    </div>
  )
}
