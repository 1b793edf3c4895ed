import { createTranslator } from 'use-intl/core'
import { timeZone } from '@/lib/domain/calendar'
import { formatDate, formats } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { toHtml, toText } from './email-layout'
import type { MessageBody } from './sealed-body'
import { templates, type TemplateData, type TemplateName } from './templates'

export const channels = ['email', 'sms'] as const
export type Channel = (typeof channels)[number]
export type Rendered = Omit<MessageBody, 'attachments'>

const raise = (error: Error): never => {
  throw error
}

async function makeTranslator(locale: Locale) {
  const messages = await loadMessages(locale)
  return createTranslator({ locale, messages, namespace: 'mail', formats, timeZone, onError: raise })
}

const translators = new Map<Locale, Awaited<ReturnType<typeof makeTranslator>>>()

/**
 * One translator a language, which keeps what it has read of each sentence: a new one takes a millisecond longer for a sentence with a number than for
 * one without, and so the time of an answer told which message was written.
 */
async function translatorOf(locale: Locale) {
  const known = translators.get(locale) ?? (await makeTranslator(locale))
  translators.set(locale, known)
  return known
}

/** Writes a message. Throws when a sentence is missing or cannot be filled: better no row than half a message. */
export async function renderMessage<T extends TemplateName>(
  channel: Channel,
  locale: Locale,
  template: T,
  data: TemplateData[T],
): Promise<Rendered> {
  const t = await translatorOf(locale)
  const message = templates[template](data, { locale, t, day: (iso) => formatDate(iso, locale) })
  if (channel === 'sms') return { subject: '', text: message.short, html: null }
  const frame = { lang: locale, name: t('frame.name'), automatic: t('frame.automatic') }
  return {
    subject: message.subject.replace(/\s+/g, ' '),
    text: toText(message, frame),
    html: toHtml(message, frame),
    ...(message.stopUrl !== undefined && { stopUrl: message.stopUrl }),
  }
}
