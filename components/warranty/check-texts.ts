import { getTranslations } from 'next-intl/server'
import { loadMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/i18n/locales'
import { readStateTexts, textsOf } from './register-texts'

/** Everything the check says. What stands in braces is filled in by the browser. */
export async function readCheckTexts(locale: Locale) {
  const [t, states, { warranty }] = await Promise.all([
    getTranslations({ locale, namespace: 'warranty.check' }),
    readStateTexts(locale),
    loadMessages(locale),
  ])
  const { check } = warranty
  return {
    ...check,
    // Messages with places are compiled in the built site: only a translation gives them back as texts.
    asked: t('asked', { minutes: '{minutes}' }),
    result: { ...check.result, orKm: t('result.orKm', { km: '{km}' }) },
    failures: { ...check.failures, manyText: t('failures.manyText', { minutes: '{minutes}' }) },
    errors: textsOf(['serial', 'phoneLast4', 'to', 'code'] as const, (key) => t(`errors.${key}`)),
    unknownPart: warranty.unknownPart,
    ...states,
  }
}
export type CheckTexts = Awaited<ReturnType<typeof readCheckTexts>>
