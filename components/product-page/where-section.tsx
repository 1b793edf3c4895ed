import { getTranslations } from 'next-intl/server'
import { BuyLink } from '@/components/nearest/buy-link'
import { NearestDealers } from '@/components/nearest/nearest-dealers'
import { ButtonLink } from '@/components/ui/button-link'
import type { ProductInfo } from '@/lib/contract/product'
import { commonLine } from '@/lib/domain/appointment/jobs'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { PageSection } from './section'

type Props = { fitments: ProductInfo['fitments']; locale: Locale }

/** Who sells the part near the visitor, and what stands behind it. */
export async function WhereSection({ fitments, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'product' })
  return (
    <PageSection id="where" title={t('sections.where')} lead={t('where.text')} print={false}>
      <NearestDealers job="sales" line={commonLine(fitments.map(({ vehicle }) => vehicle.type))} locale={locale} />
      <div className="flex flex-wrap gap-3" data-print="none">
        <BuyLink locale={locale} variant="secondary">
          {t('where.action')}
        </BuyLink>
        <ButtonLink href={localizePath('/services/warranty', locale)} variant="quiet">
          {t('where.warranty')}
        </ButtonLink>
      </div>
    </PageSection>
  )
}
