import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import type { FitVerdict } from '@/lib/contract/fitment'
import { verdictText } from '@/lib/data/verdict-text'
import type { Locale } from '@/lib/i18n/locales'
import { LiveVerdict } from './live-verdict'
import { VerdictNote } from './verdict-note'

/** One object for a whole page, so that a list of products sends it once. */
const readTexts = cache(async (locale: Locale) => {
  const t = await getTranslations({ locale, namespace: 'fitment' })
  return { checking: t('checking'), failed: t('failed'), retry: t('retry') }
})

/** Verdict of a product: in the HTML when the address names a vehicle, otherwise for the remembered one. */
export async function Verdict({
  productId,
  verdict,
  locale,
  detailed = false,
}: {
  productId: string
  verdict: FitVerdict | null
  locale: Locale
  /** With the vehicle and the figures of the part beside the original. */
  detailed?: boolean
}) {
  if (!verdict) {
    return (
      <div className="verdict-slot" data-detailed={detailed || undefined}>
        <LiveVerdict productId={productId} locale={locale} texts={await readTexts(locale)} detailed={detailed} />
      </div>
    )
  }
  const t = await getTranslations({ locale, namespace: 'fitment' })
  return <VerdictNote text={verdictText(t, verdict, locale)} />
}
