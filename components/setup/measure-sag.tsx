'use client'

import { Measure } from '@/components/ui/measure'
import { Notice, type NoticeTone } from '@/components/ui/notice'
import type { Setting } from '@/lib/domain/setup/clicks'
import type { SagVerdict } from '@/lib/domain/setup/verdict'
import { FigureField } from './figure-field'
import { fillSentence } from './fill-sentence'
import type { SetupTexts } from './setup-texts'

type Props = { verdict: SagVerdict | null; preload: Setting | undefined; outside: string; texts: SetupTexts['measure'] }

const tones: Record<SagVerdict['kind'], NoticeTone> = {
  order: 'warning',
  beyond: 'warning',
  right: 'success',
  'more-preload': 'info',
  'less-preload': 'info',
  'spring-soft': 'warning',
  'spring-hard': 'warning',
}

function Answer({
  verdict,
  preload,
  texts,
}: {
  verdict: SagVerdict
  preload: Setting | undefined
  texts: SetupTexts['measure']
}) {
  const { title, text } = texts.verdicts[verdict.kind]
  const isFigured = verdict.kind !== 'order'
  return (
    <Notice tone={tones[verdict.kind]} title={title}>
      <p>{fillSentence(text, { turn: <Measure quantity="length" value={Math.abs(verdict.turnMm)} /> })}</p>
      {verdict.turnMm !== 0 && preload?.unit === 'mm' && (
        <p>{fillSentence(texts.range, { max: <Measure quantity="length" value={preload.max} /> })}</p>
      )}
      {isFigured && (
        <p className="text-sm text-steel">
          {fillSentence(texts.figures, {
            free: <Measure quantity="length" value={verdict.freeMm} />,
            rider: <Measure quantity="length" value={verdict.riderMm} />,
          })}
        </p>
      )}
    </Notice>
  )
}

/** Three lengths from the tape measure and what they mean. */
export function MeasureSag({ verdict, preload, outside, texts }: Props) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h3 className="text-xl">{texts.title}</h3>
        <p className="max-w-text text-steel">{texts.lead}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <FigureField name="l1Mm" label={texts.l1} hint={texts.l1Hint} unit="mm" outside={outside} />
        <FigureField name="l2Mm" label={texts.l2} hint={texts.l2Hint} unit="mm" outside={outside} />
        <FigureField name="l3Mm" label={texts.l3} hint={texts.l3Hint} unit="mm" outside={outside} />
        <FigureField name="travelMm" label={texts.travel} hint={texts.travelHint} unit="mm" outside={outside} />
      </div>
      <div role="status">{verdict && <Answer verdict={verdict} preload={preload} texts={texts} />}</div>
    </div>
  )
}
