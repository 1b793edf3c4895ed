import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '@/components/ui/button-style'
import { ButtonLink } from '@/components/ui/button-link'
import type { SpringPlan } from '@/lib/contract/spring-wish'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = { plan: SpringPlan; name: string; locale: Locale }

/** When the springs are expected, of the common era as the years of the vehicle above it, and the way to be told; the way to them once they are there. */
export async function PlanAction({ plan, name, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'wish.plans' })
  const [year = '', quarter = ''] = plan.quarter?.split('-Q') ?? []
  const expected = plan.quarter === null ? t('open') : t('quarter', { quarter, year })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:col-span-2 lg:col-span-1 lg:grid lg:content-start lg:justify-stretch">
      <p className="grid gap-0.5">
        <span className="text-sm text-steel">{t('expected')}</span>
        <strong className="figure text-lg leading-snug">{plan.path === null ? expected : t('done')}</strong>
      </p>
      {plan.path === null ? (
        <a
          href={`?vehicle=${plan.id}#wish`}
          aria-label={t('askFor', { vehicle: name })}
          className={buttonStyle('secondary', 'small')}
          data-print="none"
        >
          {t('ask')}
        </a>
      ) : (
        <ButtonLink
          href={localizePath(plan.path, locale)}
          aria-label={t('readyFor', { vehicle: name })}
          size="small"
          data-print="none"
        >
          {t('ready')}
        </ButtonLink>
      )}
    </div>
  )
}
