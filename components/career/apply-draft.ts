'use client'

import type { DraftPlan } from '@/components/form/use-form-draft'
import { createDraftStore } from '@/lib/utils/drafts'
import { emptyApplication, keptPart, type ApplyDraft } from './apply-table'

/** How an application is kept on the device. */
export const applyDraftPlan: DraftPlan<ApplyDraft> = {
  store: createDraftStore('career-draft'),
  empty: emptyApplication,
  kept: (draft) => ({ ...keptPart(draft), ...(draft.resumeId && { resume: { ...draft.resumeId, preview: null } }) }),
  read: async (...stored) => (await import('./apply-schema')).readKept(...stored),
}
