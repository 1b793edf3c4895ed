import { mdiCalendarPlus } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { Promotion } from '@/lib/contract/promotion'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { promotionTexts } from './promotion-texts'

const ways = [
  { place: 'workshop', key: 'book', path: '/appointment' },
  { place: 'van', key: 'stops', path: '/services/mobileService' },
  { place: 'dealer', key: 'dealers', path: '/whereToBuy' },
] as const

/** What can be done about it; nothing once it has ended. */
export async function PromotionActions({ promotion, locale }: { promotion: Promotion; locale: Locale }) {
  const [t, { partsQuery }] = await Promise.all([
    getTranslations({ locale, namespace: 'promotion.actions' }),
    promotionTexts(promotion, locale),
  ])
  if (promotion.state === 'past') return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2" data-print="none">
      {ways
        .filter(({ place }) => promotion.places.includes(place))
        .map(({ key, path }, i) => (
          <ButtonLink
            key={key}
            href={localizePath(path, locale)}
            variant={i === 0 ? 'secondary' : 'quiet'}
            size="small"
          >
            {t(key)}
          </ButtonLink>
        ))}
      {partsQuery && (
        <ButtonLink
          href={localizePath(`/products/list?${partsQuery}`, locale)}
          rel="nofollow"
          variant="quiet"
          size="small"
        >
          {t('parts')}
          <span className="sr-only">: {promotion.title}</span>
        </ButtonLink>
      )}
      <a href={`/api/calendar/promotions/${promotion.id}.ics?lang=${locale}`} className={buttonStyle('quiet', 'small')}>
        <Icon path={mdiCalendarPlus} size={5} />
        {t('calendar')}
        <span className="sr-only">: {promotion.title}</span>
      </a>
    </p>
  )
}
