import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { permanentRedirect } from 'next/navigation'
import { NotFoundPage, notFoundMetadata } from '@/components/layout/not-found-page'
import { PageFrame } from '@/components/layout/page-frame'
import { findPrepared, preparedMetadata, PreparedRoute } from '@/components/layout/prepared-route'
import { SiblingPages } from '@/components/sections/sibling-pages'
import { vehicleNote } from '@/lib/content/vehicle-notes'
import { environment } from '@/lib/config/environment'
import { vehicleRanges, type VehicleRange } from '@/lib/contract/vehicle-page'
import { readFaqQuestions } from '@/lib/data/faq'
import { vehicleCard } from '@/lib/data/social-cards'
import { readVehiclePage } from '@/lib/data/vehicle-pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { routeOf, type RoutePath } from '@/lib/routes/table'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { productListJsonLd } from '@/lib/seo/product-list-json-ld'
import { readNames } from './page-names'
import { questionsOf } from './questions'
import { VehiclePage } from './vehicle-page'

const routes = {
  'car-spring': '/car-spring/:model',
  'dtg-sport': '/dtg-sport/:model',
  'z-series': '/z-series/:model',
  gtx: '/GTX/:scooter',
  yamaha: '/YAMAHA/:scooter',
  vespa: '/vespa/gts',
} as const satisfies Record<VehicleRange, RoutePath>

const paramsOf = (range: VehicleRange, slug: string) =>
  Object.fromEntries(routeOf(routes[range]).params.map((param) => [param, slug]))

/** An address of the route table that is being prepared stands among the vehicles of its range. */
const preparedOf = (range: VehicleRange, slug: string) => findPrepared(`${vehicleRanges[range].prefix}/${slug}`)

function missingMetadata(range: VehicleRange, slug: string): Promise<Metadata> {
  const prepared = preparedOf(range, slug)
  return prepared ? preparedMetadata(prepared) : notFoundMetadata()
}

function MissingPage({ range, slug }: { range: VehicleRange; slug: string }) {
  const prepared = preparedOf(range, slug)
  return prepared ? <PreparedRoute match={prepared} /> : <NotFoundPage />
}

/** Title, description and addresses of a vehicle page. A dated edition is not for search engines. */
export async function vehicleMetadata(range: VehicleRange, slug: string): Promise<Metadata> {
  const locale = await currentLocale()
  const page = await readVehiclePage(locale, range, slug)
  if (!page) return missingMetadata(range, slug)
  const { entry } = page
  const { name, years, title, words } = await readNames(entry, locale)
  const t = await getTranslations({ locale, namespace: 'vehicle.meta' })
  return pageMetadata(
    {
      title: [`${title} ${years}`, title],
      description: t(words, { name, years, count: entry.productCount }),
      picture: await vehicleCard(page, locale),
    },
    {
      route: routes[entry.range],
      params: paramsOf(entry.range, entry.slug),
      locale,
      index: entry.supersededBy === null,
    },
  )
}

type Props = {
  range: VehicleRange
  slug: string
  /** Where the owner of another vehicle goes, if the range has no other pages. */
  nearest?: ReactNode
}

/** The page of one vehicle in a range; another spelling of its address leads to it. */
export async function VehicleRoute({ range, slug, nearest }: Props) {
  const locale = await currentLocale()
  const page = await readVehiclePage(locale, range, slug)
  if (!page) return <MissingPage range={range} slug={slug} />
  const { entry } = page
  const path = localizePath(entry.path, locale)
  if (entry.range !== range || entry.slug !== slug) permanentRedirect(path)
  const [names, questions, series] = await Promise.all([
    readNames(entry, locale),
    readFaqQuestions(locale, questionsOf(page, range)),
    getTranslations({ locale, namespace: 'spec.series' }),
  ])
  const { overview } = vehicleRanges[range]
  return (
    <PageFrame
      route={routes[range]}
      params={paramsOf(range, slug)}
      tone="stage"
      {...(routeOf(routes[range]).params.length > 0 && {
        crumbs: [{ label: series(names.words), href: localizePath(overview, locale) }, { label: names.name }],
      })}
    >
      <JsonLd
        data={productListJsonLd(
          page.parts.map(({ product }) => product),
          { name: names.title, url: new URL(path, environment().SITE_URL), locale },
        )}
      />
      <VehiclePage
        page={page}
        names={names}
        questions={questions}
        note={vehicleNote(entry.path, locale)}
        locale={locale}
      >
        {nearest}
      </VehiclePage>
      <SiblingPages path={entry.path} locale={locale} />
    </PageFrame>
  )
}
