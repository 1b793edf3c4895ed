import { useTranslations } from 'next-intl'
import { KeyFigures } from '@/components/ui/key-figures'
import { Measure } from '@/components/ui/measure'
import type { SetupAnswer } from '@/lib/domain/setup/answer'
import { riderSagShares, type Range } from '@/lib/domain/setup/sag'
import type { RideUse } from '@/lib/domain/setup/uses'
import { formatDecimal } from '@/lib/i18n/format-decimal'

const percent = (share: number) => Math.round(share * 100)

/** A range in one unit: the unit follows the second figure. */
export function RangeMeasure({ range: { from, to } }: { range: Range }) {
  return (
    <span className="whitespace-nowrap">
      <span data-systems="metric kgf">{`${formatDecimal(from, 0)}–${formatDecimal(to, 0)} mm`}</span>
      <span data-systems="imperial">{`${formatDecimal(from / 25.4, 2)}–${formatDecimal(to / 25.4, 2)} in`}</span>
    </span>
  )
}

/** How far the suspension should sink, at the shock and at the wheel. */
export function SagResult({ answer: { atShock, atWheel, travel }, use }: { answer: SetupAnswer; use: RideUse }) {
  const t = useTranslations('setup.result')
  const share = { from: percent(riderSagShares[use].from), to: percent(riderSagShares[use].to) }
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 className="text-xl">{t('sag')}</h3>
      {atShock && atWheel && travel ? (
        <>
          <KeyFigures
            figures={[
              { label: `${t('riderSag')} · ${t('aim')}`, value: <Measure quantity="length" value={atShock.aimMm} /> },
              { label: t('riderSag'), value: <RangeMeasure range={atShock.riderMm} /> },
              { label: t('freeSag'), value: <RangeMeasure range={atShock.freeMm} /> },
              { label: t('wheelSag'), value: <RangeMeasure range={atWheel.riderMm} /> },
            ]}
          />
          <div className="grid max-w-text gap-2 text-sm text-steel">
            <p>{t('share', share)}</p>
            <p>
              {t.rich(travel.measured ? 'measured' : 'assumed', {
                travel: () => <Measure quantity="length" value={Math.round(travel.travelMm)} />,
                leverage: formatDecimal(travel.leverage, 2),
              })}
            </p>
          </div>
        </>
      ) : (
        <p className="max-w-text">{t('noStroke', share)}</p>
      )}
    </div>
  )
}
