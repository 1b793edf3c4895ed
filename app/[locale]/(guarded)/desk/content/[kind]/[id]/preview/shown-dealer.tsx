import { notFound } from 'next/navigation'
import { dealerHref } from '@/components/nearest/dealer-links'
import { ShopPage } from '@/components/dealer/shop-page'
import { environment } from '@/lib/config/environment'
import { ApiError } from '@/lib/contract/api-error'
import type { DealerPage } from '@/lib/contract/dealer'
import { readDealers } from '@/lib/data/dealers'
import { askAsUser } from '@/lib/data/session'
import type { Locale } from '@/lib/i18n/locales'

async function readPreview(dealer: string, lang: Locale, at: Date | null): Promise<DealerPage> {
  try {
    return await askAsUser('previewDealer', { lang, dealer, ...(at && { at: at.toISOString() }) })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') notFound()
    throw error
  }
}

/** A dealer's page with what waits, or as it will be at a moment. */
export async function ShownDealer({ id, at, locale }: { id: string; at: Date | null; locale: Locale }) {
  const [dealer, dealers] = await Promise.all([readPreview(id, locale, at), readDealers(locale)])
  const url = new URL(dealerHref(dealer, locale), environment().SITE_URL).href
  return <ShopPage dealer={dealer} dealers={dealers} url={url} locale={locale} />
}
