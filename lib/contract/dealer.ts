import { z } from 'zod'
import { langShape, slugSchema } from './common'
import { get, langQuery, type Endpoint } from './endpoint'
import { vehicleLines } from './workshop-words'

export const dealerKinds = ['dealer', 'fitter', 'service-centre', 'flagship', 'mobile'] as const
export const dealerKindSchema = z.enum(dealerKinds)
export type DealerKind = z.infer<typeof dealerKindSchema>

/** How large a dealer is, by bays and stock. */
export const dealerSizes = ['small', 'medium', 'large'] as const
export const dealerSizeSchema = z.enum(dealerSizes)
export type DealerSize = z.infer<typeof dealerSizeSchema>

export const vehicleLineSchema = z.enum(vehicleLines)

const capabilities = [
  'sales',
  'fitting',
  'overhaul',
  'n2-recharge',
  'fork-service',
  'air-suspension',
  'alignment',
] as const
export const capabilitySchema = z.enum(capabilities)
export type Capability = z.infer<typeof capabilitySchema>

/** Clock time, HH:MM, of the dealer's place. */
export const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const openHoursSchema = z.object({ opens: clockTimeSchema, closes: clockTimeSchema })

/** Hours by weekday, null = closed. An exception replaces a day's hours: once (`YYYY-MM-DD`) or every year (`MM-DD`). */
export const openingHoursSchema = z.object({
  weekly: z.object({
    mon: openHoursSchema.nullable(),
    tue: openHoursSchema.nullable(),
    wed: openHoursSchema.nullable(),
    thu: openHoursSchema.nullable(),
    fri: openHoursSchema.nullable(),
    sat: openHoursSchema.nullable(),
    sun: openHoursSchema.nullable(),
  }),
  exceptions: z.array(z.object({ day: z.string().regex(/^(\d{4}-)?\d{2}-\d{2}$/), hours: openHoursSchema.nullable() })),
})
export type OpeningHours = z.infer<typeof openingHoursSchema>

/** Two digits of the Ministry of Interior: 10 = Bangkok. */
const provinceCodeSchema = z.string().regex(/^\d{2}$/)

export const dealerSchema = z.object({
  id: slugSchema,
  code: z.string(),
  kind: dealerKindSchema,
  size: dealerSizeSchema,
  name: z.string(),
  lines: z.array(vehicleLineSchema),
  capabilities: z.array(capabilitySchema),
  province: z.object({ code: provinceCodeSchema, name: z.string() }),
  /** On one line, in the language of the answer; in Latin letters for Japanese. */
  address: z.string(),
  postcode: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  lat: z.number(),
  lng: z.number(),
  phones: z.array(z.string()),
  /** null = none. */
  lineId: z.string().nullable(),
  hours: openingHoursSchema,
  /** Made up to show the site with; nobody answers there. */
  sample: z.boolean(),
})
export type Dealer = z.infer<typeof dealerSchema>

/** An entry of a list to choose from. */
export const optionSchema = z.object({ id: z.string(), name: z.string(), dealerCount: z.int() })
export type Option = z.infer<typeof optionSchema>

const serviceCenterQuery = z.object({
  ...langShape,
  /** Part of a name, district, province or postcode. */
  q: z.string().trim().max(120).optional(),
  province: provinceCodeSchema.optional(),
  line: vehicleLineSchema.optional(),
  capability: capabilitySchema.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
})

export const dealerEndpoints = {
  getServiceCenter: get('dealers/service-centres', 'Dealers and workshops', serviceCenterQuery, z.array(dealerSchema)),
  getDistributorType: get('dealers/types', 'Kinds of dealers with counts', langQuery, z.array(optionSchema)),
  getDistributorSize: get('dealers/sizes', 'Sizes of dealers with counts', langQuery, z.array(optionSchema)),
} as const satisfies Record<string, Endpoint>
