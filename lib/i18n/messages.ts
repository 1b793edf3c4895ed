import { holdMarks } from './held-marks'
import { createMessageLoader } from './load-messages'
import { fallbackLocale, localeRecords } from './locale-records'
import type { Locale } from './locales'
import { namespaces, type Messages } from './namespaces'

const load = createMessageLoader<Locale>({
  records: localeRecords,
  fallback: fallbackLocale,
  namespaces,
  importFile: async (file, namespace) => {
    const { default: messages } = (await import(`../../messages/${file}/${namespace}.json`)) as { default: unknown }
    return holdMarks(file, messages)
  },
  tell: (message, cause) =>
    process.emitWarning(message, { type: 'LocaleWarning', detail: cause instanceof Error ? cause.message : '' }),
})

/** Messages of one locale, read once per process. */
export function loadMessages(locale: Locale): Promise<Messages> {
  // What stands in the files, scripts/check-messages.ts has compared with their types.
  return load(locale) as Promise<Messages>
}
