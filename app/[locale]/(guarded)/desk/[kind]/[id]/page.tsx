import { getTranslations } from 'next-intl/server'
import { DeskItemView } from '@/components/desk/desk-item-view'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { PageFrame } from '@/components/layout/page-frame'
import { requireAccess } from '@/lib/data/access'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'

export const instant = false

type Props = { params: Promise<{ kind: string; id: string }> }

export async function generateMetadata({ params }: Props) {
  const { kind, id } = await params
  return guardedMetadata(`/desk/${kind}/${id}`)
}

export default async function DeskItemPage({ params }: Props) {
  const { kind, id } = await params
  await requireAccess(`/desk/${kind}/${id}`)
  const locale = await currentLocale()
  const [t, desk] = await Promise.all([
    getTranslations({ locale, namespace: 'routes' }),
    getTranslations({ locale, namespace: 'desk' }),
  ])
  const crumbs = [
    { label: t('desk'), href: localizePath('/desk', locale) },
    { label: kind === 'dealer-change' ? desk('kinds.dealer-change') : id },
  ]
  return (
    <PageFrame route="/desk/:kind/:id" params={{ kind, id }} crumbs={crumbs} fitBar={null}>
      <DeskItemView kind={kind} id={id} locale={locale} />
    </PageFrame>
  )
}
