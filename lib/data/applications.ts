import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { connection } from 'next/server'
import {
  applicationPageSizes,
  type Application,
  type ApplicationBrand,
  type ApplicationFilter,
  type ApplicationList,
} from '@/lib/contract/application'
import type { Lang } from '@/lib/contract/common'
import type { InputOf } from '@/lib/contract/endpoints'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'

/** First page of the whole chart; for the stored page. */
export async function readApplications(lang: Lang): Promise<ApplicationList> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.vehicles, cacheTags.products, cacheTags.fitments)
  return askCompany('getApplications', { lang })
}

export async function readApplicationBrands(lang: Lang): Promise<ApplicationBrand[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.vehicles, cacheTags.products, cacheTags.fitments)
  return askCompany('getApplicationBrands', { lang })
}

/** Any selection, not stored: the number of combinations has no bound. */
export async function queryApplications(input: InputOf<'getApplications'>): Promise<ApplicationList> {
  await connection()
  return askCompany('getApplications', input)
}

/** Every line of a selection, in pieces, so that a file of the whole chart is never held at once. */
export async function* eachApplications(
  lang: Lang,
  filter: ApplicationFilter,
): AsyncGenerator<Application[], void, undefined> {
  const pageSize = applicationPageSizes.max
  for (let page = 1; ; page += 1) {
    const { items, total } = await askCompany('getApplications', { ...filter, lang, page, pageSize })
    yield items
    if (page * pageSize >= total) return
  }
}

/** Every line of one brand, not stored. */
export async function queryBrand(lang: Lang, brand: string): Promise<Application[]> {
  await connection()
  const lines: Application[] = []
  for await (const piece of eachApplications(lang, { brand })) lines.push(...piece)
  return lines
}
