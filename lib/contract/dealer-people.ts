import { z } from 'zod'
import { daySchema, langShape, slugSchema } from './common'
import { asDealer, dealerErrors, dealerRoleSchema, shopShape } from './dealer-listing'
import { typedEmailSchema } from './email'
import { get, nothing, post, type Endpoint } from './endpoint'
import { typedPhoneSchema } from './phone'

const memberSchema = z.object({
  account: z.string(),
  name: z.string(),
  /** E-mail address or phone number; null for anybody but an owner. */
  handle: z.string().nullable(),
  role: dealerRoleSchema,
  /** Whoever asks. */
  me: z.boolean(),
})
export type DealerMember = z.infer<typeof memberSchema>

export const dealerPeopleSchema = z.object({
  /** Role of whoever asks. */
  role: dealerRoleSchema,
  members: z.array(memberSchema),
  /** Who was asked to join and has not yet; empty for anybody but an owner. */
  invitations: z.array(z.object({ id: z.uuid(), to: z.string(), role: dealerRoleSchema, endsOn: daySchema })),
})
export type DealerPeople = z.infer<typeof dealerPeopleSchema>

const invitationSchema = z.object({ id: z.uuid(), dealer: z.string(), role: dealerRoleSchema, endsOn: daySchema })
export type DealerInvitation = z.infer<typeof invitationSchema>

const signedIn = { auth: true } as const

export const dealerPeopleEndpoints = {
  getDealerPeople: {
    ...get('dealer-corner/people', 'Who looks after a dealer', z.object(shopShape), dealerPeopleSchema, {
      errors: dealerErrors,
    }),
    ...asDealer,
  },
  inviteDealerMember: {
    ...post(
      'dealer-corner/invite',
      'Ask somebody to join, by e-mail address or mobile phone; for an owner',
      z.object({ ...shopShape, to: z.union([typedEmailSchema.max(200), typedPhoneSchema]), role: dealerRoleSchema }),
      dealerPeopleSchema,
      { errors: [...dealerErrors, 'CONFLICT'], limit: 'message' },
    ),
    ...asDealer,
  },
  withdrawDealerInvitation: {
    ...post(
      'dealer-corner/withdraw-invitation',
      'Take an invitation back; for an owner',
      z.object({ ...shopShape, invitation: z.uuid() }),
      dealerPeopleSchema,
      { errors: dealerErrors },
    ),
    ...asDealer,
  },
  setDealerMember: {
    ...post(
      'dealer-corner/set-member',
      'Give somebody another role, or none: an owner anybody, anybody else only their own. The last owner stays',
      z.object({ ...shopShape, account: z.string().max(100), role: dealerRoleSchema.nullable() }),
      nothing,
      { errors: [...dealerErrors, 'NOT_FOUND', 'CONFLICT'] },
    ),
    ...asDealer,
  },
  getDealerInvitations: {
    ...get(
      'dealer-corner/invitations',
      'Dealers that ask whoever is signed in to join',
      z.object(langShape),
      z.array(invitationSchema),
      { errors: ['UNAUTHORIZED'] },
    ),
    ...signedIn,
  },
  joinDealer: {
    ...post(
      'dealer-corner/join',
      'Accept an invitation to the own e-mail address or phone number',
      z.object({ ...langShape, invitation: z.uuid() }),
      z.object({ dealer: slugSchema }),
      { errors: ['UNAUTHORIZED', 'NOT_FOUND'] },
    ),
    ...signedIn,
  },
} as const satisfies Record<string, Endpoint>
