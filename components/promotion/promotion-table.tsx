import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { StackedTable } from '@/components/ui/stacked-table'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Promotion } from '@/lib/contract/promotion'
import type { Locale } from '@/lib/i18n/locales'
import { PromotionDays } from './promotion-days'
import { PromotionMarks } from './promotion-marks'
import { promotionTexts } from './promotion-texts'

async function Name({ promotion, locale }: { promotion: Promotion; locale: Locale }) {
  return (
    <span className="grid gap-2">
      {promotion.state === 'past' ? (
        promotion.title
      ) : (
        <a href={`#${promotion.id}`} className="link">
          {promotion.title}
        </a>
      )}
      <PromotionMarks promotion={promotion} locale={locale} />
    </span>
  )
}

function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-1 text-sm">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** Promotions side by side: when, where, what is done, on which terms. */
export async function PromotionTable({ promotions, locale }: { promotions: readonly Promotion[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'promotion' })
  const texts = await Promise.all(promotions.map((promotion) => promotionTexts(promotion, locale)))
  return (
    <section aria-labelledby="side" className="grid gap-6">
      <header className="grid gap-2">
        <h2 id="side" className="display text-3xl md:text-4xl">
          <HeadingText text={t('side.title')} />
        </h2>
        <p className="max-w-text text-lg text-steel">
          <UnbrokenText text={t('side.lead')} />
        </p>
      </header>
      <StackedTable
        caption={t('side.title')}
        columns={[
          { label: t('facts.name'), className: 'sm:min-w-44' },
          { label: t('facts.days'), className: 'sm:min-w-36' },
          { label: t('facts.places'), className: 'sm:min-w-32 text-sm' },
          { label: t('includes'), className: 'sm:min-w-48' },
          { label: t('facts.terms'), className: 'sm:min-w-44' },
        ]}
        rows={promotions.map((promotion, i) => ({
          key: promotion.id,
          cells: [
            <Name key="name" promotion={promotion} locale={locale} />,
            <PromotionDays key="days" promotion={promotion} locale={locale} />,
            texts[i]?.places,
            <Lines key="includes" items={promotion.includes} />,
            <Lines key="terms" items={texts[i]?.terms ?? []} />,
          ],
        }))}
      />
    </section>
  )
}
