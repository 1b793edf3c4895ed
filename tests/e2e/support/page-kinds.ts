import { readPageFiles } from '@/lib/routes/page-files'
import { routes } from '@/lib/routes/table'
import { allProductIds, oneOfKind, pcx } from './catalogue'

export type PageKind = {
  name: string
  path: string
  /** JavaScript over the wire at a first visit, gzip; kB = 1000 bytes. Only where a page brings code of its own. */
  budgetKb?: number
  /** Served from the store, the same for everyone. */
  stored?: true
  /** The same parts as a kind before it, with other data or in another order. */
  variant?: true
  /** Fills parts of itself once its scripts run, so that something could jump or be refused. */
  fills?: true
}

// A page that brings no code of its own weighs 156 kB: the framework, head and foot, consent, offline use.
const reading = 158
const interactive = 177
/** The pages of vehicles and series. */
const vehicle = 163
/** Read, with a leaf or two that move. */
const chosen = 170
/** A whole application: steps, their rules, files, a draft that is kept. */
const form = 217

const productKinds = ['unit-swing-shock', 'fork-cartridge', 'air-kit', 'lift-spring'] as const

async function cataloguePages(origin: string, ids: readonly string[]): Promise<PageKind[]> {
  const joined = ids.slice(0, 3).join(',')
  const products = await Promise.all(
    productKinds.map(async (kind, i) => ({
      name: kind,
      path: `/products/${(await oneOfKind(origin, kind)).id}`,
      ...(i === 0 ? { budgetKb: interactive } : { variant: true as const }),
    })),
  )
  return [
    { name: 'home', path: '/', budgetKb: interactive, stored: true },
    { name: 'motorcycle home', path: '/index-002', variant: true },
    { name: 'products', path: '/products', budgetKb: interactive, stored: true },
    { name: 'finder step', path: '/products?type=scooter&brand=honda' },
    { name: 'auto', path: '/products/auto', stored: true },
    { name: 'brand', path: '/products/brand', stored: true, variant: true },
    { name: 'list', path: '/products/list', budgetKb: interactive, stored: true },
    { name: 'table', path: '/products/list2?family=fork' },
    { name: 'matrix', path: '/products/list3?family=fork' },
    { name: 'list for a vehicle', path: `/products/list?${pcx.query}` },
    { name: 'empty list', path: '/products/list?family=fork&lengthMin=999', variant: true },
    { name: 'comparison', path: `/products/compare?ids=${joined}` },
    { name: 'no comparison', path: '/products/compare?ids=', budgetKb: interactive, variant: true },
    ...products,
    { name: 'search', path: '/search?q=PCX', budgetKb: interactive },
    { name: 'search start', path: '/search', variant: true },
    { name: 'nothing found', path: '/search?q=zzqqxxyyzz', variant: true },
    { name: 'recent', path: `/user/recentlyViewedProducts?ids=${joined}` },
  ]
}

function servicePages(product: string): PageKind[] {
  return [
    { name: 'service entry', path: '/services/main', budgetKb: reading, stored: true },
    { name: 'questions', path: '/services/faq', budgetKb: interactive, stored: true },
    { name: 'question', path: '/services/faq/air-leaks', stored: true },
    { name: 'codes', path: '/services/productCode', budgetKb: interactive, stored: true },
    { name: 'part number', path: '/services/productCode?code=TG36-330TRCL-07B', fills: true },
    { name: 'serial number', path: '/services/productCode?code=2614A-04217-Y', fills: true, variant: true },
    { name: 'setup', path: '/services/feature-adjust', budgetKb: form, stored: true },
    { name: 'setup of a part', path: `/services/feature-adjust?product=${product}`, fills: true, variant: true },
    { name: 'documents', path: '/services/download', budgetKb: interactive, stored: true, fills: true },
    { name: 'plain documents', path: '/services/download-backup', stored: true, variant: true },
    { name: 'manuals', path: '/services/manual', budgetKb: interactive, stored: true },
    { name: 'approvals', path: '/services/abe', budgetKb: interactive, stored: true },
    { name: 'motorcycle service', path: '/services/motoService', stored: true },
    { name: 'car service', path: '/services/autoService', stored: true, variant: true },
    { name: 'service van', path: '/services/mobileService', stored: true },
    { name: 'films', path: '/services/videoTutorial', budgetKb: interactive, stored: true, fills: true },
  ]
}

