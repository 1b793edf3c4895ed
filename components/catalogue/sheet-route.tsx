import type { Metadata } from 'next'
import { NotFoundPage, notFoundMetadata } from '@/components/layout/not-found-page'
import { PageFrame } from '@/components/layout/page-frame'
import { AppLink } from '@/components/navigation/app-link'
import { environment } from '@/lib/config/environment'
import { catalogueNames } from '@/lib/contract/catalogue'
import type { CatalogueSheet } from '@/lib/domain/catalogue-sheets'
import { currentLocale } from '@/lib/i18n/current-locale'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { productListJsonLd } from '@/lib/seo/product-list-json-ld'
import { readView, sheetTitle, type CatalogueView } from './catalogue-view'
import { SheetNav } from './sheet-nav'
import { SheetView } from './sheet-view'

type Address = { edition: string; sheet: string }
type Found = { view: CatalogueView; sheet: CatalogueSheet; title: string }

/** The page of a catalogue that an address names; one that is read on one page has none. */
async function findSheet({ edition, sheet: slug }: Address): Promise<Found | null> {
  const name = catalogueNames.find((one) => one === edition)
  if (!name) return null
  const view = await readView(name, await currentLocale())
  const sheet = view.onePage ? undefined : view.sheets.find((one) => one.slug === slug)
  return sheet ? { view, sheet, title: sheetTitle(view, sheet) } : null
}

/** Chapters are for search engines; indexes only repeat them. */
export async function sheetMetadata(address: Address): Promise<Metadata> {
  const found = await findSheet(address)
  if (!found) return notFoundMetadata()
  const { view, sheet, title: part } = found
  const { title, date, locale } = view
  const number = view.sheets.indexOf(sheet) + 1
  return pageMetadata(
    {
      title: [`${part} · ${title}`, `${part} · ${address.edition}`],
      description: view.t('pages.description', { part, number, title, date }),
    },
    { route: '/catalogue/:edition/:sheet', params: address, locale, index: sheet.kind === 'chapter' },
  )
}

/** Parts of a chapter for search engines. */
function PartList({ view, sheet, title, address }: Found & { address: Address }) {
  if (sheet.kind !== 'chapter') return null
  const url = new URL(`${view.path}/${address.sheet}`, environment().SITE_URL)
  const parts = sheet.tables.flatMap((table) => table.parts)
  return <JsonLd data={productListJsonLd(parts, { name: title, url, locale: view.locale })} />
}

/** A page of a catalogue that is too large for one. */
export async function SheetRoute(address: Address) {
  const found = await findSheet(address)
  if (!found) return <NotFoundPage />
  const { view, sheet, title } = found
  return (
    <PageFrame
      route="/catalogue/:edition/:sheet"
      params={address}
      crumbs={[{ label: view.title, href: view.path }, { label: title }]}
    >
      <div className="shell grid grid-cols-1 gap-10 pt-4 pb-section">
        <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h1 className="text-lg font-semibold">
            {view.title} <span className="sr-only">{title}</span>
          </h1>
          <p className="text-sm text-steel">
            <AppLink href={`${view.path}#contents`} className="link">
              {view.t('contents')}
            </AppLink>{' '}
            · {view.edition}
          </p>
        </header>
        <SheetView sheet={sheet} view={view} />
        <SheetNav view={view} current={sheet.slug} />
        <p className="border-l-3 border-signal pl-3 text-sm text-steel">{view.t('sample')}</p>
      </div>
      <PartList {...found} address={address} />
    </PageFrame>
  )
}
