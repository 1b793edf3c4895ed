import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BookingForm } from '@/components/appointment/booking-form'
import { bookingMessages } from '@/components/appointment/booking-messages'
import { WorkshopPhones } from '@/components/appointment/workshop-phones'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { readWorkshops } from '@/lib/data/appointments'
import { currentLocale } from '@/lib/i18n/current-locale'
import { openingOf } from '@/lib/pictures/page-openings'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'appointment' })
  return pageMetadata(
    { title: t('metaTitle'), description: t('metaDescription'), picture: 'shop-spring' },
    { route: '/appointment', locale },
  )
}

export default async function AppointmentPage() {
  const locale = await currentLocale()
  const [t, workshops, guard] = await Promise.all([
    getTranslations({ locale, namespace: 'appointment' }),
    readWorkshops(locale),
    spamGuardProps(locale, 'appointment'),
  ])
  return (
    <PageFrame route="/appointment" tone="stage" fills>
      <PageStage title={t('title')} lead={t('lead')} scene={openingOf('/appointment', 'macro-preload')} />
      <div className="shell grid gap-8 py-section">
        {workshops.some(({ sample }) => sample) ? <p className="text-steel">{t('sample')}</p> : null}
        <noscript>
          <p className="pb-4">{t('noScript')}</p>
          <WorkshopPhones workshops={workshops} />
        </noscript>
        <ClientMessages locale={locale} pick={bookingMessages}>
          <div className="noscript:hidden">
            <BookingForm workshops={workshops} guard={guard} locale={locale} />
          </div>
        </ClientMessages>
      </div>
    </PageFrame>
  )
}
