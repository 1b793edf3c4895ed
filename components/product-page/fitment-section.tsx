import { getTranslations } from 'next-intl/server'
import { FitmentTable } from '@/components/fitment/fitment-table'
import type { ProductInfo } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import { PageSection } from './section'

const shownFitments = 12

type Props = { fitments: ProductInfo['fitments']; locale: Locale }

/** The vehicles a part fits; the rest of a long list behind its number. */
export async function FitmentSection({ fitments, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'product' })
  // A part for both ends has two lines for one vehicle.
  const count = new Set(fitments.map(({ vehicle }) => vehicle.id)).size
  const lead = count === 0 ? t('fitments.none') : t('fitments.lead', { count })
  return (
    <PageSection id="fitments" title={t('sections.fitments')} lead={lead} print={false}>
      {fitments.length > 0 && <FitmentTable fitments={fitments.slice(0, shownFitments)} locale={locale} />}
      {fitments.length > shownFitments && (
        <details>
          <summary className="w-fit min-h-11 py-2 font-semibold underline underline-offset-4">
            {t('fitments.showAll', { count })}
          </summary>
          <FitmentTable fitments={fitments.slice(shownFitments)} locale={locale} rest />
        </details>
      )}
    </PageSection>
  )
}
