import { z } from 'zod'
import { slugSchema } from './common'
import { post, type Endpoint } from './endpoint'
import { text, typedSerial } from './warranty-parts'
import { claimStateSchema, warrantyStateSchema } from './warranty-schemas'

export const reviewWarrantyInput = z
  .object({
    number: text(20),
    /** Absent = only the product is set. */
    to: warrantyStateSchema.optional(),
    /** Which product it is; the term and the cover follow from it. */
    productId: slugSchema.optional(),
    /** Its serials are taken from whoever holds them, who is told the reason. */
    release: z.boolean().default(false),
    reason: text(500).optional(),
  })
  .refine(({ to, productId }) => to !== undefined || productId !== undefined, { path: ['to'] })
  .refine(({ to, release }) => !release || to === 'verified', { path: ['release'] })

const stateAnswer = z.object({ state: warrantyStateSchema })
const decision = { errors: ['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED', 'NOT_FOUND', 'CONFLICT'] } as const

export const reviewEndpoints = {
  confirmWarranty: {
    ...post(
      'warranty/confirm',
      'Confirm, as the dealer it names, that the part was sold',
      z.object({ number: text(20) }),
      stateAnswer,
      decision,
    ),
    auth: true,
    scope: 'dealer',
  },
  reviewWarranty: {
    ...post(
      'warranty/review',
      'Decide about a registration, or say which product it is',
      reviewWarrantyInput,
      stateAnswer,
      decision,
    ),
    auth: true,
    scope: 'service',
  },
  releaseSerial: {
    ...post(
      'warranty/release',
      'Take a serial from the registration that holds it',
      z.object({ serial: typedSerial, reason: text(500) }),
      z.object({ number: z.string(), state: warrantyStateSchema }),
      decision,
    ),
    auth: true,
    scope: 'service',
  },
  reviewClaim: {
    ...post(
      'warranty/review-claim',
      'Move a claim on',
      z.object({ number: text(20), to: claimStateSchema, reason: text(500).optional() }),
      z.object({ state: claimStateSchema }),
      { errors: ['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED', 'NOT_FOUND', 'CONFLICT'] },
    ),
    auth: true,
    scope: 'service',
  },
} as const satisfies Record<string, Endpoint>
