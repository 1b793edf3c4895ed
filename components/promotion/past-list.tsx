import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Promotion } from '@/lib/contract/promotion'
import { joinWords } from '@/lib/i18n/join-words'
import type { Locale } from '@/lib/i18n/locales'
import { PromotionDays } from './promotion-days'
import { PromotionMarks } from './promotion-marks'

/** Promotions that have ended: one line each, to look up. */
export async function PastList({ promotions, locale }: { promotions: readonly Promotion[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'promotion' })
  if (promotions.length === 0) return null
  return (
    <section aria-labelledby="past" className="grid gap-6">
      <header className="grid gap-2">
        <h2 id="past" className="display text-3xl">
          <HeadingText text={t('sections.past')} />
        </h2>
        <p className="max-w-text text-steel">
          <UnbrokenText text={t('pastNote')} />
        </p>
      </header>
      <ul className="border-t border-ink">
        {promotions.map((promotion) => (
          <li
            key={promotion.id}
            id={promotion.id}
            className="grid scroll-mt-24 gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[15rem_minmax(0,1fr)_auto]"
          >
            <PromotionDays promotion={promotion} locale={locale} />
            <div className="grid content-start gap-1">
              <h3 className="text-lg">
                <HeadingText text={promotion.title} />
              </h3>
              <p className="max-w-text text-sm text-steel">{joinWords(promotion.includes, locale)}</p>
            </div>
            <PromotionMarks promotion={promotion} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}
