import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { HeadingText } from '@/components/ui/heading-text'
import type { Promotion } from '@/lib/contract/promotion'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { PromotionCard } from './promotion-card'

type Props = { state: 'running' | 'coming'; promotions: readonly Promotion[]; locale: Locale }

/** Promotions that run today, or are to come; says so when none runs. */
export async function StateSection({ state, promotions, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'promotion' })
  const here = promotions.filter((one) => one.state === state)
  if (here.length === 0 && state === 'coming') return null
  return (
    <section aria-labelledby={state} className="grid gap-6">
      <h2 id={state} className="display text-3xl md:text-4xl">
        <HeadingText text={t(`sections.${state}`)} />
      </h2>
      {here.length === 0 ? (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          heading="h3"
          actions={<ButtonLink href={localizePath('/appointment', locale)}>{t('actions.book')}</ButtonLink>}
        />
      ) : (
        <div className="grid gap-6 md:grid-cols-2">
          {here.map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} locale={locale} />
          ))}
        </div>
      )}
    </section>
  )
}
