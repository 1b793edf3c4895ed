import { getTranslations } from 'next-intl/server'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Promotion } from '@/lib/contract/promotion'
import type { Locale } from '@/lib/i18n/locales'
import { promotionTexts } from './promotion-texts'

/** For whom, where, with which parts and on which terms. */
export async function PromotionFacts({ promotion, locale }: { promotion: Promotion; locale: Locale }) {
  const [t, texts] = await Promise.all([
    getTranslations({ locale, namespace: 'promotion.facts' }),
    promotionTexts(promotion, locale),
  ])
  const rows = [
    [t('lines'), texts.lines],
    [t('places'), texts.places],
    [t('parts'), texts.parts],
  ] as const
  return (
    <dl className="grid gap-2 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
          <dt className="label">{name}</dt>
          <dd>
            <UnbrokenText text={value} />
          </dd>
        </div>
      ))}
      <div className="grid gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
        <dt className="label">
          <UnbrokenText text={t('terms')} />
        </dt>
        <dd>
          <ul>
            {texts.terms.map((term) => (
              <li key={term}>
                <UnbrokenText text={term} />
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  )
}
