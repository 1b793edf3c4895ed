import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import { HeadingText } from '@/components/ui/heading-text'

const promises = ['read', 'pay', 'answer', 'fair'] as const

/** A dark band: what applicants can rely on. */
export async function HowWeChoose({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'career' })
  return (
    <section aria-labelledby="how" data-tone="stage" className="bg-ink py-section text-white">
      <div className="shell grid gap-8">
        <h2 id="how" className="display text-3xl md:text-4xl">
          <HeadingText text={t('sections.how')} />
        </h2>
        <dl className="grid gap-x-10 gap-y-6 border-t border-steel pt-6 sm:grid-cols-2 lg:grid-cols-4">
          {promises.map((key) => (
            <div key={key} className="grid content-start gap-2">
              <dt className="text-lg font-semibold">{t(`how.${key}.title`)}</dt>
              <dd className="text-mist">{t(`how.${key}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
