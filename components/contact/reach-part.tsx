import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { PhoneLink } from '@/components/ui/phone-link'
import type { ContactInfo } from '@/lib/contract/contact'
import { formatBox, round } from '@/lib/drawings/geometry'
import { mapBox, placeOnMap } from '@/lib/drawings/thailand-map/projection'
import { thailandMap } from '@/lib/drawings/thailand-map/thailand-map'
import type { Locale } from '@/lib/i18n/locales'
import { MapLinks } from './map-links'

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <dt className="text-steel">{label}</dt>
      <dd className="grid justify-items-start gap-1.5">{children}</dd>
    </div>
  )
}

function HomeMap({ latitude, longitude, label }: { latitude: number; longitude: number; label: string }) {
  const [x, y] = placeOnMap(latitude, longitude)
  return (
    <svg
      viewBox={formatBox(mapBox)}
      role="img"
      aria-label={label}
      className="h-96 w-auto justify-self-center max-[17rem]:h-auto max-[17rem]:w-full"
    >
      <path d={thailandMap.land} fill="#d9dde2" fillRule="evenodd" />
      <path d={thailandMap.borders} fill="none" stroke="#fff" strokeWidth="0.5" />
      <circle cx={round(x)} cy={round(y)} r="9" fill="none" stroke="#d3121c" strokeWidth="1.2" />
      <circle cx={round(x)} cy={round(y)} r="3.2" fill="#d3121c" />
    </svg>
  )
}

/** Phones, chat, mail, address and hours, with a map drawn from our own data. */
export async function ReachPart({ info, locale }: { info: ContactInfo; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' })
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-4">
        <dl className="border-t border-ink">
          {info.phones.map((phone) => (
            <Row key={phone.number} label={t(`phone.${phone.for}`)}>
              <PhoneLink phone={phone.number} />
            </Row>
          ))}
          <Row label={t('line')}>{info.lineId}</Row>
          <Row label={t('email')}>
            <a className="underline underline-offset-4" href={`mailto:${info.email}`}>
              {info.email}
            </a>
          </Row>
          <Row label={t('hours')}>
            {info.hours.map(({ days, opens, closes }) => (
              <span key={days} className="tabular-nums">
                {t(`days.${days}`)} {t('range', { opens, closes })}
              </span>
            ))}
            <span className="text-steel">{t('closed')}</span>
          </Row>
          <Row label={t('address')}>
            <address className="not-italic">{info.address}</address>
            <CopyButton text={info.address} label={t('copyAddress')} done={t('copied')} />
            <MapLinks info={info} locale={locale} />
          </Row>
        </dl>
        {info.sample && <p className="text-sm text-steel">{t('sample')}</p>}
      </div>
      <figure className="grid gap-2">
        <HomeMap latitude={info.latitude} longitude={info.longitude} label={t('mapLabel')} />
        <figcaption className="text-sm text-steel">{t('mapSource')}</figcaption>
      </figure>
    </div>
  )
}
