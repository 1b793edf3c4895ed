import { namespaces, type Messages } from './namespaces'
import type { Locale } from './locales'

const loaded = new Map<Locale, Promise<Messages>>()

async function read(locale: Locale): Promise<Messages> {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => {
      const file = (await import(`../../messages/${locale}/${namespace}.json`)) as { default: unknown }
      return [namespace, file.default] as const
    }),
  )
  return Object.fromEntries(entries) as Messages
}

/** Messages of one locale, read once per process. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale)
  if (known) return known
  const reading = read(locale).catch((error: unknown) => {
    loaded.delete(locale)
    throw error
  })
  loaded.set(locale, reading)
  return reading
}
