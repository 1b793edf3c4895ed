import { randomUUID } from 'node:crypto'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import type { ConsentReceipt } from '@/lib/contract/consent'
import { consentPurposes, type ConsentPurpose } from '@/lib/contract/consent-words'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { cookieConsentVersion } from '@/lib/domain/consent-version'
import { loadMessages } from '@/lib/i18n/messages'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import type { ServiceContext } from '@/lib/server/services/context'

type Input = ParsedInputOf<'AddConsent'>

/** The words a visitor had in front of them when answering about a purpose. */
async function textShown(purpose: ConsentPurpose, signal: boolean, lang: Lang): Promise<string> {
  const { layer, purposes } = (await loadMessages(lang)).consent
  const { name, text } = purposes[purpose]
  return [layer.title, layer.reason, layer.freedom, ...(signal ? [layer.signal] : []), `${name}: ${text}`].join('\n')
}

/** Keeps an answer, each purpose with the words that were shown; an answer of this browser that came before stays beside it. */
export async function addConsent(input: Input, { db, now }: ServiceContext): Promise<ConsentReceipt> {
  const { key, receipt, version, choices, signal, lang } = input
  if (version !== cookieConsentVersion) throw new ApiError('CONFLICT', { message: 'This policy has a newer version' })
  const at = now.toISOString()
  const asked = consentPurposes.filter((purpose) => choices[purpose] !== undefined)
  const texts = await Promise.all(
    asked.map(async (purpose) => [purpose, await textShown(purpose, signal, lang)] as const),
  )
  return withIdempotencyKey<ConsentReceipt>(db, { key, operation: 'AddConsent', input, now }, async (trx) => {
    if (texts.length > 0)
      await trx
        .insertInto('consent_receipt')
        .values(
          texts.map(([purpose, text_shown]) => ({
            id: randomUUID(),
            subject_kind: 'browser',
            subject_id: receipt,
            purpose,
            given: choices[purpose] ? 1 : 0,
            policy_version: version,
            text_shown,
            lang,
            at,
          })),
        )
        .execute()
    return { receipt, version, at, choices, texts: Object.fromEntries(texts) }
  })
}
