import { mdiMagnify } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { FrameParts } from '@/lib/routes/frames'
import { AccountLink } from './account-link'
import { LanguageSwitch } from './language-switch'
import { MainMenu } from './main-menu'
import type { LabelledSection } from './menu-labels'
import { PhoneMenu } from './phone-menu'
import { SearchForm } from './search-form'
import { Wordmark } from './wordmark'

export type HeaderTone = 'light' | 'stage'

type Props = {
  parts: FrameParts
  locale: Locale
  /** Shared path of the page, for the language switch. */
  path: string
  tone: HeaderTone
  sections: readonly LabelledSection[]
  /** Way to the comparison. */
  compare: ReactNode
  /** The visitor's vehicle, right under the header. */
  fitBar: ReactNode
}

/** The top of a page, composed from the parts of its frame; the way past it comes first. */
export async function Header({ parts, locale, path, tone, sections, compare, fitBar }: Props) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  const { header, navigation, language } = parts
  const full = header === 'full'
  const search = {
    action: localizePath('/search', locale),
    label: t('searchLabel'),
    placeholder: t('searchPlaceholder'),
    submit: t('search'),
  }
  const account = localizePath('/user', locale)
  const languages = <LanguageSwitch path={path} locale={locale} label={t('language')} className="flex" />
  const colours = tone === 'stage' ? 'border-carbon bg-ink text-white' : 'border-line bg-white text-ink'
  if (header === 'none') return language ? <div className="shell flex justify-end">{languages}</div> : null

  return (
    <>
      <header data-tone={tone} data-print="none" className={`sticky top-0 z-30 border-b ${colours}`}>
        <a href="#main" className="skip-link">
          {t('skip')}
        </a>
        <div className="shell flex h-16 items-center gap-2 nav:gap-5">
          <Wordmark href={localizePath('/', locale)} label={t('rights')} />
          {navigation ? <MainMenu label={t('mainNavigation')} sections={sections} /> : null}
          <div className="grow" />
          {full ? <SearchForm {...search} className="hidden w-64 nav:block" /> : null}
          {full ? (
            <>
              <AppLink href={search.action} className="grid size-11 place-items-center nav:hidden">
                <Icon path={mdiMagnify} label={t('search')} />
              </AppLink>
              {compare}
              <AccountLink href={account} guest={t('signIn')} user={t('account')} />
            </>
          ) : null}
          {language ? <div className={navigation ? 'hidden md:block' : ''}>{languages}</div> : null}
          {navigation ? (
            <PhoneMenu
              labels={{ menu: t('menu'), close: t('closeMenu'), navigation: t('mainNavigation') }}
              sections={sections}
              tools={
                <>
                  <SearchForm {...search} />
                  <AppLink href={account} prefetch={false} className="mt-2 flex min-h-11 items-center font-semibold">
                    {t('account')}
                  </AppLink>
                  {language ? (
                    <LanguageSwitch
                      path={path}
                      locale={locale}
                      label={t('language')}
                      names="long"
                      className="mt-2 flex flex-wrap gap-x-3"
                    />
                  ) : null}
                </>
              }
            />
          ) : null}
        </div>
      </header>
      {full ? <div data-tone={tone}>{fitBar}</div> : null}
    </>
  )
}
