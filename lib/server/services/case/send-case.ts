import { ApiError } from '@/lib/contract/api-error'
import type { CaseSent } from '@/lib/contract/case'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { caseForms, checkCaseForm, readAnswers, type CaseAnswers, type CaseForm } from '@/lib/domain/case-forms'
import { readPhone } from '@/lib/domain/phone'
import { loadMessages } from '@/lib/i18n/messages'
import { redeemCode } from '@/lib/server/one-time-codes'
import type { ServiceContext } from '@/lib/server/services/context'
import { openCase } from './open-case'
import { codePurpose } from './send-case-code'

type Input = ParsedInputOf<'sendCase'>

const wrong = (path: string, code: 'required' | 'invalid') =>
  new ApiError('INVALID_INPUT', { fields: [{ path, code }] })

/** What the form's table knows of what was sent; throws INVALID_INPUT for the fields that are wrong. */
function requireAnswers({ form: name, answers }: Input): CaseAnswers {
  const errors = checkCaseForm(name, answers)
  if (errors.length > 0)
    throw new ApiError('INVALID_INPUT', {
      fields: errors.map(({ field, code }) => ({ path: `answers.${field}`, code })),
    })
  return readAnswers(name, answers)
}

function requirePhone(typed: string | undefined): string | null {
  if (typed === undefined) return null
  const phone = readPhone(typed)
  if (phone === null) throw wrong('answers.phone', 'invalid')
  return phone
}

/**
 * Which of mailbox and phone was proved; INVALID_INPUT when the code is not the one that was sent there. A form that was kept already needs no second
 * proof: a code opens once, and the first answer may have been lost on its way.
 */
async function proveOwner(
  target: { email: string | null; phone: string | null },
  { code, key }: Input,
  { db, guess, now }: ServiceContext,
): Promise<'email-code' | 'phone-code'> {
  if (!code) throw wrong('code', 'required')
  const kept = await db.selectFrom('submission').select('key').where('key', '=', key).executeTakeFirst()
  const owner = target.email?.toLowerCase() ?? target.phone ?? ''
  const asked = { purpose: codePurpose, target: owner, code }
  const right = kept !== undefined || (await guess('pin', `${codePurpose} ${owner}`, () => redeemCode(db, asked, now)))
  if (!right) throw wrong('code', 'invalid')
  return target.email === null ? 'phone-code' : 'email-code'
}

async function consentWords({ consent }: CaseForm, input: Input): Promise<{ purpose: string; words: string }[]> {
  if (!consent) return []
  if (!input.consent) throw wrong('consent', 'required')
  return [{ purpose: 'answer', words: (await loadMessages(input.lang)).case.form.consent }]
}

/** Keeps what a visitor sent with one of the forms that are tables. */
export async function sendCase(input: Input, context: ServiceContext): Promise<CaseSent> {
  const form = caseForms[input.form]
  const answers = requireAnswers(input)
  const { email = null, phone: typedPhone, ...fields } = answers
  const phone = requirePhone(typedPhone)
  const consents = await consentWords(form, input)
  const proved = form.contact === 'proved' ? await proveOwner({ email, phone }, input, context) : null
  const { guard: _guard, code: _code, ...compared } = input
  return openCase(
    input,
    {
      kind: form.kind,
      topic: form.topic,
      fields: {
        ...(form.topic !== null && { reason: form.topic }),
        ...fields,
        ...(email !== null && { email }),
        ...(phone !== null && { phone }),
        ...(proved !== null && { identity: proved }),
      },
      email,
      phone,
      answerDays: form.answerDays,
      files: form.file && input.fileId ? [{ id: input.fileId, purpose: 'attachment', field: 'fileId' }] : [],
      consents,
    },
    compared,
    context,
  )
}
