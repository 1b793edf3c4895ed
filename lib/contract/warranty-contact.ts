import { langShape } from './common'
import { post, type Endpoint } from './endpoint'
import { ownerShape, passportKey, reachable } from './warranty-parts'
import { passportSchema } from './warranty-passport'

const contactShape = ownerShape.pick({ phone: true, email: true, address: true })
/** How an owner is reached: what is left out is deleted. */
export const contactSchema = reachable(contactShape)

export const contactEndpoints = {
  changeWarrantyContact: post(
    'warranty/contact',
    'Change phone, e-mail and address; what is left out is deleted, and who could be reached before is told',
    reachable(contactShape.extend({ ...langShape, ...passportKey })),
    passportSchema,
    { errors: ['NOT_FOUND'] },
  ),
} as const satisfies Record<string, Endpoint>
