import { Notice, type NoticeTone } from '@/components/ui/notice'
import { Measure } from '@/components/ui/measure'
import type { LoadAdvice } from '@/lib/domain/setup/load'
import { fillSentence } from './fill-sentence'
import type { SetupTexts } from './setup-texts'

const tones: Record<LoadAdvice['kind'], NoticeTone> = {
  empty: 'info',
  within: 'success',
  beyond: 'warning',
  unknown: 'info',
}

/** On four wheels: the load against what the part is made for. */
export function CarryResult({
  load: { kind, loadKg, madeForKg },
  texts,
}: {
  load: LoadAdvice
  texts: SetupTexts['carry']
}) {
  const values = {
    load: <Measure quantity="mass" value={loadKg} />,
    made: madeForKg === null ? null : <Measure quantity="mass" value={madeForKg} />,
  }
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">{texts.title}</h3>
      <Notice tone={tones[kind]} title={fillSentence(texts[kind], values)}>
        {texts.plate}
      </Notice>
    </div>
  )
}
