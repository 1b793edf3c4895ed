import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/namespaces'

type ConsentTexts = Messages['consent']

/** One file a language, loaded when somebody is asked: plain sentences, so that the page needs no translator for them. */
const files: Record<Locale, () => Promise<{ default: ConsentTexts }>> = {
  en: () => import('@/messages/en/consent.json'),
  th: () => import('@/messages/th/consent.json'),
  ja: () => import('@/messages/ja/consent.json'),
}
const loading = new Map<Locale, Promise<ConsentTexts>>()

/** The words of the layer and of the choices; the same promise each time, as `use` asks. */
export function consentTexts(locale: Locale): Promise<ConsentTexts> {
  const known = loading.get(locale)
  if (known) return known
  const texts = files[locale]().then((file) => file.default)
  loading.set(locale, texts)
  texts.catch(() => loading.delete(locale))
  return texts
}
