import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Where to go when the answer was not the right one. */
export async function NotItLinks({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'faq.notIt' })
  return (
    <>
      <ButtonLink href={localizePath('/contactUs', locale)}>{t('contact')}</ButtonLink>
      <ButtonLink href={localizePath('/whereToBuy', locale)} variant="secondary">
        {t('dealer')}
      </ButtonLink>
      <ButtonLink href={localizePath('/search', locale)} variant="secondary">
        {t('search')}
      </ButtonLink>
    </>
  )
}

/** The same with its heading, at the end of a page. */
export async function NotIt({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'faq.notIt' })
  return (
    <section
      aria-labelledby="not-it"
      data-print="none"
      className="drawing-board grid gap-4 border border-line p-6 sm:p-10"
    >
      <h2 id="not-it" className="w-fit bg-white text-2xl">
        <HeadingText text={t('title')} />
      </h2>
      <p className="w-fit max-w-text bg-white text-steel">
        <UnbrokenText text={t('text')} />
      </p>
      <div className="flex flex-wrap gap-3">
        <NotItLinks locale={locale} />
      </div>
    </section>
  )
}
