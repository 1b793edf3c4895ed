import { getTranslations } from 'next-intl/server'
import { MeasuredStatus } from '@/components/layout/measured-status'
import { Wordmark } from '@/components/layout/wordmark'
import { ButtonLink } from '@/components/ui/button-link'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'

/** Sent along with every page of the site, so it carries no menu. */
export default async function NotFound() {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'errors' })
  return (
    <div data-tone="stage" className="flex min-h-dvh flex-col bg-ink text-white">
      <header className="border-b border-carbon">
        <div className="shell flex h-16 items-center">
          <Wordmark href={localizePath('/', locale)} label={t('home')} />
        </div>
      </header>
      <main className="shell flex grow items-center py-16">
        <div className="w-full min-w-0">
          <MeasuredStatus status={404} />
          <h1 className="mt-8 text-3xl sm:text-4xl">{t('notFoundTitle')}</h1>
          <p className="mt-4 max-w-text text-lg text-mist">{t('notFoundText')}</p>
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
