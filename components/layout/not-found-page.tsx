import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { MeasuredStatus } from './measured-status'
import { PageFrame } from './page-frame'
import { SearchForm } from './search-form'

export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'errors' })
  return { title: t('notFoundTitle'), description: t('notFoundText'), robots: { index: false, follow: true } }
}

/**
 * What stands at an address where nothing is: an ordinary page with menu, search and languages, whose answer has the status 404 (the page
 * store reads it from the frame).
 */
export async function NotFoundPage() {
  const locale = await currentLocale()
  const [t, search] = await Promise.all([
    getTranslations({ locale, namespace: 'errors' }),
    getTranslations({ locale, namespace: 'search' }),
  ])
  return (
    <PageFrame route="/" tone="stage" crumbs={[]} fitBar={null} status={404}>
      <div data-tone="stage" className="bg-ink py-16 text-white">
        <div className="shell">
          <MeasuredStatus status={404} />
          <h1 className="mt-8 text-3xl sm:text-4xl">
            <HeadingText text={t('notFoundTitle')} />
          </h1>
          <p className="mt-4 max-w-text text-lg text-mist">{t('notFoundText')}</p>
          <SearchForm
            action={localizePath('/search', locale)}
            label={t('notFoundSearch')}
            placeholder={search('placeholder')}
            submit={search('submit')}
            className="mt-8 max-w-xl"
          />
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href={localizePath('/', locale)}>{t('home')}</ButtonLink>
            <ButtonLink href={localizePath('/products', locale)} variant="secondary">
              {t('finder')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </PageFrame>
  )
}
