import { getTranslations } from 'next-intl/server'
import { caseForms } from '@/lib/domain/case-forms'
import type { KeptFor } from '@/lib/domain/draft-kept'
import { retentionRules } from '@/lib/domain/retention'
import type { Locale } from '@/lib/i18n/locales'

export const answerDays = caseForms['data-request'].answerDays
export const codeMinutes = retentionRules.code.kept.count

/** Says a length of time in the language of the page. */
export async function timeWords(locale: Locale): Promise<(time: KeptFor) => string> {
  const t = await getTranslations({ locale, namespace: 'policy.times' })
  return ({ unit, count }) => t(unit, { count })
}

/** What the words of a policy leave open, so that no text can promise another time than the program keeps. */
export async function policyFacts(locale: Locale): Promise<Record<string, string>> {
  const say = await timeWords(locale)
  return { answer: say({ unit: 'days', count: answerDays }) }
}
