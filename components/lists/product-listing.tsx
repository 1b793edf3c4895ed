import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RememberVehicle } from '@/components/fitment/remember-vehicle'
import { PageLinks } from '@/components/layout/page-links'
import { TapeMeasure } from '@/components/products/tape-measure'
import { Tray } from '@/components/products/tray'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { Disclosure } from '@/components/ui/disclosure'
import { EmptyState } from '@/components/ui/empty-state'
import type { GetProductsQuery, ProductList } from '@/lib/contract/product-list'
import type { Vehicle } from '@/lib/contract/vehicle'
import { formatCount } from '@/lib/i18n/format-count'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { finderQuery } from '@/lib/routes/finder-links'
import { listQuery, listViews, parseYear, type ListView, type SearchParams } from '@/lib/routes/list-state'
import { sceneOf } from './list-scene'
import { ActiveFilters } from './active-filters'
import { listChoices } from './list-choices'
import { ListHeading } from './list-heading'
import { FilterSheet } from './filter-sheet'
import { FoundCount } from './found-count'
import { FilterPanel, unitsForm } from './filter-panel'
import { ListItems } from './list-items'
import { MeasuredKinds } from './measured-kinds'
import { ViewSwitch } from './view-switch'

type Props = {
  list: ProductList
  state: GetProductsQuery
  params: SearchParams
  view: ListView
  vehicle: Vehicle | null
  locale: Locale
  /** What of the address could not be used. */ notice?: ReactNode
}

function vehicleName({ brand, model, generation }: Vehicle): string {
  return `${brand} ${model} ${generation}`
}

/** The product list with its filters, in one of three views. */
export async function ProductListing({ list, state, params, view, vehicle, locale, notice }: Props) {
  const t = await getTranslations({ locale, namespace: 'lists' })
  const path = localizePath(listViews[view], locale)
  const year = vehicle && parseYear(params)
  const measured = state.measureLength !== undefined || state.measureStroke !== undefined
  const choices = await listChoices({ state, params, vehicle, locale })
  const pages = Math.ceil(list.total / list.pageSize)
  const first = (list.page - 1) * list.pageSize + 1
  return (
    <>
      {vehicle && (
        <RememberVehicle
          id={vehicle.id}
          name={vehicleName(vehicle)}
          year={year}
          locale={locale}
          at={finderQuery({ type: vehicle.type, brand: vehicle.brandId, model: vehicle.modelId })}
        />
      )}
      <PageStage
        title={<ListHeading state={state} vehicle={vehicle} year={year} locale={locale} />}
        scene={sceneOf(state, vehicle)}
        size="low"
        lead={<p aria-live="polite">{t('count', { count: list.total })}</p>}
      />
      {/* Sending it closes a dialog, and it stands in none: nothing happens. */}
      <form id={unitsForm} method="dialog" hidden />
      <div className="shell grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-3 pt-3 pb-section md:grid-cols-[17rem_minmax(0,1fr)] md:gap-y-5 md:pt-6">
        <FilterSheet
          texts={{
            filters: t('filters'),
            close: t('close'),
            show: t.rich('show', { count: () => <FoundCount /> }),
            apply: t('apply'),
          }}
          chosen={choices.length}
          total={list.total}
          locale={locale}
          beside={
            <>
              <p className="text-sm text-steel max-md:sr-only">
                {t('range', {
                  from: formatCount(first),
                  to: formatCount(first + list.items.length - 1),
                  total: formatCount(list.total),
                })}
              </p>
              <ViewSwitch view={view} params={params} locale={locale} />
            </>
          }
        >
          <FilterPanel list={list} state={state} params={params} path={path} locale={locale} />
        </FilterSheet>
        <div className="filtered grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-5">
          {notice}
          <ActiveFilters choices={choices} params={params} path={path} locale={locale} />
          <MeasuredKinds list={list} state={state} params={params} path={path} locale={locale} />
          {list.items.length === 0 ? (
            <EmptyState
              title={t('empty.title')}
              text={t('empty.text')}
              actions={
                <ButtonLink href={path} variant="secondary">
                  {t('empty.action')}
                </ButtonLink>
              }
            />
          ) : (
            <ListItems
              products={list.items}
              view={view}
              measuredMm={state.measureLength}
              grouped={vehicle !== null && !measured && state.sort === 'relevance'}
              locale={locale}
            />
          )}
          <PageLinks
            page={list.page}
            pages={pages}
            hrefOf={(page) => path + listQuery(params, { page: page === 1 ? undefined : String(page) })}
            locale={locale}
          />
          <Disclosure summary={t('tape.title')} open={measured || list.items.length === 0} data-print="none">
            <TapeMeasure locale={locale} {...(measured && { state })} heading="h2" />
          </Disclosure>
        </div>
      </div>
      <Tray locale={locale} />
    </>
  )
}
