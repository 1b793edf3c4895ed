import { mdiContactsOutline } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { PhoneLinks } from '@/components/ui/phone-links'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Dealer } from '@/lib/contract/dealer'
import { isMobilePhone } from '@/lib/domain/thai-phone'
import type { Locale } from '@/lib/i18n/locales'

const link = 'inline-flex min-h-6 items-center underline underline-offset-4 break-all'

const phoneLinks = (phones: readonly string[]): ReactNode =>
  phones.length === 0 ? null : <PhoneLinks phones={phones} />

/** LINE id of a made-up dealer may belong to somebody, so it leads nowhere. */
function lineLink({ lineId, sample }: Dealer): ReactNode {
  if (lineId === null) return null
  return sample ? (
    lineId
  ) : (
    <a href={`https://line.me/R/ti/p/${encodeURIComponent(lineId)}`} rel="noreferrer" className={link}>
      {lineId}
    </a>
  )
}

function webLink(address: string | null): ReactNode {
  return address === null ? null : (
    <a href={address} rel="noreferrer" className={link}>
      {new URL(address).host}
    </a>
  )
}

/** All ways to reach the dealer, and the same as a contact to keep. */
export async function ShopContact({ dealer, locale }: { dealer: Dealer; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'dealer.shop' })
  const { id, phones, facebook, web, email } = dealer
  const rows: { key: 'phone' | 'mobile' | 'line' | 'email' | 'facebook' | 'web'; value: ReactNode }[] = [
    { key: 'phone', value: phoneLinks(phones.filter((phone) => !isMobilePhone(phone))) },
    { key: 'mobile', value: phoneLinks(phones.filter(isMobilePhone)) },
    { key: 'line', value: lineLink(dealer) },
    {
      key: 'email',
      value:
        email === null ? null : (
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        ),
    },
    { key: 'facebook', value: webLink(facebook) },
    { key: 'web', value: webLink(web) },
  ]
  return (
    <section aria-labelledby="contact" className="grid gap-3">
      <h2 id="contact" className="text-2xl">
        <HeadingText text={t('contact')} />
      </h2>
      <dl className="border-t border-ink">
        {rows
          .filter(({ value }) => value !== null)
          .map(({ key, value }) => (
            <div key={key} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2">
              <dt className="text-steel">
                <UnbrokenText text={t(key)} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p data-print="none">
        <a href={`/api/documents/dealers/${id}.vcf?lang=${locale}`} className={buttonStyle('quiet', 'small')}>
          <Icon path={mdiContactsOutline} size={5} />
          {t('vcard')}
        </a>
      </p>
    </section>
  )
}
