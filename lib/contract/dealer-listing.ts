import { z } from 'zod'
import { daySchema, langShape, slugSchema } from './common'
import {
  capabilitySchema,
  dealerPageSchema,
  openingHoursSchema,
  spokenLanguageSchema,
  vehicleLineSchema,
} from './dealer'
import { dealerRoles, lineIdPattern, listingLimits } from './dealer-words'
import { get, nothing, post, type Endpoint } from './endpoint'
import { uploadIdSchema } from './upload'

export const dealerRoleSchema = z.enum(dealerRoles)

const eachLanguage = (text: z.ZodString) => z.object({ en: text, th: text, ja: text })
const { weekly, exceptions } = openingHoursSchema.shape

/** Everything a dealer says of itself, field by field. */
export const listingValuesSchema = z.object({
  weekly,
  exceptions: exceptions.max(listingLimits.exceptions),
  /** As dialled in the country. */
  phones: z
    .array(z.string().regex(/^0\d[\d -]{5,12}\d$/))
    .min(1)
    .max(listingLimits.phones),
  lineId: z.string().regex(lineIdPattern).nullable(),
  names: eachLanguage(z.string().trim().min(1).max(listingLimits.names)),
  /** Each may be empty. */
  about: eachLanguage(z.string().trim().max(listingLimits.about)),
  lines: z.array(vehicleLineSchema).min(1),
  capabilities: z.array(capabilitySchema),
  languages: z.array(spokenLanguageSchema).min(1),
  /** Uploads sent for the purpose `dealer`, the first one first. */
  pictures: z.array(uploadIdSchema).max(listingLimits.pictures),
})
export type ListingValues = z.infer<typeof listingValuesSchema>
export type ListingField = keyof ListingValues
export const listingFields = Object.keys(listingValuesSchema.shape) as [ListingField, ...ListingField[]]
const someValues = listingValuesSchema.partial()
export type SomeListingValues = z.infer<typeof someValues>

/** `proposed` waits for a look by staff; `planned` goes live by itself; `undone` was taken back, before or after it was seen. */
const changeStates = ['proposed', 'planned', 'live', 'refused', 'undone'] as const
export const changeStateSchema = z.enum(changeStates)

export const listingChangeSchema = z.object({
  id: z.uuid(),
  field: z.enum(listingFields),
  /** The field alone. */
  before: someValues,
  after: someValues,
  state: changeStateSchema,
  /** Name of who made it; null = the account is gone. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  /** The moment for which it is planned; null = it is not, or was not. */
  liveAt: z.iso.datetime().nullable(),
  /** What staff said when they refused it; empty = nothing. */
  reason: z.string(),
  /** Whether it can be taken back: it waits, or the field still has what it said. */
  undoable: z.boolean(),
})
export type ListingChange = z.infer<typeof listingChangeSchema>

export const dealerListingSchema = z.object({
  id: slugSchema,
  /** In the language of the answer. */
  name: z.string(),
  /** Path of its page, which every language shares. */
  path: z.string(),
  /** What the page shows now. */
  values: listingValuesSchema,
  /** Newest first. */
  changes: z.array(listingChangeSchema),
  /** Day on which somebody there last said that all of it is right; null = never. */
  confirmedOn: daySchema.nullable(),
  /** Whether it is to be said again. */
  due: z.boolean(),
})
export type DealerListing = z.infer<typeof dealerListingSchema>

const myDealerSchema = z.object({
  id: slugSchema,
  name: z.string(),
  role: dealerRoleSchema,
  /** Whether visits can be booked here. */
  bookable: z.boolean(),
})
export type MyDealer = z.infer<typeof myDealerSchema>

const proposalSchema = z.object({ dealer: z.object({ id: slugSchema, name: z.string() }), change: listingChangeSchema })

/** Which shop; whoever calls has to belong to it, or write for the site. */
export const shopShape = { ...langShape, dealer: slugSchema }
export const asDealer = { auth: true, scope: 'dealer' } as const
export const dealerErrors = ['UNAUTHORIZED', 'FORBIDDEN'] as const
/** The shop's people and staff who write what visitors read. */
const asWriter = { auth: true, scope: ['dealer', 'content'] } as const
const writerErrors = ['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED', 'NOT_FOUND'] as const
const asEditor = { auth: true, scope: 'content' } as const
const editorErrors = ['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED'] as const

export const dealerListingEndpoints = {
  getMyDealers: {
    ...get('dealer-corner/shops', 'The dealers somebody looks after', z.object(langShape), z.array(myDealerSchema), {
      errors: dealerErrors,
    }),
    ...asDealer,
  },
  getDealerListing: {
    ...get('dealer-corner/listing', 'A dealer’s listing with its history', z.object(shopShape), dealerListingSchema, {
      errors: writerErrors,
    }),
    ...asWriter,
  },
  changeDealerListing: {
    ...post(
      'dealer-corner/change',
      'Change fields of a listing: by its people hours, exceptions, phones and LINE at once, the others after a look by staff; by staff all of them as drafts',
      z.object({ ...shopShape, values: someValues }),
      dealerListingSchema,
      { errors: writerErrors },
    ),
    ...asWriter,
  },
  undoDealerChange: {
    ...post(
      'dealer-corner/undo',
      'Take back a change that waits, or one whose field has not been changed since',
      z.object({ ...shopShape, change: z.uuid() }),
      dealerListingSchema,
      { errors: [...writerErrors, 'CONFLICT'] },
    ),
    ...asWriter,
  },
  confirmDealerListing: {
    ...post('dealer-corner/confirm', 'Say that all of a listing is right', z.object(shopShape), dealerListingSchema, {
      errors: dealerErrors,
    }),
    ...asDealer,
  },
  getDealerProposals: {
    ...get(
      'dealer-corner/proposals',
      'Changes of listings that wait for a look, the oldest first',
      z.object(langShape),
      z.array(proposalSchema),
      { errors: editorErrors },
    ),
    ...asEditor,
  },
  reviewDealerChange: {
    ...post(
      'dealer-corner/review',
      'Take a change of a listing, at once or from a moment on, or refuse it with a reason the dealer reads',
      z.object({
        change: z.uuid(),
        verdict: z.discriminatedUnion('is', [
          /** From a moment on; default: now. */
          z.object({ is: z.literal('live'), at: z.iso.datetime().optional() }),
          z.object({ is: z.literal('refused'), reason: z.string().trim().min(1).max(300) }),
        ]),
      }),
      nothing,
      { errors: [...editorErrors, 'NOT_FOUND', 'CONFLICT'] },
    ),
    ...asEditor,
  },
  previewDealer: {
    ...get(
      'dealer-corner/preview',
      'A dealer’s page with all that waits or is planned, or as it will be at a moment',
      z.object({ ...shopShape, at: z.iso.datetime().optional() }),
      dealerPageSchema,
      { errors: [...editorErrors, 'NOT_FOUND'] },
    ),
    ...asEditor,
  },
  getDealerPicture: get(
    'dealer-corner/picture',
    'A picture of a dealer, by its id',
    z.object({ id: uploadIdSchema }),
    z.object({ type: z.literal('image/jpeg'), base64: z.string() }),
    { errors: ['NOT_FOUND'] },
  ),
} as const satisfies Record<string, Endpoint>
