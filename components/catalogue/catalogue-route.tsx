import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { environment } from '@/lib/config/environment'
import { readCatalogueWords } from '@/lib/content/catalogue-words'
import type { CatalogueName } from '@/lib/contract/catalogue'
import { readCatalogueSize } from '@/lib/data/catalogues'
import { catalogueEditions } from '@/lib/domain/catalogue-editions'
import { allParts } from '@/lib/domain/catalogue-sheets'
import { currentLocale } from '@/lib/i18n/current-locale'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { productListJsonLd } from '@/lib/seo/product-list-json-ld'
import { AboutPart } from './about-part'
import { CatalogueStage } from './catalogue-stage'
import { readView } from './catalogue-view'
import { Contents } from './contents'
import { SheetView } from './sheet-view'

export async function catalogueMetadata(name: CatalogueName): Promise<Metadata> {
  const locale = await currentLocale()
  const { meta } = await readCatalogueWords(name, locale)
  return pageMetadata({ ...meta, picture: catalogueEditions[name].cover }, { route: `/catalogue/${name}`, locale })
}

/** A catalogue: its cover and contents, and, where it is small enough, everything in it. */
export async function CatalogueRoute({ name }: { name: CatalogueName }) {
  const locale = await currentLocale()
  const [view, words, size] = await Promise.all([
    readView(name, locale),
    readCatalogueWords(name, locale),
    readCatalogueSize(locale, name),
  ])
  const url = new URL(view.path, environment().SITE_URL)
  return (
    <PageFrame route={`/catalogue/${name}`} tone="stage">
      <article>
        <CatalogueStage view={view} words={words} size={size} />
        <div className="shell grid grid-cols-1 gap-section py-section">
          <Contents view={view} />
          <AboutPart view={view} words={words} />
          {view.onePage && view.sheets.map((sheet) => <SheetView key={sheet.slug} sheet={sheet} view={view} />)}
          <p className="border-l-3 border-signal pl-3 text-sm text-steel">{view.t('sample')}</p>
        </div>
      </article>
      <JsonLd data={productListJsonLd(allParts(view.catalogue), { name: view.title, url, locale })} />
    </PageFrame>
  )
}
