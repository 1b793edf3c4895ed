import '@/lib/client/without-eval'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { readDraft, readKeptDraft } from '@/components/form/read-fields'
import { readAttempt } from '@/components/form/read-kept'
import { visitShape } from '@/lib/contract/appointment'
import { suitsType } from '@/lib/domain/appointment/jobs'
import type { Locale } from '@/lib/i18n/locales'
import { visitTable, type ReadyVisit, type VisitDraft } from './visit-form'

/** The part of a booking that a visitor types, checked by the contract itself. A job that is not done on the vehicle is refused with the issue `custom`. */
const visitSchema = z.object(visitShape).refine(({ job, vehicle }) => suitsType(job, vehicle.type), { path: ['job'] })

export function makeResolver(locale: Locale): Resolver<VisitDraft, unknown, ReadyVisit> {
  const schema: z.ZodType<ReadyVisit, VisitDraft> = z
    .custom<VisitDraft>()
    .transform((draft) => readDraft(visitTable, draft, locale))
    .pipe(visitSchema)
  return zodResolver(schema)
}

/** The booking that a device has kept, and the key it was to be sent under. */
export function readKept(stored: unknown, locale: Locale) {
  const draft = readKeptDraft(visitTable, stored, locale)
  return draft && { draft, attempt: readAttempt(stored) }
}
