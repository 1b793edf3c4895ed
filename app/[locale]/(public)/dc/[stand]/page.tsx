import type { Metadata } from 'next'
import { StandView } from '@/components/display-centre/stand-view'
import { NotFoundPage, notFoundMetadata } from '@/components/layout/not-found-page'
import { PageFrame } from '@/components/layout/page-frame'
import { environment } from '@/lib/config/environment'
import { halls, type Stand } from '@/lib/content/display-centre'
import { findStand, standPath } from '@/lib/domain/stand-walk'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { findPicture } from '@/lib/pictures/find-picture'
import { firstSentences } from '@/lib/seo/fit-text'
import { JsonLd } from '@/lib/seo/json-ld'
import { webPageJsonLd } from '@/lib/seo/page-json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { params: Promise<{ stand: string }> }

// The stand is the page: there is nothing to show before it is known, and an unknown one has to answer 404.
export const instant = false

/** The first stand of each hall; the others are stored when they are first asked for. */
export function generateStaticParams() {
  return halls.flatMap(({ stands }) => stands.slice(0, 1).map(({ code }) => ({ stand: code })))
}

/** An old code leads to the stand that has taken its place. */
function describeStand({ code, of, words }: Stand, locale: Locale) {
  const { title, text } = words[locale]
  return { title: `${of ?? code}: ${title}`, description: firstSentences(text, locale) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = findStand(halls, (await params).stand)
  if (!place) return notFoundMetadata()
  const locale = await currentLocale()
  const { code, of, look } = place.stand
  const { title, description } = describeStand(place.stand, locale)
  return pageMetadata(
    {
      title,
      description,
      picture: look.kind === 'picture' ? findPicture(look.id) : null,
    },
    { route: '/dc/:stand', params: { stand: of ?? code }, locale, index: of === undefined },
  )
}

export default async function DisplayCentreStand({ params }: Props) {
  const locale = await currentLocale()
  const place = findStand(halls, (await params).stand)
  if (!place) return <NotFoundPage />
  const { title, description } = describeStand(place.stand, locale)
  const { code, of } = place.stand
  const url = new URL(localizePath(standPath({ code: of ?? code }), locale), environment().SITE_URL)
  return (
    <PageFrame route="/dc/:stand" params={{ stand: code }} crumbs={[]}>
      <StandView place={place} halls={halls} locale={locale} />
      <JsonLd data={webPageJsonLd({ name: title, description, url, lang: locale })} />
    </PageFrame>
  )
}
