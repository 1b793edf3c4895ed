import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { PageFrame } from '@/components/layout/page-frame'
import { isDraft, readAbout } from '@/lib/content/about'
import { requireAccess } from '@/lib/data/access'
import { aboutPages, draftPath } from '@/lib/domain/about-pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { routeOf } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'
import { AboutView } from './about-view'
import { DraftDifference } from './draft-difference'
import { DraftNotice } from './draft-notice'

export async function draftMetadata(name: string): Promise<Metadata> {
  return guardedMetadata(`/about/${name}`)
}

/** An edition of the introduction that is being written. It asks for itself who may see it, whatever middleware has let through. */
export async function DraftRoute({ name }: { name: string }) {
  await requireAccess(`/about/${name}`)
  if (!isDraft(name)) notFound()
  const locale = await currentLocale()
  const path = draftPath(name)
  const [titles, draft, published] = await Promise.all([
    getTranslations({ locale, namespace: 'routes' }),
    readAbout(name, locale),
    readAbout('introduction', locale),
  ])
  return (
    <PageFrame route={path} tone="stage">
      <DraftNotice current={name} locale={locale} />
      <AboutView
        title={titles(routeTitle(routeOf(path)).key)}
        content={draft}
        scene={aboutPages.introduction.scene}
        locale={locale}
      />
      <DraftDifference published={published} draft={draft} locale={locale} />
    </PageFrame>
  )
}
