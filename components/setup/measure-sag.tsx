'use client'

import { useTranslations } from 'next-intl'
import { Measure } from '@/components/ui/measure'
import { Notice, type NoticeTone } from '@/components/ui/notice'
import type { Setting } from '@/lib/domain/setup/clicks'
import type { SagVerdict } from '@/lib/domain/setup/verdict'
import { FigureField } from './figure-field'
import { VerdictTitle, verdictKeys } from './verdict-title'

type Props = { verdict: SagVerdict | null; preload: Setting | undefined }

const tones: Record<SagVerdict['kind'], NoticeTone> = {
  order: 'warning',
  beyond: 'warning',
  right: 'success',
  'more-preload': 'info',
  'less-preload': 'info',
  'spring-soft': 'warning',
  'spring-hard': 'warning',
}

function Answer({ verdict, preload }: { verdict: SagVerdict; preload: Setting | undefined }) {
  const t = useTranslations('setup.measure')
  const isFigured = verdict.kind !== 'order'
  return (
    <Notice tone={tones[verdict.kind]} title={<VerdictTitle kind={verdict.kind} />}>
      <p>
        {t.rich(`verdicts.${verdictKeys[verdict.kind]}.text`, {
          turn: () => <Measure quantity="length" value={Math.abs(verdict.turnMm)} />,
        })}
      </p>
      {verdict.turnMm !== 0 && preload?.unit === 'mm' && (
        <p>{t.rich('outOfRange', { max: () => <Measure quantity="length" value={preload.max} /> })}</p>
      )}
      {isFigured && (
        <p className="text-sm text-steel">
          {t.rich('figures', {
            free: () => <Measure quantity="length" value={verdict.freeMm} />,
            rider: () => <Measure quantity="length" value={verdict.riderMm} />,
          })}
        </p>
      )}
    </Notice>
  )
}

/** Three lengths from the tape measure and what they mean. */
export function MeasureSag({ verdict, preload }: Props) {
  const t = useTranslations('setup.measure')
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h3 className="text-xl">{t('title')}</h3>
        <p className="max-w-text text-steel">{t('lead')}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <FigureField name="l1Mm" label={t('l1')} hint={t('l1Hint')} unit="mm" />
        <FigureField name="l2Mm" label={t('l2')} hint={t('l2Hint')} unit="mm" />
        <FigureField name="l3Mm" label={t('l3')} hint={t('l3Hint')} unit="mm" />
        <FigureField name="travelMm" label={t('travel')} hint={t('travelHint')} unit="mm" />
      </div>
      <div role="status">{verdict && <Answer verdict={verdict} preload={preload} />}</div>
    </div>
  )
}
