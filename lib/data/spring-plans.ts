import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { readContent } from '@/lib/content/read-content'
import type { Lang } from '@/lib/contract/common'
import type { SpringPlan } from '@/lib/contract/spring-wish'
import { springStages } from '@/lib/contract/spring-words'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'

const words = z.string().min(1)
const copySchema = z.object({
  lead: words,
  how: words,
  stages: z.record(z.enum(springStages), z.object({ title: words, text: words })),
})
export type SpringPlansCopy = z.infer<typeof copySchema>

/** Vehicles whose springs are being developed; those that have come say where they are. */
export async function readSpringPlans(lang: Lang): Promise<SpringPlan[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.vehicles, cacheTags.fitments)
  return askCompany('getSpringPlans', { lang })
}

/** How a spring comes to be, stage by stage. */
export async function readSpringPlansCopy(lang: Lang): Promise<SpringPlansCopy> {
  return readContent(lang, 'series', 'car-spring-coming', copySchema)
}
