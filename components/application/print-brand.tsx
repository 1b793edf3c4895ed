import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { Notice } from '@/components/ui/notice'
import { queryBrand, readApplicationBrands } from '@/lib/data/applications'
import { currentLocale } from '@/lib/i18n/current-locale'
import { PrintIndex } from './print-index'
import { PrintSheet } from './print-sheet'

/** The sheet of the brand an address names; the list of brands where there is none of that name. */
export async function PrintBrand({ asked }: { asked: string }) {
  const locale = await currentLocale()
  const brands = await readApplicationBrands(locale)
  const brand = brands.find(({ id }) => id === asked)
  if (!brand) {
    const t = await getTranslations({ locale, namespace: 'application.print' })
    const notice = <Notice tone="warning" title={t('unknown', { value: asked.slice(0, 40) })} />
    return (
      <PageFrame route="/applist" tone="stage">
        <PrintIndex brands={brands} locale={locale} notice={asked && notice} />
      </PageFrame>
    )
  }
  const lines = await queryBrand(locale, brand.id)
  return (
    <PageFrame route="/applist">
      <PrintSheet brand={brand} lines={lines} locale={locale} />
    </PageFrame>
  )
}
