import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { routesOf } from '@/lib/routes/navigation'
import { LanguageSwitch } from './language-switch'
import { labelRoutes, type LabelledLink, type LabelledSection } from './menu-labels'
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
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
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
  const legal = await labelRoutes(routesOf('legal'), locale)
  return (
    <footer data-tone="stage" data-print="none" className="mt-auto bg-ink text-white">
      {kind === 'full' ? (
        <nav
          id="site-links"
          data-own-id="site-links"
          aria-label={t('overview')}
          className="shell grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 nav:grid-cols-[2fr_1.5fr_1fr_1.5fr]"
        >
          {sections.map(({ key, label, groups }) => (
            <div key={key}>
              <h2 className="mb-3 text-lg">{label}</h2>
              <Links
                links={groups.flatMap((group) => group.links)}
                className={`${key === 'products' ? 'nav:grid-cols-1 lg:grid-cols-2' : 'nav:grid-cols-1'} grid grid-cols-2 gap-x-6 sm:grid-cols-1 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:text-sm [&_a]:leading-snug [&_a]:text-mist [&_a]:underline-offset-4 [&_a]:hover:text-white [&_a]:hover:underline`}
              />
            </div>
          ))}
        </nav>
      ) : null}
      <div className="border-t border-steel/60">
        <div className="shell flex flex-col gap-x-8 gap-y-4 py-6 text-sm text-mist md:flex-row md:flex-wrap md:items-center">
          <Wordmark href={localizePath('/', locale)} label={t('rights')} />
          <Links
            links={legal}
            className="flex flex-wrap gap-x-5 md:grow [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:underline-offset-4 [&_a]:hover:text-white [&_a]:hover:underline"
          />
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