const warrantyPages: readonly PageKind[] = [
  { name: 'warranty terms', path: '/warranty', stored: true },
  { name: 'warranty entry', path: '/services/warranty', stored: true },
  { name: 'warranty registration', path: '/services/warranty/register', budgetKb: form, stored: true, fills: true },
  { name: 'warranty check', path: '/services/warranty/checkWarranty', budgetKb: interactive, stored: true },
  { name: 'warranty passport', path: '/services/warranty/passport', budgetKb: interactive, stored: true, fills: true },
  {
    name: 'warranty for a buyer',
    path: '/services/warranty/used-part',
    budgetKb: interactive,
    stored: true,
    fills: true,
    variant: true,
  },
  {
    name: 'messages of a warranty',
    path: '/services/warranty/messages',
    budgetKb: interactive,
    stored: true,
    fills: true,
    variant: true,
  },
  { name: 'appointment', path: '/appointment', budgetKb: form, stored: true, fills: true },
  // Days and times to move it to, beside what a page with leaves has.
  { name: 'visit without its link', path: '/appointment/manage', budgetKb: 178, stored: true, variant: true },
]

const vehiclePages: readonly PageKind[] = [
  { name: 'springs for a vehicle', path: '/car-spring/haval-h6', budgetKb: vehicle, stored: true },
  { name: 'wish', path: '/car-spring/coming-soon', budgetKb: form, stored: true, fills: true },
  { name: 'wish without its link', path: '/car-spring/coming-soon/wish', stored: true, variant: true },
  { name: 'dated edition', path: '/car-spring/xpander-2018-2021', stored: true, variant: true },
  { name: 'dampers for a pickup', path: '/dtg-sport/d-max-2019-current', stored: true, variant: true },
  { name: 'shocks for a scooter', path: '/GTX/FORZA300-350', stored: true, variant: true },
  { name: 'shocks for a Vespa', path: '/vespa/gts', budgetKb: vehicle, stored: true },
]

/** A series in each composition, those with parts of their own, and the frame for dealers. */
const seriesKinds: readonly PageKind[] = [
  { name: 'series', path: '/GTX', budgetKb: vehicle, stored: true },
  { name: 'series, figures first', path: '/dtg/index2', stored: true, variant: true },
  { name: 'series, two wheels first', path: '/e-series/index-02', stored: true, variant: true },
  { name: 'springs', path: '/car-spring', budgetKb: vehicle, stored: true },
  { name: 'air suspension', path: '/AIR-SUSPENSION', stored: true },
  { name: 'fork kit', path: '/fork-damper-kit', budgetKb: chosen, stored: true },
  { name: 'sets beside each other', path: '/vespa/gts/compare', budgetKb: vehicle, stored: true },
  // Fields beside what a series has.
  { name: 'chooser in a frame', path: '/fork-upgrade-kit/embed', budgetKb: 164, stored: true, fills: true },
]

const chartPages: readonly PageKind[] = [
  { name: 'application chart', path: '/application-list', budgetKb: interactive, stored: true },
  {
    name: 'application chart of a model',
    path: '/application-list?type=scooter&brand=honda&model=honda-pcx160',
    variant: true,
  },
  { name: 'empty application chart', path: '/application-list?type=vespa&year=1951', variant: true },
  { name: 'application chart for print', path: '/applist', stored: true },
  { name: 'application chart of a brand for print', path: '/applist?brand=vespa', variant: true },
  { name: 'catalogue on one page', path: '/catalogue/Vespa', budgetKb: reading, stored: true, variant: true },
  { name: 'catalogue', path: '/catalogue/Master-Catalogue', budgetKb: reading, stored: true },
  { name: 'chapter of a catalogue', path: '/catalogue/Master-Catalogue/scooter', stored: true },
  { name: 'promotions', path: '/promotion', budgetKb: reading, stored: true },
  { name: 'motorcycle promotions', path: '/promotion-moto', stored: true, variant: true },
  { name: 'car promotions', path: '/promotion-auto', stored: true, variant: true },
]

