import { z } from 'zod'
import data from '@/content/builds.json'
import { ApiError } from '@/lib/contract/api-error'
import { slugSchema } from '@/lib/contract/common'
import { buildPartSchema, buildSchema, buildSetupSchema } from '@/lib/contract/community'

/** Builds as the web team writes them: facts here, words in `content/<lang>/community/<id>.json`. */
export const buildFileSchema = z.array(
  buildSchema.pick({ id: true, use: true, addedOn: true, year: true, sample: true }).extend({
    vehicle: slugSchema,
    parts: z
      .array(buildPartSchema.pick({ code: true, axle: true }).extend({ setup: buildSetupSchema.partial().optional() }))
      .min(1),
  }),
)
export type BuildFacts = z.infer<typeof buildFileSchema>[number]

/** The latest first. */
export const builds = buildFileSchema.parse(data).toSorted((a, b) => b.addedOn.localeCompare(a.addedOn))

export const buildTextSchema = buildSchema.pick({ title: true, summary: true, before: true, changes: true, tip: true })

/** Its facts, or NOT_FOUND. */
export function requireFacts(id: string): BuildFacts {
  const facts = builds.find((build) => build.id === id)
  if (!facts) throw new ApiError('NOT_FOUND', { message: `build ${id}` })
  return facts
}
