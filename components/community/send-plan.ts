'use client'

import type { FormPlan } from '@/components/form/use-kept-form'
import { createDraftStore } from '@/lib/utils/drafts'
import { sendFields, type SendField } from './send-fields'
import { emptyBuild, keptPart, type ReadyBuild, type SendDraft } from './send-table'

/** How a build is checked, and kept on the device. */
export const sendPlan: FormPlan<SendDraft, ReadyBuild, SendField, 'pictureIds'> = {
  store: createDraftStore('build-draft'),
  empty: emptyBuild,
  kept: (draft) => ({
    ...keptPart(draft),
    ...(draft.pictureIds.length > 0 && { pictures: draft.pictureIds.map((file) => ({ ...file, preview: null })) }),
  }),
  read: async (...stored) => (await import('./send-schema')).readKept(...stored),
  resolver: async (locale) => (await import('./send-schema')).makeResolver(locale),
  paths: sendFields,
  files: { path: 'pictureIds', none: [] },
}
