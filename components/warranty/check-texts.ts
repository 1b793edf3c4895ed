import { loadMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/i18n/locales'
import { readStateTexts } from './register-texts'

/** Everything the check says. What stands in braces is filled in by the browser. */
export async function readCheckTexts(locale: Locale) {
  const [states, { warranty }] = await Promise.all([readStateTexts(locale), loadMessages(locale)])
  return { ...warranty.check, unknownPart: warranty.unknownPart, ...states }
}
export type CheckTexts = Awaited<ReturnType<typeof readCheckTexts>>
