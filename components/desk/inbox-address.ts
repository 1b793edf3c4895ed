import type { InboxFilter } from '@/lib/data/desk'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Address of the inbox with a filter; what is as usual is left out of it. */
export function inboxAddress(filter: Partial<InboxFilter>, locale: Locale): string {
  const pairs = Object.entries(filter).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '' && pair[1] !== 'open',
  )
  const query = new URLSearchParams(pairs).toString()
  return localizePath('/desk', locale) + (query === '' ? '' : `?${query}`)
}
