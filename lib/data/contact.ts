import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { ContactInfo } from '@/lib/contract/contact'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'

/** How the company is reached. */
export async function readContactInfo(lang: Lang): Promise<ContactInfo> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.site)
  return askCompany('getContactInfo', { lang })
}
