import { z } from 'zod'
import { clockTimeSchema } from './dealer'
import { get, langQuery, type Endpoint } from './endpoint'

const phonePurposes = ['advice', 'warranty', 'export'] as const
const dayRanges = ['mon-fri', 'sat'] as const

/** How the company is reached. */
export const contactInfoSchema = z.object({
  /** Made up to show the site with; nobody answers there. */
  sample: z.boolean(),
  address: z.string(),
  /** Degrees, WGS 84. */
  latitude: z.number(),
  longitude: z.number(),
  phones: z.array(z.object({ for: z.enum(phonePurposes), number: z.string() })).min(1),
  lineId: z.string(),
  email: z.email(),
  /** Clock times of Thailand; days that are not named are closed, and so are public holidays. */
  hours: z.array(z.object({ days: z.enum(dayRanges), opens: clockTimeSchema, closes: clockTimeSchema })),
})
export type ContactInfo = z.infer<typeof contactInfoSchema>

export const contactEndpoints = {
  getContactInfo: get('site/contact', 'How the company is reached', langQuery, contactInfoSchema),
} as const satisfies Record<string, Endpoint>
