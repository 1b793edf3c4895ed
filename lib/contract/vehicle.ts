import { z } from 'zod'
import { axleSchema, langShape, slugSchema, yearMonthSchema } from './common'
import { vehicleTypes } from './vehicle-types'

export const vehicleTypeSchema = z.enum(vehicleTypes)

/** Body shapes, each with a silhouette of its own. */
export const vehicleBodies = [
  'scooter',
  'underbone',
  'vespa',
  'bigbike',
  'sedan',
  'hatchback',
  'suv',
  'van',
  'pickup',
] as const
export const vehicleBodySchema = z.enum(vehicleBodies)
export type VehicleBody = z.infer<typeof vehicleBodySchema>

/** Driven axles a generation is sold with; null for two-wheelers. */
export const drives = ['2wd', '4wd'] as const
export const driveSchema = z.enum(drives)
export type Drive = z.infer<typeof driveSchema>

export const mountKinds = ['eye', 'clevis', 'pin', 'stem', 'flange', 'seat'] as const
export const mountKindSchema = z.enum(mountKinds)
export type MountKind = z.infer<typeof mountKindSchema>

/** One end of a damper or spring. `holeMm` is the bore of an eye or clevis, the thread of a stem (M10 = 10), null for flanges and spring seats. */
export const mountSchema = z.object({
  kind: mountKindSchema,
  holeMm: z.number().positive().nullable(),
  widthMm: z.number().positive().nullable(),
})
export type Mount = z.infer<typeof mountSchema>

export const suspensionLayouts = [
  'twin-shock',
  'mono-shock',
  'unit-swing',
  'leading-link',
  'telescopic-fork',
  'strut',
  'double-wishbone',
  'leaf',
  'coil-axle',
] as const
export const suspensionLayoutSchema = z.enum(suspensionLayouts)
export type SuspensionLayout = z.infer<typeof suspensionLayoutSchema>

/** What one axle of a vehicle asks of the part that is fitted there. */
export const mountPointSchema = z.object({
  axle: axleSchema,
  layout: suspensionLayoutSchema,
  /** Parts per vehicle on this axle. */
  quantity: z.int().min(1).max(2),
  /** Eye-to-eye length of the original damper, fully extended, mm; null where the damper is inside the fork. */
  lengthMm: z.number().positive().nullable(),
  /** Stroke of the original damper, mm. */
  strokeMm: z.number().positive().nullable(),
  top: mountSchema.nullable(),
  bottom: mountSchema.nullable(),
  /** Rate of one original spring, N/mm; null on leaf springs. */
  springRateNmm: z.number().positive().nullable(),
  /** Fork tube inner diameter, mm; null on anything but telescopic forks. */
  forkTubeMm: z.number().positive().nullable(),
  /** Weight on the springs of this axle, kg: kerb weight with the driver, or with the rider. */
  axleLoadKg: z.number().positive().optional(),
  /** Travel of the spring per travel of the wheel. */
  motionRatio: z.number().positive().optional(),
})
export type MountPoint = z.infer<typeof mountPointSchema>

export const brandSchema = z.object({
  id: slugSchema,
  name: z.string(),
  types: z.array(vehicleTypeSchema),
  modelCount: z.int(),
})
export type Brand = z.infer<typeof brandSchema>

export const modelSchema = z.object({
  id: slugSchema,
  brandId: slugSchema,
  name: z.string(),
  type: vehicleTypeSchema,
  body: vehicleBodySchema,
  fromYear: z.int(),
  /** null = still made. */
  toYear: z.int().nullable(),
})
export type Model = z.infer<typeof modelSchema>

export const vehicleSummarySchema = z.object({
  id: slugSchema,
  type: vehicleTypeSchema,
  body: vehicleBodySchema,
  brandId: slugSchema,
  brand: z.string(),
  modelId: slugSchema,
  model: z.string(),
  generation: z.string(),
  from: yearMonthSchema,
  /** null = still made. */
  to: yearMonthSchema.nullable(),
})
export type VehicleSummary = z.infer<typeof vehicleSummarySchema>

export const vehicleSchema = vehicleSummarySchema.extend({
  drives: z.array(driveSchema),
  engineCc: z.int().nullable(),
  electric: z.boolean(),
  mountPoints: z.array(mountPointSchema),
})
export type Vehicle = z.infer<typeof vehicleSchema>

export const vehicleTypeInfoSchema = z.object({
  id: vehicleTypeSchema,
  brandCount: z.int(),
  vehicleCount: z.int(),
  productCount: z.int(),
})
export type VehicleTypeInfo = z.infer<typeof vehicleTypeInfoSchema>

/** A model year with the generation that was sold in it; two entries for a year of change. */
export const yearSchema = z.object({ year: z.int(), vehicle: vehicleSummarySchema })
export type Year = z.infer<typeof yearSchema>

export const vehicleQueries = {
  getVehicleTypes: z.object({ ...langShape }),
  getBrands: z.object({ ...langShape }),
  getBrandsByVehicle: z.object({ ...langShape, type: vehicleTypeSchema }),
  getModels: z.object({ ...langShape, brand: slugSchema, type: vehicleTypeSchema.optional() }),
  getYears: z.object({ ...langShape, model: slugSchema }),
  getVehicle: z.object({ ...langShape, id: slugSchema }),
}
