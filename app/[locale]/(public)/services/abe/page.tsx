import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ApprovalPage } from '@/components/documents/approval-page'
import { PageFrame } from '@/components/layout/page-frame'
import { readApprovals } from '@/lib/data/documents'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'documents.approvals' })
  return pageMetadata(
    { title: t('title'), description: t('metaDescription'), picture: 'hero-moto' },
    { route: '/services/abe', locale },
  )
}

export default async function Approvals() {
  const locale = await currentLocale()
  return (
    <PageFrame route="/services/abe" tone="stage">
      <ApprovalPage approvals={await readApprovals(locale)} locale={locale} />
    </PageFrame>
  )
}
