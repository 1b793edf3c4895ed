import { mdiPrinterOutline } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { PrintButton } from '@/components/ui/print-button'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { readContactInfo } from '@/lib/data/contact'
import type { Locale } from '@/lib/i18n/locales'
import { RequestRights } from './request-rights'

function Line({ label, lines = 1 }: { label?: string; lines?: number }) {
  return (
    <div className="grid gap-1">
      {label && <span className="text-sm">{label}</span>}
      {Array.from({ length: lines }, (_, i) => (
        <span key={i} aria-hidden="true" className="h-8 border-b border-ink print:h-7" />
      ))}
    </div>
  )
}

function Box({ label }: { label: string }) {
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="size-4 shrink-0 border border-ink" />
      {label}
    </span>
  )
}

/** The request as one sheet of paper: what is left of the page in print. */
export async function RequestSheet({ locale }: { locale: Locale }) {
  const [t, to, { address }] = await Promise.all([
    getTranslations({ locale, namespace: 'policy.sheet' }),
    getTranslations({ locale, namespace: 'policy.address' }),
    readContactInfo(locale),
  ])
  return (
    <>
      <p data-print="none">
        <PrintButton className={buttonStyle('primary', 'large')}>
          <Icon path={mdiPrinterOutline} size={5} />
          {t('print')}
        </PrintButton>
      </p>
      <section
        aria-label={t('title')}
        className="grid max-w-3xl gap-5 border border-edge bg-white p-6 sm:p-10 print:max-w-none print:gap-4 print:border-0 print:p-0"
      >
        <h3 className="text-2xl">{t('title')}</h3>
        <address className="text-sm not-italic">
          {t('to')}
          <br />
          <strong>
            <UnbrokenText text={to('to')} />
          </strong>
          <br />
          {address}
        </address>
        <div className="grid gap-2">
          <strong>
            <UnbrokenText text={t('right')} />
          </strong>
          <RequestRights locale={locale} boxes />
        </div>
        <Line label={t('about')} lines={3} />
        <div className="grid gap-5 sm:grid-cols-2 print:grid-cols-2">
          <Line label={t('name')} />
          <Line label={t('contact')} />
        </div>
        <Line label={t('numbers')} />
        <div className="grid gap-2">
          <strong>
            <UnbrokenText text={t('answer')} />
          </strong>
          <Box label={t('byEmail')} />
          <Box label={t('byPost')} />
          <Line />
        </div>
        <Line label={t('sign')} />
        <p className="text-sm">
          <UnbrokenText text={t('note')} />
        </p>
        <p className="border-t border-line pt-3 text-sm text-steel">
          <UnbrokenText text={t('office')} />
        </p>
      </section>
    </>
  )
}
