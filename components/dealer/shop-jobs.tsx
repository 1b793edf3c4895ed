import { mdiCheck } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { dealerJobs } from '@/components/nearest/dealer-jobs'
import { dealerHref } from '@/components/nearest/dealer-links'
import { Icon } from '@/components/ui/icon'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Dealer } from '@/lib/contract/dealer'
import { byDistance } from '@/lib/domain/distance'
import { formatKilometres } from '@/lib/i18n/format-distance'
import type { Locale } from '@/lib/i18n/locales'

type Props = { dealer: Dealer; dealers: readonly Dealer[]; locale: Locale }

/** What is done here, in a sentence each; for what is not, the nearest place that does it. */
export async function ShopJobs({ dealer, dealers, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'dealer' })
  const missing = dealerJobs.filter((job) => !dealer.capabilities.includes(job))
  return (
    <div className="grid gap-6">
      <ul className="grid gap-x-10 border-t border-ink md:grid-cols-2">
        {dealer.capabilities.map((job) => (
          <li key={job} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-3">
            <Icon path={mdiCheck} size={5} className="mt-1" />
            <span className="grid content-start">
              <strong>
                <UnbrokenText text={t(`jobs.${job}`)} />
              </strong>
              <span className="text-steel">{t(`jobTexts.${job}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <ul className="grid gap-1">
          {missing.map((job) => {
            const able = dealers.filter(({ capabilities }) => capabilities.includes(job))
            const [nearest] = byDistance(able, dealer)
            return nearest ? (
              <li key={job}>
                <AppLink
                  href={dealerHref(nearest.item, locale)}
                  className="inline-block min-h-6 underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {t('shop.doesNot', {
                    job: t(`jobs.${job}`),
                    name: nearest.item.name,
                    km: formatKilometres(nearest.km),
                  })}
                </AppLink>
              </li>
            ) : null
          })}
        </ul>
      )}
    </div>
  )
}
