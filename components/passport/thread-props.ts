import type { ThreadMessage } from '@/lib/contract/warranty-thread'
import type { Locale } from '@/lib/i18n/locales'

/** A message as it is typed: words, photos or both. */
export type Reply = { key: string; lang: Locale; text?: string; photoIds: string[] }

export type ThreadProps = {
  about: 'claim' | 'registration'
  /** Number of what it is about. */
  number: string
  messages: readonly ThreadMessage[]
  locale: Locale
  /** Sends a message and shows what it has changed; throws what the company answers. */
  onSend: (reply: Reply) => Promise<void>
}
