import { mdiCheck } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Promotion } from '@/lib/contract/promotion'
import type { Locale } from '@/lib/i18n/locales'
import { PromotionActions } from './promotion-actions'
import { PromotionDays } from './promotion-days'
import { PromotionFacts } from './promotion-facts'
import { PromotionMarks } from './promotion-marks'

/** One promotion, whole. */
export async function PromotionCard({ promotion, locale }: { promotion: Promotion; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'promotion' })
  const { id, state, title, text, includes } = promotion
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={`grid scroll-mt-24 content-start gap-5 border-t-3 bg-white p-5 sm:p-7 ${state === 'running' ? 'border-signal' : 'border-edge'}`}
    >
      <header className="grid gap-3">
        <PromotionMarks promotion={promotion} locale={locale} />
        <h3 id={`${id}-title`} className="text-2xl">
          <HeadingText text={title} />
        </h3>
        <PromotionDays promotion={promotion} locale={locale} />
      </header>
      <p>
        <UnbrokenText text={text} />
      </p>
      <div className="grid gap-2">
        <h4 className="label">{state === 'past' ? t('included') : t('includes')}</h4>
        <ul className="grid gap-1">
          {includes.map((item) => (
            <li key={item} className="flex gap-2">
              <Icon path={mdiCheck} size={5} className="mt-1 text-success" />
              <span>
                <UnbrokenText text={item} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <PromotionFacts promotion={promotion} locale={locale} />
      <PromotionActions promotion={promotion} locale={locale} />
    </article>
  )
}
