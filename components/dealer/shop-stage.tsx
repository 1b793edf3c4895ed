import { mdiCalendarCheck, mdiDirections, mdiPhone } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { mapLinks } from '@/components/nearest/dealer-links'
import { OpenNow } from '@/components/nearest/open-now'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { Dealer } from '@/lib/contract/dealer'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { dialHref } from '@/lib/utils/dial-href'

/** Name and kind, open or not, and the three things a visitor does next. */
export async function ShopStage({ dealer, locale }: { dealer: Dealer; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'dealer' })
  const { id, name, kind, district, province, phones, bookable, hours } = dealer
  return (
    <PageStage title={name} lead={`${t(`kinds.${kind}`)}\u00A0· ${district.name}\u00A0· ${province.name}`}>
      <div className="w-fit min-h-8 px-3 py-1 text-ink has-data-open:bg-white" data-tone="light" data-print="none">
        <OpenNow hours={hours} locale={locale} />
      </div>
      <p className="flex flex-wrap items-center gap-3" data-print="none">
        {phones.map((phone, i) => (
          <a key={phone} href={dialHref(phone)} className={buttonStyle(i === 0 ? 'primary' : 'secondary', 'large')}>
            <Icon path={mdiPhone} size={5} />
            {t('shop.call', { phone })}
          </a>
        ))}
        {bookable && (
          <ButtonLink href={localizePath(`/appointment?workshop=${id}`, locale)} variant="secondary" size="large">
            <Icon path={mdiCalendarCheck} size={5} />
            {t('shop.book')}
          </ButtonLink>
        )}
        <a
          href={mapLinks.google(dealer)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('secondary', 'large')}
        >
          <Icon path={mdiDirections} size={5} />
          {t('shop.routes')}
        </a>
      </p>
    </PageStage>
  )
}
