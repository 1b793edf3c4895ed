import { z } from 'zod'
import { axleSchema, langShape, slugSchema, yearMonthSchema } from './common'
import { driveSchema, mountKindSchema, vehicleSummarySchema, vehicleTypeSchema } from './vehicle'

export const fitmentStatuses = ['direct', 'needs-kit', 'needs-trimming', 'does-not-fit'] as const
export const fitmentStatusSchema = z.enum(fitmentStatuses)
export type FitmentStatus = z.infer<typeof fitmentStatusSchema>

/** What limits a fitment, or has to be looked at before buying. */
export const restrictionSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('drive-only'), drive: driveSchema }),
  z.object({ code: z.literal('from'), ym: yearMonthSchema }),
  z.object({ code: z.literal('until'), ym: yearMonthSchema }),
  /** Not for the trim with electronically controlled dampers. */
  z.object({ code: z.literal('not-electronic') }),
  /** Reservoir needs free space beside the frame or exhaust. */
  z.object({ code: z.literal('reservoir-clearance') }),
  /** Not together with the accessory centre stand. */
  z.object({ code: z.literal('no-centre-stand') }),
  /** Original bump stop or spring seat is used again. */
  z.object({ code: z.literal('reuse-seat') }),
  /** Original mount has to be checked; two sizes were built. */
  z.object({ code: z.literal('check-mount'), holeMm: z.number() }),
  /** Wheel alignment is needed after fitting. */
  z.object({ code: z.literal('alignment') }),
  /** Only with the body lift or leaf pack named by the kit. */
  z.object({ code: z.literal('load-only'), kg: z.number() }),
  /** The kit that has to be fitted with it. */
  z.object({ code: z.literal('kit'), what: z.enum(['bushes', 'extension', 'clamps']) }),
  /** What has to be cut to size. */
  z.object({ code: z.literal('trim'), what: z.enum(['liner', 'stop', 'cover']) }),
])
export type Restriction = z.infer<typeof restrictionSchema>
export const restrictionsSchema = z.array(restrictionSchema)

export const fitmentSchema = z.object({
  vehicle: vehicleSummarySchema,
  axle: axleSchema,
  quantity: z.int().min(1).max(4),
  status: fitmentStatusSchema,
  restrictions: restrictionsSchema,
  /** Change of ride height on this axle, mm. */
  rideHeightMm: z.number(),
  verifiedBy: z.enum(['fitted', 'measured', 'calculated']),
  verifiedOn: z.string(),
})
export type Fitment = z.infer<typeof fitmentSchema>

const verdicts = ['fits', 'fits-if', 'does-not-fit', 'unknown'] as const
export const verdictSchema = z.enum(verdicts)
export type Verdict = z.infer<typeof verdictSchema>

/** Why a part fits only under a condition, or does not. Figures are absolute differences. */
export const fitReasonSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('too-short'), mm: z.number() }),
  z.object({ code: z.literal('too-long'), mm: z.number() }),
  z.object({ code: z.literal('stroke-short'), mm: z.number() }),
  z.object({ code: z.literal('stroke-long'), mm: z.number() }),
  z.object({
    code: z.literal('mount-needed'),
    end: z.enum(['top', 'bottom']),
    needed: mountKindSchema,
    has: mountKindSchema,
  }),
  z.object({ code: z.literal('bore-differs'), end: z.enum(['top', 'bottom']), needed: z.number(), has: z.number() }),
  z.object({ code: z.literal('fork-tube-differs'), needed: z.number(), has: z.number() }),
  z.object({ code: z.literal('other-vehicle-type'), types: z.array(vehicleTypeSchema) }),
  z.object({ code: z.literal('other-layout') }),
  z.object({ code: z.literal('not-listed') }),
  z.object({ code: z.literal('needs-kit') }),
  z.object({ code: z.literal('needs-trimming') }),
  ...restrictionSchema.options,
])
export type FitReason = z.infer<typeof fitReasonSchema>

export const fitVerdictSchema = z.object({
  vehicleId: slugSchema,
  verdict: verdictSchema,
  axle: axleSchema.nullable(),
  quantity: z.int().nullable(),
  /** Never empty unless the verdict is `fits`. */
  reasons: z.array(fitReasonSchema),
})
export type FitVerdict = z.infer<typeof fitVerdictSchema>

/** The nearest part that does fit, where the asked one does not. */
const nearestPartSchema = z.object({ id: slugSchema, code: z.string(), name: z.string() })

const pairSchema = z.object({ has: z.number(), original: z.number() })
/** The part beside what sits there from the factory, mm; null where one of the two is unknown. */
export const fitFiguresSchema = z.object({
  length: pairSchema.nullable(),
  stroke: pairSchema.nullable(),
  mounts: z.enum(['same', 'differ']).nullable(),
  /** Change of ride height at the wheel, mm; null where no fit is recorded. */
  rideHeightMm: z.number().nullable(),
})
export type FitFigures = z.infer<typeof fitFiguresSchema>

export const fitAnswerSchema = z.object({
  vehicle: vehicleSummarySchema,
  answers: z.array(
    z.object({
      productId: slugSchema,
      verdict: fitVerdictSchema,
      nearest: nearestPartSchema.nullable(),
      figures: fitFiguresSchema.nullable().default(null),
    }),
  ),
})
export type FitAnswer = z.infer<typeof fitAnswerSchema>

const ids = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : value.split(',')))
  .pipe(z.array(slugSchema).min(1).max(96))
export const getFitVerdictQuery = z.object({ ...langShape, vehicle: slugSchema, products: ids })
