import { getTranslations } from 'next-intl/server'
import { BuyLink } from '@/components/nearest/buy-link'
import { NearestDealers } from '@/components/nearest/nearest-dealers'
import { ButtonLink } from '@/components/ui/button-link'
import type { VehiclePage } from '@/lib/contract/vehicle-page'
import { lineOfType } from '@/lib/domain/appointment/jobs'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { DealerList } from './dealer-list'
import { WorkshopList } from './workshop-list'

type Props = { page: VehiclePage; name: string; locale: Locale }

/** What to tell a dealer, who is near, and the ways to buy, to have it fitted and to register it. */
export async function WherePart({ page, name, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'vehicle.where' })
  const line = lineOfType[page.vehicles[0]?.type ?? 'car']
  return (
    <>
      <DealerList page={page} name={name} locale={locale} />
      <NearestDealers job="fitting" line={line} locale={locale} />
      <WorkshopList line={line} locale={locale} />
      <p className="flex flex-wrap gap-3" data-print="none">
        <BuyLink locale={locale}>{t('dealers')}</BuyLink>
        <ButtonLink href={localizePath('/appointment', locale)} variant="secondary">
          {t('book')}
        </ButtonLink>
        <ButtonLink href={localizePath('/services/warranty/register', locale)} variant="quiet">
          {t('warranty')}
        </ButtonLink>
      </p>
    </>
  )
}
