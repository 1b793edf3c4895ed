import { getTranslations } from 'next-intl/server'
import { loadMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/i18n/locales'
import { readStateTexts, textsOf } from './register-texts'

/** Everything the check says. What stands in braces is filled in by the browser. */
export async function readCheckTexts(locale: Locale) {
  const [t, states, { warranty }] = await Promise.all([getTranslations({ locale, namespace: 'warranty.check' }), readStateTexts(locale), loadMessages(locale)])
  return { ...warranty.check, errors: textsOf(['serial', 'phoneLast4', 'to', 'code'] as const, (key) => t(`errors.${key}`)), unknownPart: warranty.unknownPart, ...states }
}
export type CheckTexts = Awaited<ReturnType<typeof readCheckTexts>>
