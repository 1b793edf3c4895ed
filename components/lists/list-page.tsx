import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '@/components/layout/page-frame'
import { queryProducts, readProducts } from '@/lib/data/products'
import { readVehicle } from '@/lib/data/vehicles'
import { currentLocale } from '@/lib/i18n/current-locale'
import { listViews, parseListState, type ListView, type SearchParams } from '@/lib/routes/list-state'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ProductListing } from './product-listing'

/** Metadata of a list view; the three views have one canonical address, and selections are not indexed. */
export async function listMetadata(view: ListView, selected: boolean): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'lists' })
  return pageMetadata({ title: t('title'), description: t('metaDescription') }, { route: listViews[view], locale, canonical: listViews.cards, index: !selected && view === 'cards' })
}

/** First page of the whole programme: a stored page. */
export async function WholeList({ view }: { view: ListView }) {
  const locale = await currentLocale()
  const state = parseListState({}, locale)
  const list = await readProducts({ lang: locale, pageSize: state.pageSize })
  return (
    <PageFrame route={listViews[view]} tone="stage">
      <ProductListing list={list} state={state} params={{}} view={view} vehicle={null} locale={locale} />
    </PageFrame>
  )
}

/** The selection that an address names; the not-found page when its vehicle does not exist. */
export async function SelectedList({ view, searchParams }: { view: ListView; searchParams: Promise<SearchParams> }) {
  const [locale, params] = await Promise.all([currentLocale(), searchParams])
  const state = parseListState(params, locale)
  const [list, vehicle] = await Promise.all([queryProducts(state), state.vehicle ? readVehicle(locale, state.vehicle) : null])
  if (!list) notFound()
  return (
    <PageFrame route={listViews[view]} tone="stage">
      <ProductListing list={list} state={state} params={params} view={view} vehicle={vehicle} locale={locale} />
    </PageFrame>
  )
}
