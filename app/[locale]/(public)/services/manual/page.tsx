import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DocumentCentre } from '@/components/documents/document-centre'
import { PageFrame } from '@/components/layout/page-frame'
import { readFileDownloads } from '@/lib/data/documents'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'documents.manual' })
  return pageMetadata(
    { title: t('title'), description: t('metaDescription'), picture: 'macro-preload' },
    { route: '/services/manual', locale },
  )
}

export default async function Manual() {
  const locale = await currentLocale()
  const [t, { items }] = await Promise.all([
    getTranslations({ locale, namespace: 'documents.manual' }),
    readFileDownloads({ lang: locale, kind: 'manual', pageSize: 24 }),
  ])
  return (
    <PageFrame route="/services/manual" tone="stage">
      <DocumentCentre
        title={t('title')}
        lead={t('lead')}
        scene="macro-preload"
        documents={items}
        only="manual"
        locale={locale}
      />
    </PageFrame>
  )
}
