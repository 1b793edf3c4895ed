import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { environment } from '@/lib/config/environment'
import { queryProducts, readProducts } from '@/lib/data/products'
import type { GetProductsQuery, ProductList } from '@/lib/contract/product-list'
import type { Vehicle } from '@/lib/contract/vehicle'
import { readVehicle } from '@/lib/data/vehicles'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { currentLocale } from '@/lib/i18n/current-locale'
import {
  listViews,
  parseListState,
  parseYear,
  readListState,
  type ListView,
  type SearchParams,
  type WrongKey,
} from '@/lib/routes/list-state'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { productListJsonLd } from '@/lib/seo/product-list-json-ld'
import { selectionTitle } from './list-heading'
import { ProductListing } from './product-listing'
import { WrongAddress } from './wrong-address'

/** Metadata of a list view; the three views have one canonical address, and selections are not indexed, but shared: their title and description say what was selected. */
export async function listMetadata(view: ListView, asked: Promise<SearchParams> | null): Promise<Metadata> {
  const [locale, params] = await Promise.all([currentLocale(), asked])
  const t = await getTranslations({ locale, namespace: 'lists' })
  const selection = params && (await titleOf(params, locale))
  return pageMetadata(
    selection === null || selection === t('title')
      ? { title: t('title'), description: t('metaDescription') }
      : { title: selection, description: t('metaDescriptionFor', { selection }) },
    { route: listViews[view], locale, canonical: listViews.cards, index: params === null && view === 'cards' },
  )
}

async function titleOf(params: SearchParams, locale: Locale): Promise<string> {
  const state = parseListState(params, locale)
  const vehicle = state.vehicle ? await readVehicle(locale, state.vehicle) : null
  return selectionTitle({ state, vehicle, year: vehicle && parseYear(params), locale })
}

/** First page of the whole programme: a stored page. */
export async function WholeList({ view }: { view: ListView }) {
  const locale = await currentLocale()
  const state = parseListState({}, locale)
  const list = await readProducts({ lang: locale, pageSize: state.pageSize })
  const t = await getTranslations({ locale, namespace: 'lists' })
  const url = new URL(localizePath(listViews.cards, locale), environment().SITE_URL)
  return (
    <PageFrame route={listViews[view]} tone="stage">
      <ProductListing list={list} state={state} params={{}} view={view} vehicle={null} locale={locale} />
      {view === 'cards' && <JsonLd data={productListJsonLd(list.items, { name: t('title'), url, locale })} />}
    </PageFrame>
  )
}

type Selection = {
  list: ProductList
  state: GetProductsQuery
  params: SearchParams
  vehicle: Vehicle | null
  wrong: WrongKey[]
}

/** Reads the selection that an address names. What nothing answers to, such as an unknown vehicle or a page after the last, is left out and named. */
async function readSelection(asked: SearchParams, locale: Locale): Promise<Selection> {
  const { state, wrong } = readListState(asked, locale)
  const params = { ...asked, ...Object.fromEntries(wrong.map(({ key }) => [key, undefined])) }
  const [list, vehicle] = await Promise.all([
    queryProducts(state),
    state.vehicle ? readVehicle(locale, state.vehicle) : null,
  ])
  const again = async (key: 'vehicle' | 'page', change: SearchParams, value: string) => {
    const next = await readSelection({ ...params, ...change }, locale)
    return { ...next, wrong: [...wrong, { key, value }, ...next.wrong] }
  }
  if (!list) return again('vehicle', { vehicle: undefined, year: undefined }, state.vehicle ?? '')
  const pages = Math.max(1, Math.ceil(list.total / list.pageSize))
  if (list.page > pages) return again('page', { page: String(pages) }, String(list.page))
  return { list, state, params, vehicle, wrong }
}

/** The selection that an address names. */
export async function SelectedList({ view, searchParams }: { view: ListView; searchParams: Promise<SearchParams> }) {
  const [locale, asked] = await Promise.all([currentLocale(), searchParams])
  const { wrong, ...selection } = await readSelection(asked, locale)
  const notice = wrong.length > 0 ? <WrongAddress wrong={wrong} pages={selection.list.page} locale={locale} /> : null
  return (
    <PageFrame route={listViews[view]} tone="stage">
      <ProductListing {...selection} view={view} locale={locale} notice={notice} />
    </PageFrame>
  )
}
