import type { createTranslator } from 'use-intl/core'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/namespaces'

/** A fact in a message, such as a number or a day. */
export type Fact = { label: string; value: string }

/** A message before it has a form: e-mail makes text and HTML of it, an SMS is its `short`. */
export type MessageContent = {
  subject: string
  lead: string
  facts?: readonly Fact[]
  link?: { label: string; href: string }
  /** Small print, such as a warning. */
  notes?: readonly string[]
  /** Of what comes again by itself: the page on which it is turned off. */
  stopUrl?: string
  /** The whole message where only a line is sent. */
  short: string
}

/** What a template writes with. */
export type Pen = {
  locale: Locale
  t: ReturnType<typeof createTranslator<Messages, 'mail'>>
  /** An ISO day in the words and calendar of the language. */
  day: (iso: string) => string
}

export type Template<Data> = (data: Data, pen: Pen) => MessageContent
