import '@/lib/client/without-eval'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { readDraft, readKeptDraft } from '@/components/form/read-fields'
import { applicationShape, tellsSomething } from '@/lib/contract/job-application'
import type { Locale } from '@/lib/i18n/locales'
import { applyTable, type ApplyDraft, type ReadyApplication } from './apply-table'

const resumeSchema = z.object({ id: z.string(), name: z.string(), bytes: z.number() })

/** What an applicant types, checked by the contract itself. */
export function makeResolver(locale: Locale): Resolver<ApplyDraft, unknown, ReadyApplication> {
  const checked = z.object(applicationShape)
  const schema: z.ZodType<ReadyApplication, ApplyDraft> = z
    .custom<ApplyDraft>()
    .transform((draft) => readDraft(applyTable, draft, locale))
    .pipe(checked.refine(tellsSomething, { path: ['text'], when: () => true }))
  return zodResolver(schema)
}

/** The draft a device has kept; null = none. A file counts while the service still has it. */
export function readKept(stored: unknown, fileIsFresh: boolean, locale: Locale): ApplyDraft | null {
  const kept = readKeptDraft(applyTable, stored, locale)
  const file = z.object({ resume: resumeSchema }).safeParse(stored)
  return kept && fileIsFresh && file.success ? { ...kept, resumeId: { ...file.data.resume, preview: null } } : kept
}

const attemptSchema = z.object({ attempt: z.object({ text: z.string(), key: z.uuid() }) })

/** What was sent last from this device, and under which key. */
export function readAttempt(stored: unknown): { text: string; key: string } | null {
  return attemptSchema.safeParse(stored).data?.attempt ?? null
}
