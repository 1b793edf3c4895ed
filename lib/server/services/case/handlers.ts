import type { caseEndpoints } from '@/lib/contract/case'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { eraseCase, replaceCaseFile, replyToCase, withdrawCase } from './change-case'
import { describeCase } from './describe-case'
import { requireCase } from './find-case'
import { moveCase } from './move-case'
import { sendCase } from './send-case'
import { sendCaseCode } from './send-case-code'

export const caseHandlers: HandlersOf<typeof caseEndpoints> = {
  getCase: async ({ caseKey }, { db }) => describeCase(db, await requireCase(db, caseKey)),
  replyToCase,
  replaceCaseFile,
  withdrawCase,
  eraseCase,
  moveCase,
  sendCase,
  sendCaseCode,
}
