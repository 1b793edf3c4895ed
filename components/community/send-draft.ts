'use client'

import type { DraftPlan } from '@/components/form/use-form-draft'
import { createDraftStore } from '@/lib/utils/drafts'
import { emptyBuild, keptPart, type SendDraft } from './send-table'

/** How a build is kept on the device. */
export const sendDraftPlan: DraftPlan<SendDraft> = {
  store: createDraftStore('build-draft'),
  empty: emptyBuild,
  kept: (draft) => ({
    ...keptPart(draft),
    ...(draft.pictureIds.length > 0 && { pictures: draft.pictureIds.map((file) => ({ ...file, preview: null })) }),
  }),
  read: async (...stored) => (await import('./send-schema')).readKept(...stored),
}
