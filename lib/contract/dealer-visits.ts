import { z } from 'zod'
import { appointmentStateSchema, bookedVehicleSchema, jobSchema } from './appointment'
import { daySchema } from './common'
import { clockTimeSchema } from './dealer'
import { asDealer, dealerErrors, shopShape } from './dealer-listing'
import { get, post, type Endpoint } from './endpoint'

/** What the shop needs for the job, and no more: no e-mail address, and of a visit that is over no person. */
export const dealerVisitSchema = z.object({
  number: z.string(),
  state: appointmentStateSchema,
  job: jobSchema,
  minutes: z.int(),
  vehicle: bookedVehicleSchema,
  day: daySchema,
  slot: clockTimeSchema,
  /** Null = done or cancelled, or its day was long ago. */
  contact: z.object({ name: z.string(), phone: z.string(), note: z.string() }).nullable(),
  /** The shop is closed then, because its hours were changed since. */
  outside: z.boolean(),
  /** It may have been sent by a program: call before keeping the time free. */
  suspected: z.boolean(),
  /** What the shop may do with it now. */
  acts: z.array(z.enum(['accept', 'move', 'finish'])),
})
export type DealerVisit = z.infer<typeof dealerVisitSchema>

const actSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('accept') }),
  z.object({ what: z.literal('move'), day: daySchema, slot: clockTimeSchema }),
  z.object({ what: z.literal('finish') }),
])
export type VisitAct = z.infer<typeof actSchema>

export const dealerVisitEndpoints = {
  getDealerVisits: {
    ...get(
      'dealer-corner/visits',
      'Visits booked at a shop: the last seven days and all to come',
      z.object(shopShape),
      z.array(dealerVisitSchema),
      { errors: dealerErrors },
    ),
    ...asDealer,
  },
  updateDealerVisit: {
    ...post(
      'dealer-corner/visit',
      'Accept a visit, move it to a free time, or say that it is done',
      z.object({ ...shopShape, number: z.string().max(40), act: actSchema }),
      dealerVisitSchema,
      { errors: [...dealerErrors, 'NOT_FOUND', 'CONFLICT'] },
    ),
    ...asDealer,
  },
} as const satisfies Record<string, Endpoint>
