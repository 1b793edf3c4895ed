import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BuildPage, type StoredBuild } from '@/components/community/build-page'
import { NotFoundPage, notFoundMetadata } from '@/components/layout/not-found-page'
import { PageFrame } from '@/components/layout/page-frame'
import { environment } from '@/lib/config/environment'
import { slugSchema } from '@/lib/contract/common'
import { readBuild, readBuilds } from '@/lib/data/community'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { findProductPicture } from '@/lib/pictures/find-picture'
import { buildJsonLd } from '@/lib/seo/build-json-ld'
import { firstSentences } from '@/lib/seo/fit-text'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { params: Promise<{ id: string }> }

const shownOthers = 3

// The build is the page: there is nothing to show before it is known, and an unknown one has to answer 404.
export const instant = false

/** The latest; the others are stored when they are first asked for. */
export async function generateStaticParams() {
  const builds = await readBuilds('en')
  return builds.slice(0, 4).map(({ id }) => ({ id }))
}

async function readPage(params: Props['params']): Promise<StoredBuild | null> {
  const { id } = await params
  return slugSchema.safeParse(id).success ? readBuild(await currentLocale(), id) : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const build = await readPage(params)
  if (!build) return notFoundMetadata()
  const locale = await currentLocale()
  const { id, title, summary, before, changes, parts } = build
  const product = parts[0]?.product
  return pageMetadata(
    {
      title,
      description: firstSentences([summary, before, ...changes].join(' '), locale),
      picture: product ? findProductPicture(product) : null,
    },
    { route: '/community/:id', params: { id }, locale },
  )
}

export default async function CommunityBuild({ params }: Props) {
  const [locale, build] = await Promise.all([currentLocale(), readPage(params)])
  if (!build) return <NotFoundPage />
  const [t, titles, builds] = await Promise.all([
    getTranslations({ locale, namespace: 'community' }),
    getTranslations({ locale, namespace: 'routes' }),
    readBuilds(locale),
  ])
  const url = new URL(localizePath(`/community/${build.id}`, locale), environment().SITE_URL).href
  const others = builds
    .filter(({ id, vehicle }) => vehicle.type === build.vehicle.type && id !== build.id)
    .slice(0, shownOthers)
  return (
    <PageFrame
      route="/community/:id"
      params={{ id: build.id }}
      tone="stage"
      crumbs={[{ label: titles('community'), href: localizePath('/community', locale) }, { label: build.title }]}
    >
      <JsonLd data={buildJsonLd(build, { url, lang: locale, sampleNote: t('sample.text') })} />
      <BuildPage build={build} others={others} locale={locale} />
    </PageFrame>
  )
}
