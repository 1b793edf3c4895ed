'use client'

import { useTranslations } from 'next-intl'
import { provinceHref } from '@/components/nearest/dealer-links'
import { placeStore } from '@/components/nearest/place-store'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { passFocusOn } from '@/components/ui/focus-around'
import { Notice } from '@/components/ui/notice'
import type { FoundDealers as Found } from '@/lib/contract/dealer'
import { formatKilometres } from '@/lib/i18n/format-distance'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { DealerMap } from '@/components/nearest/dealer-map'
import { FoundItem } from './found-item'

type Props = {
  found: Found | null
  failed: boolean
  searching: boolean
  retry: () => void
  /** Its name. */ job: string
  locale: Locale
}

function Summary({ found }: { found: Found }) {
  const t = useTranslations('dealer.finder')
  const { place, inProvince, dealers, anyTime } = found
  const province = place.province.name
  const [nearest] = dealers
  if (!nearest) return <p className="text-lg">{t('nobody')}</p>
  return (
    <>
      {anyTime && <p className="font-semibold">{t('anyTime')}</p>}
      <p className="text-lg">
        {inProvince > 0
          ? t('here', { count: inProvince, province })
          : t('none', { province, km: formatKilometres(nearest.km) })}
      </p>
    </>
  )
}

/** The answer: how many there are here, or how far the nearest is; list and map side by side. */
export function FoundDealers({ found, failed, searching, retry, job, locale }: Props) {
  const t = useTranslations('dealer.finder')
  return (
    <section
      aria-labelledby="found-title"
      aria-busy={searching}
      tabIndex={-1}
      className="grid scroll-mt-24 gap-6"
      id="found"
    >
      <div role="status" className="grid gap-2">
        <h2 id="found-title" className="display text-3xl md:text-4xl">
          {found ? `${job}\u00A0· ${t('near', { place: found.place.name })}` : t('searching')}
        </h2>
        {found && <Summary found={found} />}
      </div>
      {failed && (
        <Notice
          tone="warning"
          role="alert"
          title={t('failed')}
          actions={
            <Button ref={passFocusOn} variant="secondary" onClick={retry}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {found && (
        <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-10">
          <div className="grid gap-4">
            <ol className="border-t border-ink">
              {found.dealers.map(({ dealer, km }, i) => (
                <FoundItem key={dealer.id} dealer={dealer} km={km} number={i + 1} locale={locale} />
              ))}
            </ol>
            {found.dealers.length > 0 ? (
              <p className="text-sm text-steel">{t('kmNote')}</p>
            ) : (
              <p>
                <ButtonLink href={localizePath('/contactUs?reason=dealer', locale)} rel="nofollow">
                  {t('write')}
                </ButtonLink>
              </p>
            )}
            <p className="flex flex-wrap gap-x-6 gap-y-2" data-print="none">
              <ButtonLink href={provinceHref(found.place.province.slug, locale)} variant="secondary">
                {t('all', { province: found.place.province.name })}
              </ButtonLink>
              <Button
                variant="quiet"
                onClick={() => {
                  document.getElementById('dealer-place')?.focus()
                  placeStore.write(null)
                }}
              >
                {t('change')}
              </Button>
            </p>
          </div>
          <div className="grid gap-2 md:sticky md:top-20">
            <DealerMap label={t('map')} place={found.place} pins={found.dealers.map(({ dealer }) => dealer)} />
            <p className="text-xs text-steel">{t('mapSource')}</p>
          </div>
        </div>
      )}
    </section>
  )
}