const careerPages: readonly PageKind[] = [
  { name: 'careers', path: '/career', budgetKb: reading, stored: true },
  { name: 'job posting', path: '/career/rd26-02', budgetKb: reading, stored: true },
  { name: 'closed job posting', path: '/career/pr26-03', stored: true, variant: true },
  { name: 'job application', path: '/career/register/rd26-02', budgetKb: form, stored: true, fills: true },
  { name: 'open application', path: '/career/register', stored: true, fills: true, variant: true },
]

const newsPages: readonly PageKind[] = [
  { name: 'news', path: '/newsAndEvents', budgetKb: reading, stored: true },
  { name: 'event', path: '/newsAndEvents/open-house-2026', budgetKb: reading, stored: true },
  { name: 'article', path: '/newsAndEvents/rainy-season', stored: true, variant: true },
  { name: 'builds', path: '/community', budgetKb: reading, stored: true },
  { name: 'build', path: '/community/pcx160-potholes', budgetKb: chosen, stored: true, fills: true },
  { name: 'sending in a build', path: '/community/send', budgetKb: form, stored: true, fills: true },
]

const policyPages: readonly PageKind[] = [
  { name: 'policy', path: '/policy/privacy-policy', budgetKb: reading, stored: true },
  { name: 'cookie policy', path: '/cookiesPolicy', stored: true, variant: true },
  { name: 'request about data', path: '/policy/data-subject-form', budgetKb: form, stored: true },
]

const companyPages: readonly PageKind[] = [
  { name: 'about', path: '/about/introduction', stored: true },
  { name: 'cut-aways and curves', path: '/about/technology', budgetKb: chosen, stored: true },
  { name: 'reasons to write', path: '/contactUs', budgetKb: form, stored: true },
  { name: 'case', path: '/case', budgetKb: form, stored: true },
  { name: 'stand with figures', path: '/dc/E1', budgetKb: chosen, stored: true },
  { name: 'stand with clicks', path: '/dc/C6', budgetKb: chosen, stored: true, variant: true },
  { name: 'stand with a question', path: '/dc/D7', stored: true, variant: true },
]

/** A section that is not there yet, while there is one. */
function preparedPages(): PageKind[] {
  const route = routes.find(
    ({ path, params, guards, frame, title }) =>
      !readPageFiles().includes(path) &&
      title === null &&
      params.length === 0 &&
      guards.length === 0 &&
      frame === 'default',
  )
  return route ? [{ name: 'section being prepared', path: route.path, budgetKb: reading, stored: true }] : []
}

/** One page of every kind: what holds for all pages is tested on these. Paths are without language. */
export async function everyKind(origin: string): Promise<PageKind[]> {
  const [ids, { id }] = await Promise.all([allProductIds(origin), oneOfKind(origin, 'unit-swing-shock')])
  const oil = await oneOfKind(origin, 'damper-oil')
  return [
    ...(await cataloguePages(origin, ids)),
    { name: 'oil', path: `/products/${oil.id}`, variant: true },
    ...servicePages(id),
    ...warrantyPages,
    ...vehiclePages,
    ...seriesKinds,
    ...chartPages,
    ...careerPages,
    ...newsPages,
    ...policyPages,
    ...companyPages,
    ...preparedPages(),
    { name: 'kept on the device', path: '/offline', budgetKb: interactive, stored: true, fills: true },
    { name: 'sign-in', path: '/login' },
    { name: 'not found', path: '/no-such-page' },
  ]
}

/** The kinds of page whose JavaScript is weighed. */
export async function weighedKinds(origin: string): Promise<(PageKind & { budgetKb: number })[]> {
  return (await everyKind(origin)).flatMap((kind) =>
    kind.budgetKb === undefined ? [] : [{ ...kind, budgetKb: kind.budgetKb }],
  )
}
