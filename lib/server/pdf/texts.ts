import 'server-only'
import { createTranslator } from 'next-intl'
import type { Lang } from '@/lib/contract/common'
import { formats, timeZone } from '@/lib/i18n/formats'
import { loadMessages } from '@/lib/i18n/messages'

export type PaperTexts = Awaited<ReturnType<typeof readPaperTexts>>

/** The sentences of printed papers and the names of product data, in one language. */
export async function readPaperTexts(lang: Lang) {
  const shared = { locale: lang, messages: await loadMessages(lang), formats, timeZone }
  return {
    paper: createTranslator({ ...shared, namespace: 'paper' }),
    spec: createTranslator({ ...shared, namespace: 'spec' }),
    product: createTranslator({ ...shared, namespace: 'product' }),
  }
}
