import { useTranslations } from 'next-intl'
import { Notice, type NoticeTone } from '@/components/ui/notice'
import { Measure } from '@/components/ui/measure'
import type { LoadAdvice } from '@/lib/domain/setup/load'

const tones: Record<LoadAdvice['kind'], NoticeTone> = {
  empty: 'info',
  within: 'success',
  beyond: 'warning',
  unknown: 'info',
}

/** On four wheels: the load against what the part is made for. */
export function CarryResult({ load: { kind, loadKg, madeForKg } }: { load: LoadAdvice }) {
  const t = useTranslations('setup.result')
  const values = {
    load: () => <Measure quantity="mass" value={loadKg} />,
    made: () => (madeForKg === null ? null : <Measure quantity="mass" value={madeForKg} />),
  }
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">{t('load')}</h3>
      <Notice tone={tones[kind]} title={t.rich(kind, values)}>
        {t('plate')}
      </Notice>
    </div>
  )
}
