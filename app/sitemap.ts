import type { MetadataRoute } from 'next'
import { catalogueNames } from '@/lib/contract/catalogue'
import { readCareers } from '@/lib/data/careers'
import { readCatalogue } from '@/lib/data/catalogues'
import { readDealerProvinces, readDealers, readDistributors } from '@/lib/data/dealers'
import { readBuilds } from '@/lib/data/community'
import { readFaq } from '@/lib/data/faq'
import { readNews } from '@/lib/data/news'
import { readProductIndex } from '@/lib/data/products'
import { readVehiclePages } from '@/lib/data/vehicle-pages'
import type { VehicleRange } from '@/lib/contract/vehicle-page'
import { halls } from '@/lib/content/display-centre'
import { cutCatalogue, isOnePage } from '@/lib/domain/catalogue-sheets'
import { walkOf } from '@/lib/domain/stand-walk'
import { localeList } from '@/lib/i18n/locales'
import { listPages } from '@/lib/seo/sitemap'

/** Present pages of one range: dated editions are not for search engines. */
async function vehiclePages(range: VehicleRange, param: string) {
  const entries = await readVehiclePages('en', range)
  return entries
    .filter((entry) => entry.range === range && entry.supersededBy === null)
    .map(({ slug }) => ({ params: { [param]: slug } }))
}

/** Chapters that are pages of their own; indexes only repeat them. */
async function catalogueChapters() {
  const catalogues = await Promise.all(catalogueNames.map((name) => readCatalogue('en', name)))
  return catalogues
    .filter((catalogue) => !isOnePage(catalogue))
    .flatMap((catalogue) =>
      cutCatalogue(catalogue)
        .filter(({ kind }) => kind === 'chapter')
        .map(({ slug }) => ({ params: { edition: catalogue.name, sheet: slug } })),
    )
}

/** Provinces, countries with a distributor, and dealers. */
async function placesToBuy() {
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

/** Every page that search engines may show, in each language with its counterparts. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [products, topics, careers, chapters, carSprings, dtgSports, zSeries, gtx, yamaha, buy, { news }, builds] =
    await Promise.all([
      readProductIndex(),
      readFaq('en'),
      readCareers('en'),
      catalogueChapters(),
      vehiclePages('car-spring', 'model'),
      vehiclePages('dtg-sport', 'model'),
      vehiclePages('z-series', 'model'),
      vehiclePages('gtx', 'scooter'),
      vehiclePages('yamaha', 'scooter'),
      placesToBuy(),
      readNews('en'),
      readBuilds('en'),
    ])
  return listPages(localeList, {
    '/products/:id': products.map(({ id, updatedOn }) => ({ params: { id }, changedOn: updatedOn })),
    '/catalogue/:edition/:sheet': chapters,
    '/dc/:stand': walkOf(halls).map(({ code }) => ({ params: { stand: code } })),
    '/car-spring/:model': carSprings,
    '/dtg-sport/:model': dtgSports,
    '/z-series/:model': zSeries,
    '/whereToBuy/:id/:shop?': buy,
    '/GTX/:scooter': gtx,
    '/YAMAHA/:scooter': yamaha,
    // A closed posting stays readable for who knows its address; nobody is to find it anew, and a sample not at all.
    '/career/:id/:position?': careers.jobs
      .filter(({ state, sample }) => state !== 'closed' && !sample)
      .map(({ id, posted }) => ({ params: { id }, changedOn: posted })),
    '/career/register/:id?': [{ params: {} }],
    '/newsAndEvents/:id': news.map(({ id, changedOn }) => ({ params: { id }, changedOn })),
    '/community/:id': builds.map(({ id, addedOn }) => ({ params: { id }, changedOn: addedOn })),
    '/services/faq/:question': topics
      .flatMap((topic) => topic.questions)
      .map(({ id }) => ({ params: { question: id } })),
  })
}
