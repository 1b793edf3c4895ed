import { z } from 'zod'
import { langSchema, langShape } from './common'
import { get, langQuery, post, type Endpoint } from './endpoint'

/** The six geographical regions of Thailand. */
export const regions = ['central', 'north', 'northeast', 'east', 'west', 'south'] as const
export const regionSchema = z.enum(regions)
export type Region = z.infer<typeof regionSchema>

/** A province, district or sub-district is known by its Thai name, which is also what an address holds. */
const placeIdSchema = z.string().trim().min(1).max(60)
const placeNameShape = { id: placeIdSchema, /** In the language asked for. */ name: z.string() }

export const provinceSchema = z.object({
  ...placeNameShape,
  /** ISO 3166-2:TH without `TH-`. */ code: z.string().regex(/^\d{2}$/),
  region: regionSchema,
})
export type Province = z.infer<typeof provinceSchema>
export const amphurSchema = z.object({ ...placeNameShape })
export type Amphur = z.infer<typeof amphurSchema>
const thaiPostcodeSchema = z.string().regex(/^[1-9]\d{4}$/)
export const tambonSchema = z.object({
  ...placeNameShape,
  /** The usual one. */ postcode: thaiPostcodeSchema,
  /** All of them. */ postcodes: z.array(thaiPostcodeSchema),
})
export type Tambon = z.infer<typeof tambonSchema>

const placeSchema = z.object({
  province: provinceSchema,
  amphur: amphurSchema,
  tambon: tambonSchema,
  postcode: thaiPostcodeSchema,
})
export type Place = z.infer<typeof placeSchema>

/** What a search for places gives: sub-districts, or the districts that hold what is named. */
const searchedPlaces = ['tambon', 'amphur'] as const
export type SearchedPlace = (typeof searchedPlaces)[number]

const placeSearchLimit = 12
const searchPlacesQuery = z.object({
  ...langShape,
  /** For `amphur`, the name of a province gives the district of its capital first. */
  by: z.enum(searchedPlaces).default('tambon'),
  q: z.string().trim().min(1).max(120),
  limit: z.coerce.number().int().min(1).max(placeSearchLimit).default(8),
})

const optionalText = (max: number) => z.string().trim().max(max).optional()
const addressShape = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** House, building, lane and road; in Japan what follows the municipality. */
  line: z.string().trim().min(1).max(200),
  line2: optionalText(200),
  /** Thailand: Thai name. Japan: prefecture in Japanese. */
  province: optionalText(60),
  /** Thailand: Thai name. Japan: municipality. Elsewhere: city. */
  district: optionalText(80),
  subDistrict: optionalText(80),
  postcode: z
    .string()
    .trim()
    .max(16)
    .overwrite((text) => text.replace(/^(\d{3})-?(\d{4})$/, '$1-$2'))
    .optional(),
})
export type Address = z.infer<typeof addressShape>
export const addressFields = ['country', 'line', 'line2', 'province', 'district', 'subDistrict', 'postcode'] as const
export type AddressField = (typeof addressFields)[number]

/** What a country's addresses cannot do without, and how its postcodes are written. */
const addressRules: Readonly<Record<string, { required: readonly AddressField[]; postcode: RegExp }>> = {
  TH: { required: ['province', 'district', 'subDistrict', 'postcode'], postcode: /^[1-9]\d{4}$/ },
  JP: { required: ['province', 'district', 'postcode'], postcode: /^\d{3}-\d{4}$/ },
}

/** The same rules for readers of the OpenAPI document. */
const writtenRules = [
  ...Object.entries(addressRules).map(([country, { required, postcode }]) => ({
    properties: {
      country: { const: country },
      ...Object.fromEntries(required.map((field) => [field, { minLength: 1, pattern: String.raw`\S` }])),
      postcode: { pattern: postcode.source },
    },
    required: [...required],
  })),
  { properties: { country: { not: { enum: Object.keys(addressRules) } } } },
]

/** A postal address; what is required depends on the country. Whether a Thai place exists, the service says. */
export const addressSchema = addressShape
  .superRefine((address, context) => {
    const rules = addressRules[address.country]
    if (!rules) return
    for (const field of rules.required)
      if (!address[field])
        context.addIssue({
          code: 'too_small',
          origin: 'string',
          minimum: 1,
          inclusive: true,
          path: [field],
          input: address[field],
        })
    if (address.postcode && !rules.postcode.test(address.postcode))
      context.addIssue({ code: 'invalid_format', format: 'regex', path: ['postcode'], input: address.postcode })
  })
  .meta({ anyOf: writtenRules })

const readAddressInput = z.object({ lang: langSchema.default('en'), text: z.string().trim().min(1).max(500) })
const readAddressOutput = z.object({
  /** House, village, lane and road: what is left without the place. */ line: z.string(),
  place: placeSchema.nullable(),
})
export type ReadAddress = z.infer<typeof readAddressOutput>

export const placeEndpoints = {
  getProvinces: get('places/provinces', 'Provinces of Thailand', langQuery, z.array(provinceSchema)),
  getAmphurs: get(
    'places/amphurs',
    'Districts of a province',
    z.object({ ...langShape, province: placeIdSchema }),
    z.array(amphurSchema),
    { errors: ['NOT_FOUND'] },
  ),
  getTambons: get(
    'places/tambons',
    'Sub-districts of a district',
    z.object({ ...langShape, province: placeIdSchema, amphur: placeIdSchema }),
    z.array(tambonSchema),
    { errors: ['NOT_FOUND'] },
  ),
  searchPlaces: get(
    'places/search',
    'Places by any part of their names or by postcode',
    searchPlacesQuery,
    z.array(placeSchema),
    { limit: 'search' },
  ),
  readAddress: post('places/read', 'Takes a written Thai address apart', readAddressInput, readAddressOutput, {
    limit: 'search',
  }),
} as const satisfies Record<string, Endpoint>
