import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { SiblingPages } from '@/components/sections/sibling-pages'
import { environment } from '@/lib/config/environment'
import { readFaqQuestions } from '@/lib/data/faq'
import { readSeries } from '@/lib/data/series'
import { readVespaCopy } from '@/lib/data/vespa-copy'
import { readVideos } from '@/lib/data/videos'
import { kitsOf } from '@/lib/domain/front-rear-kits'
import { openingSubject } from '@/lib/domain/series-page'
import { vespaPages, type VespaPath } from '@/lib/domain/vespa-pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { findPicture } from '@/lib/pictures/find-picture'
import { routeOf } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { productListJsonLd } from '@/lib/seo/product-list-json-ld'
import { VespaPage } from './vespa-page'

export async function vespaMetadata(path: VespaPath): Promise<Metadata> {
  const locale = await currentLocale()
  const { meta } = await readVespaCopy(path, locale)
  const picture = findPicture(openingSubject(vespaPages[path]).look)
  return pageMetadata({ ...meta, picture }, { route: path, locale })
}

/** A page about the Vespa range: its words, its parts and the ways to the others. */
export async function VespaRoute({ path }: { path: VespaPath }) {
  const locale = await currentLocale()
  const page = vespaPages[path]
  const [words, data, questions, videos, titles] = await Promise.all([
    readVespaCopy(path, locale),
    readSeries(locale, page),
    readFaqQuestions(locale, page.questions),
    readVideos(locale),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  const { key, name } = routeTitle(routeOf(path))
  const title = titles(key, { name })
  const copy = { ...words, stage: { ...words.stage, title } }
  const kits = kitsOf(data.members)
  const shown = page.videos.flatMap((id) => videos.find((video) => video.id === id) ?? [])
  const listed = path === '/vespa/detail' ? data.members : kits.flatMap(({ front, rear }) => [front, rear])
  const url = new URL(localizePath(path, locale), environment().SITE_URL)
  return (
    <PageFrame route={path} tone="stage">
      <VespaPage path={path} view={{ page, copy, data, kits, locale }} videos={shown} questions={questions} />
      <SiblingPages path={path} locale={locale} />
      <JsonLd data={productListJsonLd(listed, { name: title, url, locale })} />
    </PageFrame>
  )
}
