import type { Kysely } from 'kysely'
import { z } from 'zod'
import { localizedTextSchema, type Lang } from '@/lib/contract/common'
import { springPlanSchema, type SpringPlan } from '@/lib/contract/spring-wish'
import type { Database } from '@/lib/server/db/schema'
import { readSprings } from './find-springs'

const namesSchema = z.object({ brand: localizedTextSchema, model: localizedTextSchema })
const storedSchema = springPlanSchema.pick({ body: true, parts: true, stage: true })

/** What is being developed, in the order of the table; a vehicle whose springs have come says where they are. */
export async function listSpringPlans(db: Kysely<Database>, lang: Lang): Promise<SpringPlan[]> {
  const rows = await db.selectFrom('spring_plan').selectAll().orderBy('position').orderBy('id').execute()
  const findSprings = await readSprings(db)
  return rows.map(({ id, body, names, from_year, parts, stage, quarter, sample }) => {
    const { brand, model } = namesSchema.parse(JSON.parse(names))
    const planned: unknown = JSON.parse(parts)
    const named = { vehicleId: null, brand: brand.en, model: model.en, year: from_year }
    return {
      id,
      ...storedSchema.parse({ body, parts: planned, stage }),
      brand: brand[lang],
      model: model[lang],
      fromYear: from_year,
      quarter,
      path: findSprings(named)?.path ?? null,
      sample: sample === 1,
    }
  })
}
