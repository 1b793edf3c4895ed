import 'server-only'
import { createTranslator } from 'use-intl/core'
import type { Lang } from '@/lib/contract/common'
import { timeZone } from '@/lib/domain/calendar'
import { formats } from '@/lib/i18n/formats'
import { loadMessages } from '@/lib/i18n/messages'

export type PdfTexts = Awaited<ReturnType<typeof readPdfTexts>>

/** The sentences of printed documents and the names of product data, in one language. */
export async function readPdfTexts(lang: Lang) {
  const shared = { locale: lang, messages: await loadMessages(lang), formats, timeZone }
  return {
    application: createTranslator({ ...shared, namespace: 'application' }),
    catalogue: createTranslator({ ...shared, namespace: 'catalogue' }),
    routes: createTranslator({ ...shared, namespace: 'routes' }),
    pdf: createTranslator({ ...shared, namespace: 'pdf' }),
    spec: createTranslator({ ...shared, namespace: 'spec' }),
    product: createTranslator({ ...shared, namespace: 'product' }),
    warranty: createTranslator({ ...shared, namespace: 'warranty' }),
  }
}
