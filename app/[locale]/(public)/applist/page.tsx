import type { Metadata } from 'next'
import { PrintIndex } from '@/components/application/print-index'
import { printMetadata } from '@/components/application/print-metadata'
import { PageFrame } from '@/components/layout/page-frame'
import { readApplicationBrands } from '@/lib/data/applications'
import { currentLocale } from '@/lib/i18n/current-locale'

export const generateMetadata = (): Promise<Metadata> => printMetadata()

export default async function ApplicationPrintIndex() {
  const locale = await currentLocale()
  return (
    <PageFrame route="/applist" tone="stage">
      <PrintIndex brands={await readApplicationBrands(locale)} locale={locale} />
    </PageFrame>
  )
}
