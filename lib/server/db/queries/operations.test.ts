import { tokenSecret } from '@/tests/support/environment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCompanyClient, type CompanyClient } from '@/lib/client/company-client'
import { tokenSchema } from '@/lib/contract/account'
import { endpoints, type InputOf, type OperationId } from '@/lib/contract/endpoints'
import { langs } from '@/lib/contract/lang-words'
import { handlers } from '@/lib/server/handlers'
import { companyApi } from '@/tests/support/company-calls'
import { openSeededPair, type EnginePair } from '@/tests/support/company-database'

let pair: EnginePair
let clients: Record<keyof EnginePair, CompanyClient>
let productIds: string[]
let workshopId: string

beforeAll(async () => {
  pair = await openSeededPair()
  const client = (engine: keyof EnginePair) =>
    createCompanyClient({ baseURL: 'http://company.test', timeoutMs: 20_000, fetch: companyApi(pair[engine]).fetch })
  clients = { sqlite: client('sqlite'), postgres: client('postgres') }
  productIds = (await clients.sqlite.call('getProductAll', {})).map(({ id }) => id)
  workshopId = (await clients.sqlite.call('getWorkshops', {}))[0]?.id ?? ''
}, 120_000)
afterAll(() => Promise.all([pair.sqlite.destroy(), pair.postgres.destroy()]))

const vehicle = 'honda-pcx160-2021'

type Endpoints = typeof endpoints
type ReadId = {
  [O in OperationId]: Endpoints[O]['method'] extends 'GET' ? (Endpoints[O]['auth'] extends true ? never : O) : never
}[OperationId]

/** One valid call of every operation that reads without signing in. */
const calls: { [O in Exclude<ReadId, 'search' | 'getDealerPicture' | 'getContentPicture'>]: () => InputOf<O> } = {
  getVehicleTypes: () => ({ lang: 'th' }),
  getContactInfo: () => ({ lang: 'th' }),
  getBrands: () => ({ lang: 'ja' }),
  getBrandsByVehicle: () => ({ lang: 'en', type: 'pickup' }),
  getModels: () => ({ lang: 'th', brand: 'honda', type: 'scooter' }),
  getYears: () => ({ lang: 'en', model: 'honda-pcx160' }),
  getVehicle: () => ({ lang: 'ja', id: vehicle }),
  getProductCategory: () => ({ lang: 'en' }),
  getProducts: () => ({ lang: 'th', vehicle, page: 1, pageSize: 96 }),
  getProductAll: () => ({}),
  getProduct: () => ({ lang: 'ja', id: productIds[300] ?? '' }),
  getProductInfo: () => ({ lang: 'en', id: productIds[700] ?? '' }),
  getProductFiltersMotoAutoSearch: () => ({ family: ['bigbike', 'scooter'], lengthMin: 300 }),
  getNewProducts: () => ({ lang: 'th', limit: 24 }),
  compareProducts: () => ({ lang: 'en', ids: productIds.slice(100, 104), vehicle }),
  getFitVerdict: () => ({ lang: 'en', vehicle, products: productIds.slice(200, 296) }),
  getHomeBanner: () => ({ lang: 'ja' }),
  getNextChange: () => ({}),
  getApplications: () => ({ lang: 'th', brand: 'honda', year: 2021, page: 2 }),
  getApplicationBrands: () => ({ lang: 'ja' }),
  getCareers: () => ({ lang: 'ja', department: 'production' }),
  getCareerDetails: () => ({ lang: 'th', id: 'rd26-01' }),
  getPromotions: () => ({ lang: 'en' }),
  getNews: () => ({ lang: 'th', kind: 'event' }),
  getNewsById: () => ({ lang: 'ja', id: 'open-house-2025' }),
  getCommunityList: () => ({ lang: 'th', type: 'scooter' }),
  getCommunityById: () => ({ lang: 'ja', id: 'cbr650r-back-road' }),
  getCustomerReview: () => ({ lang: 'en', product: productIds[0] ?? '' }),
  getSpringPlans: () => ({ lang: 'th' }),
  getCarSprings: () => ({ lang: 'en' }),
  getCarSpring: () => ({ lang: 'th', slug: 'yaris-ativ-2022-current' }),
  getDtgList: () => ({ lang: 'th' }),
  getDtg: () => ({ lang: 'en', slug: 'revo-prerunner' }),
  getZSeriesList: () => ({ lang: 'ja' }),
  getZSeries: () => ({ lang: 'ja', slug: 'xsr155' }),
  getVespas: () => ({ lang: 'th' }),
  getVespa: () => ({ lang: 'en', slug: 'gts' }),
  getScooters: () => ({ lang: 'en' }),
  getScooter: () => ({ lang: 'th', range: 'gtx', slug: 'CLICK125I' }),
  getCatalogue: () => ({ lang: 'en', name: 'High-Performance' }),
  getUserLocation: () => ({}),
  getCountryInformation: () => ({ lang: 'th', code: 'TH' }),
  getContinentMaster: () => ({ lang: 'ja' }),
  getWorkshops: () => ({ lang: 'th', line: 'scooter' }),
  getSlots: () => ({ workshop: workshopId, job: 'fitting' }),
  getServiceCenter: () => ({ lang: 'ja' }),
  getDealer: () => ({ lang: 'th', id: workshopId }),
  getDealerProvinces: () => ({ lang: 'ja' }),
  getWorldDistributors: () => ({ lang: 'th' }),
  getDistributorType: () => ({ lang: 'th' }),
  getDistributorSize: () => ({ lang: 'en' }),
  getFileDownloads: () => ({ lang: 'th', vehicle }),
  getApprovals: () => ({ lang: 'en' }),
  getFaq: () => ({ lang: 'ja', q: 'オイル' }),
  getProvinces: () => ({ lang: 'ja' }),
  getAmphurs: () => ({ lang: 'th', province: 'เชียงใหม่' }),
  getTambons: () => ({ lang: 'en', province: 'เชียงใหม่', amphur: 'หางดง' }),
  searchPlaces: () => ({ lang: 'th', q: 'บางรัก 10500' }),
  getMobileServiceRoadShow: () => ({ lang: 'en' }),
  getHighlightRoadShowEvent: () => ({ lang: 'th' }),
  getVideos: () => ({ lang: 'ja' }),
  getBrandsWarranty: () => ({ lang: 'th', type: 'pickup' }),
  getModelsWarranty: () => ({ lang: 'en', brand: 'honda' }),
  'getModels-Warranty': () => ({ lang: 'ja', type: 'vespa' }),
}
const operations = Object.keys(calls) as (keyof typeof calls)[]

