import '@/lib/client/without-eval'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { readDraft, readKeptDraft } from '@/components/form/read-fields'
import { keptFileSchema, readAttempt } from '@/components/form/read-kept'
import { buildLimits } from '@/lib/contract/build-limits'
import { buildShape, isReachable } from '@/lib/contract/send-build'
import type { Locale } from '@/lib/i18n/locales'
import { sendTable, type ReadyBuild, type SendDraft } from './send-table'

/** What a visitor types, checked by the contract itself; with neither mailbox nor phone the mailbox has the issue `custom`. */
export function makeResolver(locale: Locale): Resolver<SendDraft, unknown, ReadyBuild> {
  const checked = z.object(buildShape)
  const schema: z.ZodType<ReadyBuild, SendDraft> = z
    .custom<SendDraft>()
    .transform((draft) => readDraft(sendTable, draft, locale))
    .pipe(checked.refine(isReachable, { path: ['email'], when: () => true }))
  return zodResolver(schema)
}

const picturesSchema = z.object({ pictures: z.array(keptFileSchema).max(buildLimits.pictures) })

/** The draft a device has kept, and what was sent last. Pictures count while the service still has them. */
export function readKept(stored: unknown, filesAreFresh: boolean, locale: Locale) {
  const kept = readKeptDraft(sendTable, stored, locale)
  const files = picturesSchema.safeParse(stored)
  const draft: SendDraft | null =
    kept && filesAreFresh && files.success ? { ...kept, pictureIds: files.data.pictures } : kept
  return { draft, attempt: readAttempt(stored) }
}
