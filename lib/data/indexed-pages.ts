import 'server-only'
import { catalogueNames } from '@/lib/contract/catalogue'
import { vehicleRanges, type VehicleRange } from '@/lib/contract/vehicle-page'
import { halls } from '@/lib/content/display-centre'
import { cutCatalogue, isOnePage } from '@/lib/domain/catalogue-sheets'
import { walkOf } from '@/lib/domain/stand-walk'
import { listPages, type PageOfRoute, type PagesOfRoutes, type SitemapPage } from '@/lib/seo/sitemap'
import { readCareers } from './careers'
import { readCatalogue } from './catalogues'
import { readBuilds } from './community'
import { readDealerProvinces, readDealers, readDistributors } from './dealers'
import { readFaq } from './faq'
import { readNews } from './news'
import { readProductIndex } from './products'
import { readVehiclePages } from './vehicle-pages'
import { readVideos } from './videos'

/** A page that shows all of these, changed with the last of them. */
function pageOfAll(days: readonly (string | null)[]): PageOfRoute[] {
  const last = days.reduce((a, b) => ((b ?? '') > (a ?? '') ? b : a), null)
  return [{ params: {}, ...(last !== null && { changedOn: last }) }]
}

/** Present pages of one range: dated editions are not for search engines. */
async function vehiclePages(range: VehicleRange, param: string): Promise<PageOfRoute[]> {
  const entries = await readVehiclePages('en', range)
  return entries
    .filter((entry) => entry.range === range && entry.supersededBy === null)
    .map(({ slug, changedOn }) => ({ params: { [param]: slug }, changedOn }))
}

async function pagesOfVehicles(): Promise<PagesOfRoutes> {
  const [carSprings, dtgSports, zSeries, gtx, yamaha] = await Promise.all([
    vehiclePages('car-spring', 'model'),
    vehiclePages('dtg-sport', 'model'),
    vehiclePages('z-series', 'model'),
    vehiclePages('gtx', 'scooter'),
    vehiclePages('yamaha', 'scooter'),
  ])
  const days = (pages: readonly PageOfRoute[]) => pageOfAll(pages.map(({ changedOn = null }) => changedOn))
  return {
    [vehicleRanges['car-spring'].overview]: days(carSprings),
    [vehicleRanges['dtg-sport'].overview]: days(dtgSports),
    [vehicleRanges['z-series'].overview]: days(zSeries),
    [vehicleRanges.gtx.overview]: days([...gtx, ...yamaha]),
    [`${vehicleRanges['car-spring'].prefix}/:model`]: carSprings,
    [`${vehicleRanges['dtg-sport'].prefix}/:model`]: dtgSports,
    [`${vehicleRanges['z-series'].prefix}/:model`]: zSeries,
    [`${vehicleRanges.gtx.prefix}/:scooter`]: gtx,
    [`${vehicleRanges.yamaha.prefix}/:scooter`]: yamaha,
  }
}

/** Catalogues, and chapters that are pages of their own; indexes only repeat them. */
async function pagesOfCatalogues(): Promise<PagesOfRoutes> {
  const catalogues = await Promise.all(catalogueNames.map((name) => readCatalogue('en', name)))
  const chapters = catalogues
    .filter((catalogue) => !isOnePage(catalogue))
    .flatMap((catalogue) =>
      cutCatalogue(catalogue)
        .filter(({ kind }) => kind === 'chapter')
        .map(({ slug }) => ({
          params: { edition: catalogue.name, sheet: slug },
          ...(catalogue.editionOn !== null && { changedOn: catalogue.editionOn }),
        })),
    )
  const covers = catalogues.map(({ name, editionOn }) => [`/catalogue/${name}`, pageOfAll([editionOn])] as const)
  return { ...Object.fromEntries(covers), '/catalogue/:edition/:sheet': chapters }
}

/** Provinces, countries with a distributor, and dealers. */
async function placesToBuy(): Promise<PageOfRoute[]> {
  const [provinces, dealers, distributors] = await Promise.all([
    readDealerProvinces('en'),
    readDealers('en'),
    readDistributors('en'),
  ])
  const countries = new Set(distributors.flatMap(({ territory }) => territory.map(({ slug }) => slug)))
  return [
    ...provinces.map(({ slug }) => ({ params: { id: slug } })),
    ...[...countries].map((id) => ({ params: { id } })),
    ...dealers.map(({ id, province }) => ({ params: { id: province.slug, shop: id } })),
  ]
}

async function pagesOfCompany(): Promise<PagesOfRoutes> {
  const [careers, { news }, builds, buy] = await Promise.all([
    readCareers('en'),
    readNews('en'),
    readBuilds('en'),
    placesToBuy(),
  ])
  return {
    '/whereToBuy/:id/:shop?': buy,
    // A closed posting stays readable for who knows its address; nobody is to find it anew, and a sample not at all.
    '/career/:id/:position?': careers.jobs
      .filter(({ state, sample }) => state !== 'closed' && !sample)
      .map(({ id, posted }) => ({ params: { id }, changedOn: posted })),
    '/career/register/:id?': [{ params: {} }],
    '/career': pageOfAll(careers.jobs.map(({ posted }) => posted)),
    '/newsAndEvents': pageOfAll(news.map(({ changedOn }) => changedOn)),
    '/newsAndEvents/:id': news.map(({ id, changedOn }) => ({ params: { id }, changedOn })),
    '/community': pageOfAll(builds.map(({ addedOn }) => addedOn)),
    '/community/:id': builds.map(({ id, addedOn }) => ({ params: { id }, changedOn: addedOn })),
  }
}

/** Every page that search engines may show, with the day its data last changed. */
export async function readIndexedPages(): Promise<SitemapPage[]> {
  const [products, topics, videos, catalogues, vehicles, company] = await Promise.all([
    readProductIndex(),
    readFaq('en'),
    readVideos('en'),
    pagesOfCatalogues(),
    pagesOfVehicles(),
    pagesOfCompany(),
  ])
  return listPages({
    ...catalogues,
    ...vehicles,
    ...company,
    '/products/list': pageOfAll(products.map(({ updatedOn }) => updatedOn)),
    '/products/:id': products.map(({ id, updatedOn }) => ({ params: { id }, changedOn: updatedOn })),
    '/dc/:stand': walkOf(halls).map(({ code }) => ({ params: { stand: code } })),
    '/services/faq/:question': topics
      .flatMap((topic) => topic.questions)
      .map(({ id }) => ({ params: { question: id } })),
    '/services/videoTutorial': pageOfAll(videos.map(({ published }) => published)),
  })
}
