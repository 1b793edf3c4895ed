import { getTranslations } from 'next-intl/server'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { Measure } from '@/components/ui/measure'
import type { SpringPlan } from '@/lib/contract/spring-wish'
import { vehicleName } from '@/lib/domain/vehicle-name'
import type { Locale } from '@/lib/i18n/locales'
import { PlanAction } from './plan-action'
import { StageRail } from './stage-rail'

type Props = { plan: SpringPlan; locale: Locale }

/** An axle that keeps its height is passed over. */
const changesOf = (frontMm: number, rearMm: number) =>
  (
    [
      { axle: 'front', height: frontMm },
      { axle: 'rear', height: rearMm },
    ] as const
  ).filter(({ height }) => height !== 0)

/** What is to be made, with the height each part aims at. */
async function PlannedParts({ plan, locale }: Props) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'wish.plans' }),
    getTranslations({ locale, namespace: 'spec.kinds' }),
  ])
  return (
    <ul className="grid gap-1 text-sm" data-figures>
      {plan.parts.map(({ kind, frontMm, rearMm }) => (
        <li key={kind} className="flex flex-wrap gap-x-3">
          <span className="text-steel">{spec(kind)}</span>
          {frontMm === 0 && rearMm === 0 ? (
            <span>{t('original')}</span>
          ) : (
            changesOf(frontMm, rearMm).map(({ axle, height }) => (
              <span key={axle} className="unbroken">
                {t(axle)}{' '}
                <strong className="figure">
                  <Measure quantity="length" value={height} sign />
                </strong>
              </span>
            ))
          )}
        </li>
      ))}
    </ul>
  )
}

async function PlanRow({ plan, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'wish.plans' })
  const name = vehicleName(plan)
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-line py-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,7fr)_minmax(0,6fr)_13rem]">
      <VehiclePicture body={plan.body} className="hidden h-auto w-32 self-center lg:block" />
      <div className="grid content-start gap-2">
        <h3 className="text-xl">
          {name} <span className="text-base font-normal text-steel">{t('from', { year: String(plan.fromYear) })}</span>
        </h3>
        <PlannedParts plan={plan} locale={locale} />
      </div>
      <StageRail stage={plan.stage} ready={plan.path !== null} locale={locale} />
      <PlanAction plan={plan} name={name} locale={locale} />
    </li>
  )
}

/** Vehicles whose springs are being developed: what is planned, how far it is, when it is expected. */
export async function PlanList({ plans, locale }: { plans: readonly SpringPlan[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'wish' })
  return (
    <div className="grid gap-4">
      {plans.some(({ sample }) => sample) && <p className="text-sm text-steel">{t('sample')}</p>}
      <ul className="border-t border-ink">
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} locale={locale} />
        ))}
      </ul>
    </div>
  )
}
