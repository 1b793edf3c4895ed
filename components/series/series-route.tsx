import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { SiblingPages } from '@/components/sections/sibling-pages'
import { environment } from '@/lib/config/environment'
import { readSeries } from '@/lib/data/series'
import { readSeriesCopy } from '@/lib/data/series-copy'
import { readFaqQuestions } from '@/lib/data/faq'
import { readVideos } from '@/lib/data/videos'
import { openingScene, openingSubject } from '@/lib/domain/series-page'
import { seriesPageOf, type SeriesPath } from '@/lib/domain/series-pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { findPicture } from '@/lib/pictures/find-picture'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { productListJsonLd } from '@/lib/seo/product-list-json-ld'
import { SeriesPageView } from './series-page'
import type { SeriesView } from './series-view'

/** Metadata of a series page; a second edition names the first as the one to find. */
export async function seriesMetadata(path: SeriesPath): Promise<Metadata> {
  const locale = await currentLocale()
  const page = seriesPageOf(path)
  const { meta } = await readSeriesCopy(page, locale)
  const picture = findPicture(openingScene(page) ?? openingSubject(page).look)
  return pageMetadata(
    { ...meta, picture },
    { route: path, locale, ...(page.firstEdition && { canonical: page.firstEdition }) },
  )
}

/** The page of a series: its words, its parts and what belongs to them. */
export async function SeriesRoute({ path, own }: { path: SeriesPath; own?: SeriesView['Own'] }) {
  const locale = await currentLocale()
  const page = seriesPageOf(path)
  const [copy, data, questions, videos] = await Promise.all([
    readSeriesCopy(page, locale),
    readSeries(locale, page),
    readFaqQuestions(locale, page.questions),
    readVideos(locale),
  ])
  const url = new URL(localizePath(path, locale), environment().SITE_URL)
  const shown = page.videos.flatMap((id) => videos.find((video) => video.id === id) ?? [])
  return (
    <PageFrame route={path} tone="stage">
      <SeriesPageView
        page={page}
        copy={copy}
        data={data}
        locale={locale}
        Own={own}
        videos={shown}
        questions={questions}
      />
      <SiblingPages path={path} locale={locale} />
      <JsonLd data={productListJsonLd(data.members, { name: copy.stage.title, url, locale })} />
    </PageFrame>
  )
}
