import '@/lib/client/without-eval'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { homeCountry } from '@/lib/i18n/home-country'
import { readDraft, readKeptDraft } from '@/components/form/read-fields'
import { daySchema } from '@/lib/contract/common'
import { ownerSchema, ownerShape, purchaseSchema, reachable } from '@/lib/contract/warranty-parts'
import { createWarrantyInput } from '@/lib/contract/warranty-register'
import { consentVersion } from '@/lib/domain/consent-version'
import { isKatakana } from '@/lib/domain/kana'
import { isWholeName } from '@/lib/domain/person-name'
import { readPhone } from '@/lib/domain/phone'
import { dayInThailand } from '@/lib/domain/calendar'
import type { Locale } from '@/lib/i18n/locales'
import type { Draft } from './register-draft'
import { registerTable } from './register-table'

/** What the form sends, without what is added when it is sent. */
const bareInput = createWarrantyInput.omit({ key: true, lang: true, guard: true })
export type Ready = z.output<typeof bareInput>

function toInput(draft: Draft, locale: Locale): unknown {
  const phone = (typed: string) => readPhone(typed, homeCountry(locale)) ?? typed
  const input = readDraft(registerTable, draft, locale, { phone })
  return { ...input, consents: { ...draft.consents, version: consentVersion } }
}

// Rules hang on the smallest part they are about: a rule of the whole would wait until everything else is right, and each step is checked alone.
const pastDay = daySchema.superRefine((day, context) => {
  if (day > dayInThailand(new Date()))
    context.addIssue({ code: 'too_big', origin: 'date', maximum: 0, inclusive: true, input: day })
})
const purchaseInPast = purchaseSchema
  .extend({ boughtOn: pastDay, fittedOn: pastDay.optional() })
  .superRefine(({ boughtOn, fittedOn }, context) => {
    if (fittedOn !== undefined && fittedOn < boughtOn)
      context.addIssue({
        code: 'too_small',
        origin: 'date',
        minimum: 0,
        inclusive: true,
        path: ['fittedOn'],
        input: fittedOn,
      })
  })
const ownerInJapanese = reachable(
  ownerShape.extend({
    name: ownerShape.shape.name.refine(isWholeName),
    kana: z
      .string()
      .trim()
      .max(120)
      .refine((kana) => isKatakana(kana) && isWholeName(kana)),
  }),
)
const settledFit = z
  .object({ asked: z.string().optional(), confirmed: z.string().optional() })
  .refine(({ asked, confirmed }) => asked === undefined || asked === confirmed, { path: ['confirmed'] })

/** The whole form, checked by the contract; `custom` = a rule of the form's own. */
export function registrationSchema(locale: Locale): z.ZodType<Ready, Draft> {
  const input = bareInput
    .extend({ purchase: purchaseInPast, owner: locale === 'ja' ? ownerInJapanese : ownerSchema, fit: settledFit })
    .transform(({ fit: _settled, ...ready }) => ready)
  return z
    .custom<Draft>()
    .transform((draft) => toInput(draft, locale))
    .pipe(input)
}

export function makeResolver(locale: Locale) {
  return zodResolver(registrationSchema(locale))
}

/** The draft that a device has kept; null when there is nothing usable in it. */
export function readKept(stored: unknown, locale: Locale): Draft | null {
  return readKeptDraft(registerTable, stored, locale)
}
