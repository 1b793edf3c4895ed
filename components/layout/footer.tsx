import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { legalLinks } from '@/lib/routes/navigation'
import { LanguageSwitch } from './language-switch'
import { labelLinks, type LabelledLink, type LabelledSection } from './menu-labels'
import { Wordmark } from './wordmark'

type Props = {
  kind: 'full' | 'plain'
  locale: Locale
  /** Shared path of the page, for the language switch. */
  path: string
  sections: readonly LabelledSection[]
}

/** Not loaded ahead: whoever reaches the end of a page would load the whole menu. */
function Links({ links, className }: { links: readonly LabelledLink[]; className?: string }) {
  return (
    <ul {...(className && { className })}>
      {links.map(({ href, label }, i) => (
        <li key={i}>
          <AppLink href={href} prefetch={false}>
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

/** The end of a page; `plain` has no links but the legal ones. */
export async function Footer({ kind, locale, path, sections }: Props) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  const legal = await labelLinks(legalLinks, locale)
  return (
    <footer data-tone="stage" data-print="none" className="mt-auto bg-ink text-white">
      {kind === 'full' ? (
        <nav id="site-links" data-own-id="site-links" aria-label={t('overview')} className="shell site-links">
          {sections.map(({ key, label, groups }) => (
            <div key={key}>
              <h2>{label}</h2>
              <Links links={groups.flatMap((group) => group.links)} />
            </div>
          ))}
        </nav>
      ) : null}
      <div className="border-t border-steel/60">
        <div className="shell flex flex-col gap-x-8 gap-y-4 py-6 text-sm text-mist md:flex-row md:flex-wrap md:items-center">
          <Wordmark href={localizePath('/', locale)} label={t('rights')} />
          <Links links={legal} className="legal-links" />
          <LanguageSwitch
            path={path}
            locale={locale}
            label={t('language')}
            names="long"
            className="-mx-1.5 flex gap-2 text-white"
          />
          <p className="w-full">{t('sampleContent')}</p>
        </div>
      </div>
    </footer>
  )
}
