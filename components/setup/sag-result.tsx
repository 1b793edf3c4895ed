import { KeyFigures } from '@/components/ui/key-figures'
import { Measure } from '@/components/ui/measure'
import type { SetupAnswer } from '@/lib/domain/setup/answer'
import { riderSagShares, type Range } from '@/lib/domain/setup/sag'
import type { RideUse } from '@/lib/domain/setup/uses'
import { formatFigure } from '@/lib/i18n/format-figure'
import { fillSentence } from './fill-sentence'
import type { SetupTexts } from './setup-texts'

const percent = (share: number) => Math.round(share * 100)

/** A range in one unit: the unit follows the second figure. */
export function RangeMeasure({ range: { from, to } }: { range: Range }) {
  return (
    <span className="whitespace-nowrap">
      <span data-systems="metric kgf">{`${formatFigure(from, 0)}–${formatFigure(to, 0)} mm`}</span>
      <span data-systems="imperial">{`${formatFigure(from / 25.4, 2)}–${formatFigure(to / 25.4, 2)} in`}</span>
    </span>
  )
}

/** How far the suspension should sink, at the shock and at the wheel. */
export function SagResult({
  answer: { atShock, atWheel, travel },
  use,
  texts,
}: {
  answer: SetupAnswer
  use: RideUse
  texts: SetupTexts['sag']
}) {
  const share = { from: percent(riderSagShares[use].from), to: percent(riderSagShares[use].to) }
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 className="text-xl">{texts.title}</h3>
      {atShock && atWheel && travel ? (
        <>
          <KeyFigures
            figures={[
              { label: `${texts.rider} · ${texts.aim}`, value: <Measure quantity="length" value={atShock.aimMm} /> },
              { label: texts.rider, value: <RangeMeasure range={atShock.riderMm} /> },
              { label: texts.free, value: <RangeMeasure range={atShock.freeMm} /> },
              { label: texts.wheel, value: <RangeMeasure range={atWheel.riderMm} /> },
            ]}
          />
          <div className="grid max-w-text gap-2 text-sm text-steel">
            <p>{fillSentence(texts.share, share)}</p>
            <p>
              {fillSentence(travel.measured ? texts.measured : texts.assumed, {
                travel: <Measure quantity="length" value={Math.round(travel.travelMm)} />,
                leverage: formatFigure(travel.leverage, 2),
              })}
            </p>
          </div>
        </>
      ) : (
        <p className="max-w-text">{fillSentence(texts.noStroke, share)}</p>
      )}
    </div>
  )
}
