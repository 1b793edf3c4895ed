import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { environment } from '@/lib/config/environment'
import type { Catalogue, CatalogueName } from '@/lib/contract/catalogue'
import type { Lang } from '@/lib/contract/common'
import { getPdfs } from '@/lib/server/pdf/pdfs'
import type { CatalogueFacts } from '@/lib/server/pdf/catalogue/facts'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'

export type CatalogueSize = { bytes: number; pages: number }

export async function readCatalogue(lang: Lang, name: CatalogueName): Promise<Catalogue> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.products, cacheTags.fitments, cacheTags.vehicles)
  return askCompany('getCatalogue', { lang, name })
}

/** Everything the PDF of a catalogue is made of. */
export function catalogueFacts(catalogue: Catalogue, lang: Lang): CatalogueFacts {
  return { kind: 'catalogue', catalogue, lang, siteUrl: environment().SITE_URL }
}

/** Size of a catalogue's PDF; null = it was not made ahead and is written when it is first asked for. */
export async function readCatalogueSize(lang: Lang, name: CatalogueName): Promise<CatalogueSize | null> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.products, cacheTags.fitments, cacheTags.vehicles)
  return getPdfs().describeCatalogue(catalogueFacts(await readCatalogue(lang, name), lang))
}
