import { caseSource, reportSource } from './case-sources'
import { dealerChangeSource } from './dealer-change-item'
import type { Source } from './source'
import { visitSource, wishSource } from './visit-sources'
import {
  claimSource,
  registrationSource,
  waitingRegistrationSource,
  writtenRegistrationSource,
} from './warranty-sources'

/** Every table that the inbox reads; the name stands in cursors. */
export const sources = {
  case: caseSource,
  report: reportSource,
  registration: registrationSource,
  waiting: waitingRegistrationSource,
  written: writtenRegistrationSource,
  claim: claimSource,
  visit: visitSource,
  wish: wishSource,
  'dealer-change': dealerChangeSource,
} as const satisfies Record<string, Source>

export type SourceName = keyof typeof sources
export const sourceNames = Object.keys(sources) as SourceName[]
