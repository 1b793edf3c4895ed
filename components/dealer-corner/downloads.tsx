import { getTranslations } from 'next-intl/server'
import { Part } from '@/components/sections/part'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyle } from '@/components/ui/button-style'
import { HeadingText } from '@/components/ui/heading-text'
import { PrintButton } from '@/components/ui/print-button'
import { QrCode } from '@/components/ui/qr-code'
import { environment } from '@/lib/config/environment'
import { catalogueNames } from '@/lib/contract/catalogue'
import type { MyDealer } from '@/lib/contract/dealer-listing'
import { askAsUser } from '@/lib/data/session'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import { lineOfType } from '@/lib/domain/appointment/jobs'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** What stands on the counter: a code to the page, what fits what, and the present documents. */
export async function Downloads({ shop, locale }: { shop: MyDealer; locale: Locale }) {
  const [t, types, routes, { name, path, values }] = await Promise.all([
    getTranslations('dealer-corner'),
    getTranslations('spec.vehicleTypes'),
    getTranslations('routes'),
    askAsUser('getDealerListing', { lang: locale, dealer: shop.id }),
  ])
  const url = new URL(localizePath(path, locale), environment().SITE_URL).href
  const file = buttonStyle('secondary')
  return (
    <div className="grid grid-cols-1 gap-12">
      <p className="text-lg text-steel print:hidden">{t('downloads.lead')}</p>
      <section
        aria-labelledby="qr"
        className="grid max-w-2xl grid-cols-1 items-center gap-6 border border-line bg-white p-4 sm:grid-cols-[14rem_minmax(0,1fr)] md:p-6"
      >
        <QrCode
          text={url}
          label={t('downloads.qrLabel', { name })}
          className="aspect-square w-56 max-w-full print:w-80"
        />
        <div className="grid justify-items-start gap-3">
          <h2 id="qr" className="text-2xl print:hidden">
            <HeadingText text={t('downloads.qrTitle')} />
          </h2>
          <p className="hidden text-3xl font-semibold print:block">{name}</p>
          <p>{t('downloads.qrText')}</p>
          <p className="text-sm text-steel wrap-anywhere">{url}</p>
          <div className="flex flex-wrap gap-3 print:hidden">
            <PrintButton className={buttonStyle()}>{t('downloads.print')}</PrintButton>
            <a href={`/api/documents/dealers/${shop.id}.vcf?lang=${locale}`} download className={file}>
              {t('downloads.card')}
            </a>
          </div>
        </div>
      </section>
      <div className="grid grid-cols-1 gap-12 print:hidden">
        <Part id="lists" title={t('downloads.listTitle')} lead={t('downloads.listText')}>
          <div className="flex flex-wrap gap-3">
            {vehicleTypes
              .filter((type) => values.lines.includes(lineOfType[type]))
              .map((type) => (
                <a
                  key={type}
                  href={`/api/documents/applications.csv?lang=${locale}&type=${type}`}
                  download
                  className={file}
                >
                  {t('downloads.csv', { line: types(type) })}
                </a>
              ))}
          </div>
        </Part>
        <Part id="documents" title={t('downloads.docsTitle')} lead={t('downloads.docsText')}>
          <div className="flex flex-wrap gap-3">
            {catalogueNames.map((one) => (
              <a key={one} href={`/api/documents/catalogues/${one}.pdf?lang=${locale}`} className={file}>
                {t('downloads.catalogue', { name: routes(`catalogue-${one}`) })}
              </a>
            ))}
          </div>
          <p className="flex flex-wrap gap-x-6">
            <ButtonLink href={localizePath('/services/download', locale)} variant="quiet">
              {t('downloads.more')}
            </ButtonLink>
            <ButtonLink href={localizePath('/services/abe', locale)} variant="quiet">
              {t('downloads.approvals')}
            </ButtonLink>
          </p>
        </Part>
      </div>
    </div>
  )
}
