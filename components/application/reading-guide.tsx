import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import type { Locale } from '@/lib/i18n/locales'

const entries = ['vehicle', 'part', 'fit', 'check', 'height'] as const

/** What each column of the chart says. */
export async function ReadingGuide({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'application.guide' })
  return (
    <section aria-labelledby="guide" className="grid gap-6" data-print="none">
      <h2 id="guide" className="display text-3xl">
        <HeadingText text={t('title')} />
      </h2>
      <dl className="grid gap-x-10 border-t border-ink md:grid-cols-2">
        {entries.map((key) => (
          <div key={key} className="grid content-start gap-1 border-b border-line py-5">
            <dt className="text-lg font-semibold">{t(`${key}.title`)}</dt>
            <dd className="max-w-text">{t(`${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
