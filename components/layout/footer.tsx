import { getTranslations } from 'next-intl/server'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { routesOf } from '@/lib/routes/navigation'
import { LanguageSwitch } from './language-switch'
import { FooterLinks, FooterMenu } from './footer-menu'
import { ConsentEntrySlot } from './frame-slots'
import { labelRoutes, type LabelledSection } from './menu-labels'
import { Wordmark } from './wordmark'

type Props = {
  kind: 'full' | 'plain'
  locale: Locale
  /** Shared path of the page, for the language switch. */
  path: string
  sections: readonly LabelledSection[]
}

/** The end of a page; `plain` has no links but the legal ones. */
export async function Footer({ kind, locale, path, sections }: Props) {
  const [t, consent] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'consent.choices' }),
  ])
  const legal = await labelRoutes(routesOf('legal'), locale)
  return (
    <footer data-tone="stage" data-print="none" className="mt-auto bg-ink text-white">
      {kind === 'full' ? (
        <nav id="site-links" data-own-id="site-links" aria-label={t('overview')} className="shell site-links">
          <FooterMenu sections={sections} />
        </nav>
      ) : null}
      <div className="border-t border-steel/60">
        <div className="shell flex flex-col gap-x-8 gap-y-4 py-6 text-sm text-mist md:flex-row md:flex-wrap md:items-center">
          <Wordmark href={localizePath('/', locale)} label={t('rights')} />
          <FooterLinks links={legal} className="legal-links">
            <ConsentEntrySlot locale={locale} label={consent('title')} />
          </FooterLinks>
          <LanguageSwitch
            path={path}
            locale={locale}
            label={t('language')}
            names="long"
            className="-mx-1.5 flex flex-wrap gap-x-2 text-white"
          />
          <p className="w-full">{t('sampleContent')}</p>
        </div>
      </div>
    </footer>
  )
}
