import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Workshop } from '@/lib/contract/appointment'
import type { Lang } from '@/lib/contract/common'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'

/** Workshops that take bookings; what is free there is asked by the browser. */
export async function readWorkshops(lang: Lang): Promise<Workshop[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.dealers)
  return askCompany('getWorkshops', { lang })
}
