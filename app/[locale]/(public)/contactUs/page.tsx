import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContactPage } from '@/components/contact/contact-page'
import { PageFrame } from '@/components/layout/page-frame'
import { environment } from '@/lib/config/environment'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { JsonLd } from '@/lib/seo/json-ld'
import { companyPageJsonLd } from '@/lib/seo/page-json-ld'
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
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'contact' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  const url = new URL(localizePath(route, locale), environment().SITE_URL)
  const words = { name: titles('contactUs'), description: t('metaDescription') }
  return (
    <PageFrame route={route} tone="stage" fills>
      <JsonLd data={companyPageJsonLd('ContactPage', { ...words, url, lang: locale })} />
      <ContactPage locale={locale} />
    </PageFrame>
  )
}
