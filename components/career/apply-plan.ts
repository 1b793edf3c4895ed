'use client'

import type { FormPlan } from '@/components/form/use-kept-form'
import { createDraftStore } from '@/lib/utils/drafts'
import {
  applyPaths,
  emptyApplication,
  keptPart,
  type ApplyDraft,
  type ApplyField,
  type ReadyApplication,
} from './apply-table'

/** How an application is checked, and kept on the device. */
export const applyPlan: FormPlan<ApplyDraft, ReadyApplication, ApplyField, 'resumeId'> = {
  store: createDraftStore('career-draft'),
  empty: emptyApplication,
  kept: (draft) => ({ ...keptPart(draft), ...(draft.resumeId && { resume: { ...draft.resumeId, preview: null } }) }),
  read: async (...stored) => (await import('./apply-schema')).readKept(...stored),
  resolver: async (locale) => (await import('./apply-schema')).makeResolver(locale),
  paths: applyPaths,
  files: { path: 'resumeId', none: null },
}
