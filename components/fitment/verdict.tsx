import { getTranslations } from 'next-intl/server'
import type { FitVerdict } from '@/lib/contract/fitment'
import { verdictText } from '@/lib/data/verdict-text'
import type { Locale } from '@/lib/i18n/locales'
import { LiveVerdict } from './live-verdict'
import { VerdictNote } from './verdict-note'

/** Verdict of a product: in the HTML when the address names a vehicle, otherwise for the remembered one. */
export async function Verdict({
  productId,
  verdict,
  locale,
}: {
  productId: string
  verdict: FitVerdict | null
  locale: Locale
}) {
  const t = await getTranslations({ locale, namespace: 'fitment' })
  if (verdict) return <VerdictNote text={verdictText(t, verdict, locale)} />
  return (
    <LiveVerdict
      productId={productId}
      locale={locale}
      texts={{ checking: t('checking'), failed: t('failed'), retry: t('retry') }}
    />
  )
}
