import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DesignPage } from '@/components/design/design-page'
import { PageFrame } from '@/components/layout/page-frame'
import { requireAccess } from '@/lib/data/access'
import { readProducts } from '@/lib/data/products'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  await requireAccess('/test/design')
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'design' })
  return pageMetadata({ title: t('title'), description: t('description') }, { route: '/test/design', locale })
}

export default async function Design() {
  await requireAccess('/test/design')
  const locale = await currentLocale()
  const [t, ...lists] = await Promise.all([
    getTranslations({ locale, namespace: 'routes' }),
    ...(['scooter', 'pickup', 'bigbike', 'fork'] as const).map((family) =>
      readProducts({ lang: locale, family, pageSize: 1 }),
    ),
  ])
  return (
    <PageFrame route="/test/design" crumbs={[{ label: t('test-design') }]}>
      <DesignPage products={lists.flatMap(({ items }) => items)} locale={locale} />
    </PageFrame>
  )
}
