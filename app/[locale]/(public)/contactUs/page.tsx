import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContactPage } from '@/components/contact/contact-page'
import { PageFrame } from '@/components/layout/page-frame'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

const route = '/contactUs'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'contact' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  return pageMetadata({ title: titles('contactUs'), description: t('metaDescription') }, { route, locale })
}

export default async function ContactUs() {
  const locale = await currentLocale()
  return (
    <PageFrame route={route} tone="stage" fills>
      <ContactPage locale={locale} />
    </PageFrame>
  )
}
