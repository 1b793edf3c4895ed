import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { dealerHref } from '@/components/nearest/dealer-links'
import type { Dealer } from '@/lib/contract/dealer'
import { byDistance } from '@/lib/domain/distance'
import { formatKilometres } from '@/lib/i18n/format-distance'
import type { Locale } from '@/lib/i18n/locales'

const shown = 4

/** The nearest others. */
export async function ShopNeighbours({
  dealer,
  dealers,
  locale,
}: {
  dealer: Dealer
  dealers: readonly Dealer[]
  locale: Locale
}) {
  const t = await getTranslations({ locale, namespace: 'dealer' })
  const others = byDistance(
    dealers.filter(({ id }) => id !== dealer.id),
    dealer,
  ).slice(0, shown)
  return (
    <ul className="grid gap-x-10 border-t border-ink sm:grid-cols-2">
      {others.map(({ item, km }) => (
        <li key={item.id} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
          <span className="grid">
            <AppLink href={dealerHref(item, locale)} className="font-semibold underline-offset-4 hover:underline">
              {item.name}
            </AppLink>
            <span className="text-sm text-steel">
              {t(`kinds.${item.kind}`)}&nbsp;· {item.province.name}
            </span>
          </span>
          <span className="figure whitespace-nowrap text-steel">{t('finder.km', { km: formatKilometres(km) })}</span>
        </li>
      ))}
    </ul>
  )
}
