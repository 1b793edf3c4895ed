import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlainList } from '@/components/documents/plain-list'
import { PageFrame } from '@/components/layout/page-frame'
import { families } from '@/lib/contract/product-words'
import { readFileDownloads } from '@/lib/data/documents'
import { readCategories } from '@/lib/data/products'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

/** A dozen products of each family, four documents each. */
const documentsPerFamily = 48

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'documents.plain' })
  return pageMetadata({ title: t('title'), description: t('lead') }, { route: '/services/download-backup', locale })
}

export default async function DownloadBackup() {
  const locale = await currentLocale()
  const [categories, lists] = await Promise.all([
    readCategories(locale),
    Promise.all(
      families.map(async (family) => ({
        family,
        documents: (await readFileDownloads({ lang: locale, family, pageSize: documentsPerFamily })).items,
      })),
    ),
  ])
  return (
    <PageFrame route="/services/download-backup" tone="stage" fills>
      <PlainList
        families={lists.filter(({ documents }) => documents.length > 0)}
        categories={categories}
        locale={locale}
      />
    </PageFrame>
  )
}
