import { z } from 'zod'
import { langShape, slugSchema } from './common'
import { capabilities, openTimes, spokenLanguages } from './dealer-words'
import { get, langQuery, post, type Endpoint } from './endpoint'
import { regionSchema } from './place'
import { uploadIdSchema } from './upload'
import { vehicleLines } from './workshop-words'

export const dealerKinds = ['dealer', 'fitter', 'service-centre', 'flagship', 'mobile'] as const
export const dealerKindSchema = z.enum(dealerKinds)
export type DealerKind = z.infer<typeof dealerKindSchema>

/** How large a dealer is, by bays and stock. */
export const dealerSizes = ['small', 'medium', 'large'] as const
export const dealerSizeSchema = z.enum(dealerSizes)
export type DealerSize = z.infer<typeof dealerSizeSchema>

export const vehicleLineSchema = z.enum(vehicleLines)

export const capabilitySchema = z.enum(capabilities)
export type { Capability, OpenTime } from './dealer-words'

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

export const spokenLanguageSchema = z.enum(spokenLanguages)

export const dealerSchema = z.object({
  id: slugSchema,
  code: z.string(),
  kind: dealerKindSchema,
  size: dealerSizeSchema,
  name: z.string(),
  lines: z.array(vehicleLineSchema),
  capabilities: z.array(capabilitySchema),
  /** `slug`: its name in addresses of pages. */
  province: z.object({ code: provinceCodeSchema, name: z.string(), slug: slugSchema }),
  /** `id`: the Thai name. */
  district: z.object({ id: z.string(), name: z.string() }),
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
  /** Addresses on the web; null = none. */
  facebook: z.url().nullable(),
  web: z.url().nullable(),
  email: z.email().nullable(),
  languages: z.array(spokenLanguageSchema),
  /** Whether a visit can be booked on this site. */
  bookable: z.boolean(),
  hours: openingHoursSchema,
  /** Made up to show the site with; nobody answers there. */
  sample: z.boolean(),
})
export type Dealer = z.infer<typeof dealerSchema>

/** A dealer with what only its own page shows. */
export const dealerPageSchema = dealerSchema.extend({
  /** What it says of itself, in the language of the answer; null = nothing. */
  about: z.string().nullable(),
  /** Ids of pictures, the first one first. */
  pictures: z.array(uploadIdSchema),
})
export type DealerPage = z.infer<typeof dealerPageSchema>

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
  limit: z.coerce.number().int().min(1).max(400).default(100),
})

const degrees = (min: number, max: number) => z.number().min(min).max(max)
const nearSchema = z.union([
  z.object({ lat: degrees(-90, 90), lng: degrees(-180, 180) }),
  /** A place by its names in Thai; without a district the capital of the province. */
  z.object({ province: z.string().trim().min(1).max(60), district: z.string().trim().min(1).max(60).optional() }),
])
export type Near = z.infer<typeof nearSchema>

const mostFound = 20
const findDealersInput = z.object({
  ...langShape,
  near: nearSchema,
  capability: capabilitySchema.optional(),
  line: vehicleLineSchema.optional(),
  open: z.enum(openTimes).default('any'),
  limit: z.number().int().min(1).max(mostFound).default(mostFound),
})

export const foundDealersSchema = z.object({
  /** Where was searched; its name is that of the nearest district for a position. */
  place: z.object({
    name: z.string(),
    province: z.object({ id: z.string(), code: provinceCodeSchema, name: z.string(), slug: slugSchema }),
    lat: z.number(),
    lng: z.number(),
  }),
  /** How many of the province answer the question. */
  inProvince: z.int(),
  /** Nobody is open then, so the answer heeds no opening hours. */
  anyTime: z.boolean(),
  /** Nearest first; kilometres as the crow flies. */
  dealers: z.array(z.object({ dealer: dealerSchema, km: z.number() })),
})
export type FoundDealers = z.infer<typeof foundDealersSchema>

export const dealerProvinceSchema = z.object({
  /** The Thai name. */
  id: z.string(),
  code: provinceCodeSchema,
  slug: slugSchema,
  name: z.string(),
  region: regionSchema,
  dealerCount: z.int(),
  /** The capital. */
  lat: z.number(),
  lng: z.number(),
})
export type DealerProvince = z.infer<typeof dealerProvinceSchema>

export const dealerEndpoints = {
  getServiceCenter: get('dealers/service-centres', 'Dealers and workshops', serviceCenterQuery, z.array(dealerSchema)),
  getDealer: get('dealers/dealer', 'One dealer', z.object({ ...langShape, id: slugSchema }), dealerPageSchema, {
    errors: ['NOT_FOUND'],
  }),
  getDealerProvinces: get(
    'dealers/provinces',
    'Provinces of Thailand with the number of their dealers',
    langQuery,
    z.array(dealerProvinceSchema),
  ),
  // A position must not stand in an address, which logs keep.
  findDealers: post('dealers/find', 'The nearest dealers for a job', findDealersInput, foundDealersSchema, {
    limit: 'search',
    errors: ['NOT_FOUND'],
  }),
  getDistributorType: get('dealers/types', 'Kinds of dealers with counts', langQuery, z.array(optionSchema)),
  getDistributorSize: get('dealers/sizes', 'Sizes of dealers with counts', langQuery, z.array(optionSchema)),
} as const satisfies Record<string, Endpoint>
