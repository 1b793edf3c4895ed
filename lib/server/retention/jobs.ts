import type { Kysely } from 'kysely'
import type { RetentionLimit, RetentionRuleId } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import { deleteOldSubmissions } from '@/lib/server/idempotency'
import { deleteOldCodes } from '@/lib/server/one-time-codes'
import { deleteOldRecipients, emptyOldCodes, emptyOldMessages } from '@/lib/server/outbox/delete-old'
import { deleteOldRegistrations, deleteOldResets, deleteOldSessions } from '@/lib/server/services/account/keep'
import { deleteOldAsked } from '@/lib/server/services/asked/asked'
import { makeVisitsNameless } from '@/lib/server/services/appointment/make-nameless'
import { eraseDueCases } from '@/lib/server/services/case/erase-case'
import { deleteOldLikes, deleteOldReports } from '@/lib/server/services/community/keep'
import { deleteOldSearches, deleteOldVisits } from '@/lib/server/services/analytics/keep'
import { deleteNotesOfGone } from '@/lib/server/services/desk/forget'
import { deleteOldViews } from '@/lib/server/services/desk/views'
import { deleteOldChanges, deleteOldInvitations } from '@/lib/server/services/dealer-corner/keep'
import { deleteAnsweredWishes, deleteOldWishes } from '@/lib/server/services/spring-wish/keep'
import { deleteOldChallenges } from '@/lib/server/services/passkey/challenges'
import { sweepUploads } from '@/lib/server/services/upload/sweep-uploads'
import { deleteOldBuyerLinks } from '@/lib/server/services/warranty/buyer-links'
import { deleteOldCallers } from '@/lib/server/services/warranty/callers'
import { makeCoveredNameless, makeOthersNameless } from '@/lib/server/services/warranty/make-nameless'
import type { FileStorage } from '@/lib/server/storage/file-storage'
import { deleteOldConsents, deleteOldRuns } from './delete-old'

export type RetentionWork = { db: Kysely<Database>; storage: FileStorage; now: Date }

/** Carries out a rule: `limit` is what the rule's time makes of now. Answers how many rows it changed; doing it again changes none. */
type RetentionJob = (work: RetentionWork, limit: RetentionLimit) => Promise<number>

/** How each rule is carried out. Files come after what gives them up, so that they go in the same run. */
export const retentionJobs: Record<RetentionRuleId, RetentionJob> = {
  visit: ({ db }, limit) => makeVisitsNameless(db, limit),
  'covered-warranty': ({ db }, limit) => makeCoveredNameless(db, limit),
  'other-warranty': ({ db }, limit) => makeOthersNameless(db, limit),
  'buyer-link': ({ db }, limit) => deleteOldBuyerLinks(db, limit),
  wish: ({ db }, limit) => deleteOldWishes(db, limit),
  'answered-wish': ({ db }, limit) => deleteAnsweredWishes(db, limit),
  case: ({ db, now }, limit) => eraseDueCases(db, limit, now),
  consent: ({ db }, limit) => deleteOldConsents(db, limit),
  message: ({ db }, limit) => emptyOldMessages(db, limit),
  // Codes carry the end of their time with them.
  'message-code': ({ db, now }) => emptyOldCodes(db, now),
  'message-count': ({ db }, limit) => deleteOldRecipients(db, limit),
  code: ({ db, now }) => deleteOldCodes(db, now),
  registration: ({ db }, limit) => deleteOldRegistrations(db, limit),
  session: ({ db }, limit) => deleteOldSessions(db, limit),
  'password-reset': ({ db }, limit) => deleteOldResets(db, limit),
  // Questions carry the end of their time with them.
  'passkey-challenge': ({ db, now }) => deleteOldChallenges(db, now),
  asked: ({ db }, limit) => deleteOldAsked(db, limit),
  'dealer-invitation': ({ db }, limit) => deleteOldInvitations(db, limit),
  'dealer-change': ({ db }, limit) => deleteOldChanges(db, limit),
  submission: ({ db }, limit) => deleteOldSubmissions(db, limit),
  caller: ({ db }, limit) => deleteOldCallers(db, limit),
  upload: ({ db, storage }, limit) => sweepUploads(db, storage, limit),
  like: ({ db }, limit) => deleteOldLikes(db, limit),
  'build-report': ({ db }, limit) => deleteOldReports(db, limit),
  'desk-note': ({ db }) => deleteNotesOfGone(db),
  'desk-view': ({ db }, limit) => deleteOldViews(db, limit),
  'visit-count': ({ db }, limit) => deleteOldVisits(db, limit),
  'search-count': ({ db }, limit) => deleteOldSearches(db, limit),
  'retention-run': ({ db }, limit) => deleteOldRuns(db, limit),
}
