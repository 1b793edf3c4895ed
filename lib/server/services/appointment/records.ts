import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AppointmentState } from '@/lib/contract/appointment'
import type { Lang } from '@/lib/contract/common'
import { consentVersion } from '@/lib/domain/consent-version'
import type { Database } from '@/lib/server/db/schema'
import { readVisitTexts } from './texts'

type VisitEvent = {
  visit: string
  what: AppointmentState
  actor?: 'visitor' | 'workshop'
  was?: string
  reason?: string
  now: Date
}

/** Adds to the history of a visit: when, who, what, why. */
export async function recordEvent(
  trx: Transaction<Database>,
  { visit, what, actor = 'visitor', was, reason = '', now }: VisitEvent,
): Promise<void> {
  await trx
    .insertInto('appointment_event')
    .values({ id: randomUUID(), appointment_id: visit, at: now.toISOString(), actor, what, was: was ?? null, reason })
    .execute()
}

/** Keeps what the visitor agreed to, in the words that stood beside the box. */
export async function recordConsent(
  trx: Transaction<Database>,
  { visit, lang, now }: { visit: string; lang: Lang; now: Date },
): Promise<void> {
  const { consent } = await readVisitTexts(lang)
  await trx
    .insertInto('consent_receipt')
    .values({
      id: randomUUID(),
      subject_kind: 'appointment',
      subject_id: visit,
      purpose: 'visit',
      given: 1,
      policy_version: consentVersion,
      text_shown: consent,
      lang,
      at: now.toISOString(),
    })
    .execute()
}