/** Reviews come by import only. */
const isEmptyAtFirst = (operation: OperationId) => operation === 'getCustomerReview'

function isFilled(answer: unknown): boolean {
  return Array.isArray(answer) ? answer.length > 0 : typeof answer === 'object' && answer !== null
}

/** The client already refuses an answer that breaks the contract; here unknown extra keys are refused too. */
function expectContract(operation: OperationId, answer: unknown): void {
  expect(endpoints[operation].output.parse(answer)).toEqual(answer)
}

describe('every operation answers alike on both engines', () => {
  it('leaves none out', () => {
    const reads = (Object.keys(handlers) as OperationId[]).filter(
      (id) => endpoints[id].method === 'GET' && !endpoints[id].auth,
    )
    expect(new Set([...operations, 'search', 'getDealerPicture', 'getContentPicture'])).toEqual(new Set(reads))
  })

  it.each(operations)('%s', async (operation) => {
    const input = calls[operation]()
    const sqlite = await clients.sqlite.call(operation, input)
    const postgres = await clients.postgres.call(operation, input)
    expect(isFilled(sqlite), 'an answer to compare').toBe(!isEmptyAtFirst(operation))
    expectContract(operation, sqlite)
    expect(postgres).toEqual(sqlite)
  })

  it.each(langs)('search in %s', async (lang) => {
    const input = { q: { en: 'pcx shock', th: 'โช๊ค pcx', ja: 'pcx ショック' }[lang], lang, vehicle }
    const [sqlite, postgres] = [
      await clients.sqlite.call('search', input),
      await clients.postgres.call('search', input),
    ]
    const idsOf = ({ hits }: typeof sqlite) =>
      hits.map((hit) => (hit.kind === 'product' ? hit.product.id : hit.kind === 'vehicle' ? hit.vehicle.id : hit.id))
    expect(sqlite.hits.length).toBeGreaterThan(3)
    expect(postgres.total).toBe(sqlite.total)
    expect(idsOf(postgres)).toEqual(idsOf(sqlite))
    for (const hit of postgres.hits) if (hit.kind === 'product') expect(hit.product.verdict?.vehicleId).toBe(vehicle)
  })

  it.each(['sqlite', 'postgres'] as const)('sign-in on %s', async (engine) => {
    expect(tokenSecret).not.toBe('')
    const client = clients[engine]
    const answer = await client.call('token', { username: 'dealer@example.com', password: 'dealer-sample-1' })
    const { access_token: token } = tokenSchema.parse(answer)
    const me = await client.call('ApiUser/Me', {}, { token })
    expect(me.data).toMatchObject({ email: 'dealer@example.com', scope: ['dealer'] })
    await expect(client.call('ApiUser/Me', {})).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
  })
})

describe('texts', () => {
  it.each(langs)('come in %s', async (lang) => {
    const info = await clients.postgres.call('getProductInfo', { lang, id: productIds[700] ?? '' })
    const script = { en: /[a-z]/, th: /[\u0e00-\u0e7f]/, ja: /[\u3040-\u30ff\u4e00-\u9fff]/ }[lang]
    for (const text of [info.product.name, info.product.tagline, info.product.description]) expect(text).toMatch(script)
  })
})

describe('former product ids', () => {
  it.each(['sqlite', 'postgres'] as const)('lead to the product on %s', async (engine) => {
    const [id = ''] = productIds
    await pair[engine].insertInto('product_redirect').values({ old_id: 'a-former-id', product_id: id }).execute()
    expect((await clients[engine].call('getProduct', { id: 'a-former-id' })).id).toBe(id)
  })
})

describe('years', () => {
  it.each(['sqlite', 'postgres'] as const)('newest first, each inside its generation, on %s', async (engine) => {
    const years = await clients[engine].call('getYears', { model: 'honda-pcx160' })
    expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted((a, b) => b - a))
    for (const {
      year,
      vehicle: { from, to },
    } of years) {
      expect(year).toBeGreaterThanOrEqual(Number(from.slice(0, 4)))
      if (to) expect(year).toBeLessThanOrEqual(Number(to.slice(0, 4)))
    }
    expect(years.some((entry) => entry.year === 2021 && entry.vehicle.id === vehicle)).toBe(true)
  })
})
