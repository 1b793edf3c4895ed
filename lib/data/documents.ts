import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { Approval, FileDownloads, GetFileDownloadsInput } from '@/lib/contract/document'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'

/** First documents of a selection; for stored pages. */
export async function readFileDownloads(input: GetFileDownloadsInput): Promise<FileDownloads> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.products, cacheTags.fitments)
  return askCompany('getFileDownloads', input)
}

export async function readApprovals(lang: Lang): Promise<Approval[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.products, cacheTags.vehicles)
  return askCompany('getApprovals', { lang })
}
