import { z } from 'zod'
import data from '@/content/builds.json'
import { ApiError } from '@/lib/contract/api-error'
import { caseNumberSchema } from '@/lib/contract/case'
import { slugSchema } from '@/lib/contract/common'
import { buildPartSchema, buildPhotoSchema, buildSchema, buildSetupSchema } from '@/lib/contract/community'

/** Builds as the web team writes them: facts here, words in `content/<lang>/community/<id>.json`. */
export const buildFileSchema = z.array(
  buildSchema.pick({ id: true, use: true, addedOn: true, year: true, sample: true }).extend({
    vehicle: slugSchema,
    /** The case it was sent in with; left out = put together by us. Withdrawn, it is no longer shown. */
    case: caseNumberSchema.optional(),
    /** The name its sender wants to be shown. */
    author: z.string().min(1).optional(),
    /** Of `public/builds/<id>-1.jpg` and on; what is on them stands with the words. */
    photos: z.array(buildPhotoSchema.pick({ width: true, height: true })).default([]),
    parts: z
      .array(buildPartSchema.pick({ code: true, axle: true }).extend({ setup: buildSetupSchema.partial().optional() }))
      .min(1),
  }),
)
export type BuildFacts = z.infer<typeof buildFileSchema>[number]

/** The latest first. */
export const builds = buildFileSchema.parse(data).toSorted((a, b) => b.addedOn.localeCompare(a.addedOn))

export const buildTextSchema = buildSchema
  .pick({ title: true, summary: true, before: true, changes: true, tip: true })
  .extend({ photos: z.array(z.string().min(1)).default([]) })

/** The published build of a case; undefined = none. */
export const findBuildOfCase = (number: string): BuildFacts | undefined => builds.find((build) => build.case === number)

/** CONFLICT as long as the site has no build of that case. */
export function requireBuildOfCase(number: string): BuildFacts {
  const facts = findBuildOfCase(number)
  if (!facts) throw new ApiError('CONFLICT', { message: `content/builds.json has no build with the case ${number}` })
  return facts
}

/** Its facts, or NOT_FOUND. */
export function requireFacts(id: string): BuildFacts {
  const facts = builds.find((build) => build.id === id)
  if (!facts) throw new ApiError('NOT_FOUND', { message: `build ${id}` })
  return facts
}
