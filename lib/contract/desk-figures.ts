import { z } from 'zod'
import { langSchema } from './common'
import { nothing, post, type Endpoint } from './endpoint'
import { familySchema } from './product'
import { claimStateSchema, warrantyStateSchema } from './warranty-schemas'
import { claimSymptoms } from './warranty-words'

const count = z.int().nonnegative()

/** What was asked in vain: words that found nothing, or serials that were never issued. Shown from `askedLeast` on. */
const askedSchema = z.object({ words: z.string(), count, lastOn: z.iso.date() })
export type Asked = z.infer<typeof askedSchema>

/** So often something has to be asked before anybody sees it: what one person typed once stays unseen. */
export const askedLeast = 3

const twiceSchema = z.object({
  serial: z.string(),
  /** Numbers of its registrations, the first one first. */
  registrations: z.array(z.string()),
  firstOn: z.iso.date(),
  lastOn: z.iso.date(),
  /** Between the farthest dealers named in them; null = fewer than two are known. */
  km: z.int().nullable(),
})
export type SerialTwice = z.infer<typeof twiceSchema>

export const deskFiguresSchema = z.object({
  /** The last twelve months, the oldest first. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), registrations: count, claims: count })),
  families: z.array(z.object({ family: familySchema.nullable(), count })),
  states: z.array(z.object({ state: warrantyStateSchema, count })),
  symptoms: z.array(z.object({ symptom: z.enum(claimSymptoms), count })),
  claimStates: z.array(z.object({ state: claimStateSchema, count })),
  searches: z.array(askedSchema.extend({ lang: langSchema })),
  serialsTwice: z.array(twiceSchema),
  unknownSerials: z.array(askedSchema),
})
export type DeskFigures = z.infer<typeof deskFiguresSchema>

export const deskFigureEndpoints = {
  getDeskFigures: {
    ...post(
      'desk/figures',
      'Figures of warranties and claims, signs of counterfeits, and what was searched in vain; nothing of anybody',
      nothing,
      deskFiguresSchema,
      { errors: ['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED'], limit: 'read' },
    ),
    auth: true,
    scope: ['service', 'content', 'internal'],
  },
} as const satisfies Record<string, Endpoint>
