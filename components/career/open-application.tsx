import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** For who finds nothing in the list. */
export async function OpenApplication({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'career' })
  return (
    <section
      aria-labelledby="open-application"
      className="grid items-center gap-x-8 gap-y-4 border-t-3 border-signal bg-white p-5 sm:p-7 md:grid-cols-[minmax(0,1fr)_auto]"
      data-print="none"
    >
      <div className="grid gap-2">
        <h2 id="open-application" className="text-2xl">
          <HeadingText text={t('apply.open')} />
        </h2>
        <p className="max-w-text">{t('apply.openText')}</p>
      </div>
      <ButtonLink href={localizePath('/career/register', locale)}>{t('apply.open')}</ButtonLink>
    </section>
  )
}
