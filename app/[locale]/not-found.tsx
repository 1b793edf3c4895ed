import { getTranslations } from 'next-intl/server'
import { Wordmark } from '@/components/layout/wordmark'
import { ButtonLink } from '@/components/ui/button-link'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'

/** Sent along with every page of the site, so it carries no menu. */
export default async function NotFound() {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'errors' })
  return (
    <div className="drawing-board flex min-h-dvh flex-col">
      <header className="border-b border-line bg-white">
        <div className="shell flex h-16 items-center">
          <Wordmark href={localizePath('/', locale)} label={t('home')} />
        </div>
      </header>
      <main className="shell flex grow items-center py-16">
        <div data-bordered className="max-w-text min-w-0 border-l-3 border-signal bg-white p-6 sm:p-10">
          <p className="figure text-lg text-steel">404</p>
          <h1 className="mt-2 text-4xl">{t('notFoundTitle')}</h1>
          <p className="mt-4 text-steel">{t('notFoundText')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={localizePath('/', locale)}>{t('home')}</ButtonLink>
            <ButtonLink href={localizePath('/products', locale)} variant="secondary">
              {t('finder')}
            </ButtonLink>
            <ButtonLink href={localizePath('/search', locale)} variant="secondary">
              {t('search')}
            </ButtonLink>
          </div>
        </div>
      </main>
    </div>
  )
}
