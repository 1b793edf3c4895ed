import { z } from 'zod'
import { daySchema, langShape, slugSchema } from './common'
import { get, type Endpoint } from './endpoint'

/** Local time of Thailand, `HH:MM`. */
const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const roadShowOffers = [
  'inspection',
  'sag',
  'n2-recharge',
  'seal-kit',
  'spring-swap',
  'fork-oil',
  'fitting',
  'demo',
  'registration',
] as const
const roadShowLines = ['moto', 'auto'] as const

/** One stop of the mobile workshop. */
export const roadShowStopSchema = z.object({
  id: slugSchema,
  /** `code`: the two digits of ISO 3166-2:TH. */
  province: z.object({ code: z.string().regex(/^\d{2}$/), name: z.string() }),
  place: z.string(),
  latitude: z.number().min(5).max(21),
  longitude: z.number().min(97).max(106),
  /** First and last day, both included; in Asia/Bangkok. */
  from: daySchema,
  to: daySchema,
  /** The same hours on every day of the stop. */
  opens: clockSchema,
  closes: clockSchema,
  lines: z.array(z.enum(roadShowLines)).min(1),
  offers: z.array(z.enum(roadShowOffers)).min(1),
  /** `walk-in`: no booking; `advised`: booked work goes first; `needed`: booked work only. */
  booking: z.enum(['walk-in', 'advised', 'needed']),
  highlight: z.boolean(),
  /** Made up to show how the calendar works. */
  sample: z.boolean(),
})
export type RoadShowStop = z.infer<typeof roadShowStopSchema>

export const roadShowQuery = z.object({
  ...langShape,
  /** First day of interest; default: today in Thailand. A stop that has begun but not ended still counts. */
  from: daySchema.optional(),
  province: z
    .string()
    .regex(/^\d{2}$/)
    .optional(),
})

export const roadShowEndpoints = {
  getMobileServiceRoadShow: get(
    'services/road-shows',
    'Stops of the mobile workshop that have not ended, the next first',
    roadShowQuery,
    z.array(roadShowStopSchema),
  ),
  getHighlightRoadShowEvent: get(
    'services/road-shows/highlight',
    'The next stop worth announcing; null when none is planned',
    roadShowQuery,
    roadShowStopSchema.nullable(),
  ),
} as const satisfies Record<string, Endpoint>
