import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { KeptWhen } from '@/components/navigation/kept-when'
import { NavigationEffects } from '@/components/navigation/navigation-effects'
import { firstScript } from '@/lib/config/first-script'
import { environment } from '@/lib/config/environment'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localeList, locales } from '@/lib/i18n/locales'
import { pageIcons } from '@/lib/seo/app-icons'
import { anuphan, saira } from '../fonts'
import '../globals.css'

export function generateStaticParams() {
  return localeList.map((locale) => ({ locale: locales[locale].iso }))
}

export const viewport: Viewport = { themeColor: '#0e1013', colorScheme: 'light' }

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'layout' })
  const name = t('rights')
  return {
    metadataBase: new URL(environment().SITE_URL),
    title: { default: name, template: '%s | YSS' },
    description: t('description'),
    applicationName: name,
    icons: pageIcons,
    manifest: `/manifests/${locales[locale].code}.webmanifest`,
    appleWebApp: { capable: true, title: 'YSS', statusBarStyle: 'black' },
    formatDetection: { telephone: false },
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'layout' })
  return (
    <html lang={locale} className={`${saira.variable} ${anuphan.variable}`}>
      <body>
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        {children}
        <NavigationEffects
          texts={{
            offline: t('offline'),
            online: t('online'),
            kept: t.rich('kept', { when: () => <KeptWhen /> }),
            loading: t('loading'),
            cancelHint: t('cancelHint'),
          }}
        />
      </body>
    </html>
  )
}
