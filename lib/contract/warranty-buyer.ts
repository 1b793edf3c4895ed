import { z } from 'zod'
import { daySchema, langShape } from './common'
import { post, type Endpoint } from './endpoint'
import { km, passportKey, text } from './warranty-parts'
import { warrantyStateSchema } from './warranty-schemas'

/** One of the live links that its owner has made for buyers. */
export const buyerLinkSchema = z.object({ id: z.uuid(), madeOn: daySchema, endsOn: daySchema })

/** A part and its cover, for who may buy it: nothing says whose it is, or on which vehicle. */
const usedPartSchema = z.object({
  state: warrantyStateSchema,
  product: z.object({ id: z.string(), code: z.string(), name: z.string() }).nullable(),
  serials: z.array(z.string()),
  coveredUntil: daySchema.nullable(),
  /** Odometer at which the cover ends; null = not limited, or the odometer at fitting was not told. */
  coveredKm: km.nullable(),
  /** How far the cover reaches from the fitting; null = not limited. */
  limitKm: km.nullable(),
  transferable: z.boolean(),
  /** Last day on which this link opens. */
  endsOn: daySchema,
})
export type UsedPart = z.infer<typeof usedPartSchema>

export const buyerEndpoints = {
  createBuyerLink: post(
    'warranty/buyer-link',
    'A link that shows a buyer the cover of the part; its path is told once. FORBIDDEN for a part that never was covered, CONFLICT when there are as many as there may be',
    z.object({ ...passportKey }),
    z.object({ path: z.string(), links: z.array(buyerLinkSchema) }),
    { errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'] },
  ),
  withdrawBuyerLink: post(
    'warranty/withdraw-buyer-link',
    'End a link for a buyer; one that is gone already is the same',
    z.object({ ...passportKey, id: z.uuid() }),
    z.object({ links: z.array(buyerLinkSchema) }),
    { errors: ['NOT_FOUND'] },
  ),
  getUsedPart: post(
    'warranty/used-part',
    'What a link for a buyer shows',
    z.object({ ...langShape, key: text(60) }),
    usedPartSchema,
    { errors: ['NOT_FOUND'], limit: 'check' },
  ),
} as const satisfies Record<string, Endpoint>
