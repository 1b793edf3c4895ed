import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DocumentCentre } from '@/components/documents/document-centre'
import { PageFrame } from '@/components/layout/page-frame'
import { readFileDownloads } from '@/lib/data/documents'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { openingOf } from '@/lib/pictures/page-openings'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'documents.download' })
  return pageMetadata(
    { title: t('title'), description: t('metaDescription'), picture: 'macro-fork-cap' },
    { route: '/services/download', locale },
  )
}

export default async function Download() {
  const locale = await currentLocale()
  const [t, { items }] = await Promise.all([
    getTranslations({ locale, namespace: 'documents.download' }),
    readFileDownloads({ lang: locale, pageSize: 32 }),
  ])
  return (
    <PageFrame route="/services/download" tone="stage" fills>
      <DocumentCentre
        title={t('title')}
        lead={t('lead')}
        scene={openingOf('/services/download', 'macro-fork-cap')}
        documents={items}
        only={null}
        locale={locale}
      />
    </PageFrame>
  )
}
