import { notFound } from 'next/navigation'
import { dealerHref } from '@/components/nearest/dealer-links'
import { ShopPage } from '@/components/dealer/shop-page'
import { environment } from '@/lib/config/environment'
import { readDealers } from '@/lib/data/dealers'
import { readDealerPreview } from '@/lib/data/editor'
import type { Locale } from '@/lib/i18n/locales'

/** A dealer's page with what waits, or as it will be at a moment. */
export async function ShownDealer({ id, at, locale }: { id: string; at: Date | null; locale: Locale }) {
  const [dealer, dealers] = await Promise.all([readDealerPreview(id, locale, at), readDealers(locale)])
  if (!dealer) notFound()
  const url = new URL(dealerHref(dealer, locale), environment().SITE_URL).href
  return <ShopPage dealer={dealer} dealers={dealers} url={url} locale={locale} />
}
