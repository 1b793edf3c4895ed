import { z } from 'zod'
import { daySchema, slugSchema } from './common'
import { get, nothing, post, type Endpoint } from './endpoint'
import { keptLimits, type KeptKind } from './kept-kinds'

const nameSchema = z.string().min(1).max(160).optional()

export const keptVehicleSchema = z.object({
  /** Generation of our own list. */
  id: slugSchema,
  year: z.int().min(1950).max(2100).nullable(),
  /** Learnt language by language. */
  names: z.object({ en: nameSchema, th: nameSchema, ja: nameSchema }),
  /** Query of the finder's last step. */
  at: z
    .string()
    .regex(/^[a-z0-9=&-]{1,200}$/)
    .optional(),
  /** What its owner has read off, and when. */
  odometer: z.object({ km: z.int().min(0).max(2_000_000), on: daySchema }).optional(),
})
export type KeptVehicle = z.infer<typeof keptVehicleSchema>

const idSchema = z.string().regex(/^[a-z0-9-]{1,120}$/)
const ids = (max: number) => z.array(idSchema).max(max)

/** The newest first, but for the comparison, which has its oldest first. */
export const keptSchemas = {
  garage: z.array(keptVehicleSchema).max(keptLimits.garage),
  recent: ids(keptLimits.recent),
  compare: ids(keptLimits.compare),
  /** `browser`: the random name likes are counted under; empty = none has been given yet. */
  likes: z.object({ browser: z.union([z.literal(''), z.uuid()]), ids: ids(keptLimits.likes) }),
} as const satisfies Record<KeptKind, z.ZodType>

export type KeptValue<K extends KeptKind> = z.infer<(typeof keptSchemas)[K]>

const entryShapes = {
  garage: { kind: z.literal('garage'), value: keptSchemas.garage },
  recent: { kind: z.literal('recent'), value: keptSchemas.recent },
  compare: { kind: z.literal('compare'), value: keptSchemas.compare },
  likes: { kind: z.literal('likes'), value: keptSchemas.likes },
} as const

const saved = { updatedAt: z.iso.datetime() }
export const keptEntrySchema = z.discriminatedUnion('kind', [
  z.object({ ...entryShapes.garage, ...saved }),
  z.object({ ...entryShapes.recent, ...saved }),
  z.object({ ...entryShapes.compare, ...saved }),
  z.object({ ...entryShapes.likes, ...saved }),
])
export type KeptEntry = z.infer<typeof keptEntrySchema>

/** `merge`: what is kept and what comes, together; `replace`: what comes, whatever was kept. */
const how = { how: z.enum(['merge', 'replace']) }
const keepInput = z.discriminatedUnion('kind', [
  z.object({ ...entryShapes.garage, ...how }),
  z.object({ ...entryShapes.recent, ...how }),
  z.object({ ...entryShapes.compare, ...how }),
  z.object({ ...entryShapes.likes, ...how }),
])
export type KeepInput = z.infer<typeof keepInput>

export const keptEndpoints = {
  getKept: {
    ...get(
      'account/kept',
      'The lists that the account keeps for every device of its owner',
      nothing,
      z.object({ /** Whose they are. */ account: z.string(), kept: z.array(keptEntrySchema) }),
      { errors: ['UNAUTHORIZED'] },
    ),
    auth: true,
  },
  keep: {
    ...post('account/keep', 'Keep a list of a device in the account', keepInput, keptEntrySchema, {
      errors: ['UNAUTHORIZED'],
      limit: 'session',
    }),
    auth: true,
  },
} as const satisfies Record<string, Endpoint>
