import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { HeadingText } from '@/components/ui/heading-text'
import { requireAccess } from '@/lib/data/access'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { redirectPathIn } from '@/lib/routes/safe-redirect'
import { accountMessages } from './account-messages'
import { accountPages, type AccountPagePath } from './account-pages'
import { FormLink } from './form-link'
import { SessionWatch } from './session-watch'

export type AccountSearch = Promise<{ redirect?: string | string[] }>

type Props = { path: AccountPagePath; searchParams: AccountSearch }

/** Never sent on: what follows the address of a link to set a password opens an account. */
export async function accountMetadata(path: AccountPagePath): Promise<Metadata> {
  return { ...(await guardedMetadata(path)), referrer: 'no-referrer' }
}

/** A page that is one form about an account, with what is good to know beside it. */
export async function AccountPage({ path, searchParams }: Props) {
  const { route } = await requireAccess(path)
  const [locale, { redirect }] = await Promise.all([currentLocale(), searchParams])
  const [t, titles] = await Promise.all([getTranslations('account'), getTranslations('routes')])
  const { words, Desk, beside } = accountPages[path]
  const back = typeof redirect === 'string' ? redirectPathIn(redirect, locale) : null
  const to = back ?? localizePath('/', locale)
  const onward = (target: string) =>
    localizePath(target, locale) + (back ? `?redirect=${encodeURIComponent(back)}` : '')
  return (
    <PageFrame route={route.path} tone="stage" fills>
      <PageStage title={titles(route.name as 'login')} lead={t(`${words}.lead`)} part="account" />
      <div className="shell grid items-start gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid max-w-xl gap-6">
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          <ClientMessages locale={locale} pick={accountMessages}>
            <Desk locale={locale} to={to} />
          </ClientMessages>
          <SessionWatch signedIn={route.guards.includes('auth')} to={to} />
        </div>
        {beside.length > 0 && (
          <div className="grid gap-8 border-t border-ink pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
            {beside.map(({ title, text, links }) => (
              <div key={title}>
                <h2 className="text-xl">
                  <HeadingText text={t(title)} />
                </h2>
                {text && <p className="mt-2 max-w-text">{t(text)}</p>}
                <p className="mt-1 flex flex-wrap gap-x-6">
                  {links.map(([word, target]) => (
                    <FormLink key={target} href={onward(target)}>
                      {t(word)}
                    </FormLink>
                  ))}
                </p>
              </div>
            ))}
          </div>
        )}
      </div>
    </PageFrame>
  )
}
