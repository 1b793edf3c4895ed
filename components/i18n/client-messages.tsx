import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { pickMessages, type MessagePath } from '@/lib/i18n/pick-messages'
import { Worded } from './worded'

type Props = {
  locale: Locale
  /** All that the client components inside ask for. A provider inside another replaces its messages: one for each feature. */
  pick: readonly MessagePath[]
  children: ReactNode
}

/** Gives the client components inside the messages they ask `useTranslations` for, and no others: they are part of the page. */
export async function ClientMessages({ locale, pick, children }: Props) {
  return (
    <Worded locale={locale} messages={pickMessages(await loadMessages(locale), pick)}>
      {children}
    </Worded>
  )
}
