import { z } from 'zod'
import { langSchema, pagingShape } from './common'
import { deskKinds } from './desk-words'
import { typedEmailSchema } from './email'
import { post, type Endpoint } from './endpoint'
import { typedPhoneSchema } from './phone'

const customerIdSchema = z.string().trim().min(1).max(64)

const customerRowSchema = z.object({
  id: customerIdSchema,
  /** What it signs in with, all but its beginning or end hidden, so that a row is recognised and says nothing of anybody. */
  hint: z.string(),
  /** Null = made by the company, or before this was kept. */
  since: z.iso.datetime().nullable(),
  /** How many registered parts it has. */
  warranties: z.int(),
})

const customerListSchema = z.object({
  items: z.array(customerRowSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})

const customersInput = z.object({
  ...pagingShape,
  /** The whole e-mail address or phone number it signs in with. Default: every customer. */
  handle: z.union([typedEmailSchema.max(200), typedPhoneSchema]).optional(),
})

const customerDetailSchema = z.object({
  id: customerIdSchema,
  name: z.string(),
  email: z.email().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  /** Language of its messages; null = that of the page which sets them off. */
  mailLang: langSchema.nullable(),
  since: z.iso.datetime().nullable(),
  /** Of the desk, as far as the caller handles its kind, the newest first; each is opened there. */
  items: z.array(z.object({ kind: z.enum(deskKinds), id: z.string(), state: z.string(), at: z.iso.datetime() })),
})

const asked = ['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED'] as const
const ofService = { auth: true, scope: 'service' } as const

export const customerEndpoints = {
  getCustomers: {
    ...post(
      'customers/list',
      'Accounts of customers, the newest first, or the one that signs in with an address; none is named',
      customersInput,
      customerListSchema,
      { errors: asked, limit: 'read' },
    ),
    ...ofService,
  },
  getCustomerDetail: {
    ...post(
      'customers/detail',
      'Who a customer is and what the desk has of them; who looked is recorded',
      z.object({ id: customerIdSchema }),
      customerDetailSchema,
      { errors: [...asked, 'NOT_FOUND'], limit: 'read' },
    ),
    ...ofService,
  },
} as const satisfies Record<string, Endpoint>
