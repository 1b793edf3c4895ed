import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** How to find it another way. */
export async function SearchTips({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search.tips' })
  return (
    <section className="drawing-board grid max-w-text gap-4 border border-line p-6">
      <h2 className="w-fit bg-white text-xl">
        <HeadingText text={t('title')} />
      </h2>
      <ul className="grid w-fit list-disc gap-1 bg-white pl-5">
        {(['code', 'vehicle', 'tape'] as const).map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={localizePath('/products', locale)} variant="secondary">
          {t('finder')}
        </ButtonLink>
        <ButtonLink href={localizePath('/whereToBuy', locale)} variant="secondary">
          {t('dealer')}
        </ButtonLink>
      </div>
    </section>
  )
}
