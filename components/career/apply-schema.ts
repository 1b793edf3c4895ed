import '@/lib/client/without-eval'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { keptFileSchema, readAttempt } from '@/components/form/read-kept'
import { readDraft, readKeptDraft } from '@/components/form/read-fields'
import { applicationShape, tellsSomething } from '@/lib/contract/job-application'
import type { Locale } from '@/lib/i18n/locales'
import { applyTable, type ApplyDraft, type ReadyApplication } from './apply-table'

/** What an applicant types, checked by the contract itself. */
export function makeResolver(locale: Locale): Resolver<ApplyDraft, unknown, ReadyApplication> {
  const checked = z.object(applicationShape)
  const schema: z.ZodType<ReadyApplication, ApplyDraft> = z
    .custom<ApplyDraft>()
    .transform((draft) => readDraft(applyTable, draft, locale))
    .pipe(checked.refine(tellsSomething, { path: ['text'], when: () => true }))
  return zodResolver(schema)
}

/** The draft a device has kept, and what was sent last. A file counts while the service still has it. */
export function readKept(stored: unknown, fileIsFresh: boolean, locale: Locale) {
  const kept = readKeptDraft(applyTable, stored, locale)
  const file = z.object({ resume: keptFileSchema }).safeParse(stored)
  const draft: ApplyDraft | null = kept && fileIsFresh && file.success ? { ...kept, resumeId: file.data.resume } : kept
  return { draft, attempt: readAttempt(stored) }
}
