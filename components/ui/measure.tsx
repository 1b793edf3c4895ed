import { readingsOf, type Quantity } from '@/lib/i18n/readings'
import type { Locale } from '@/lib/i18n/locales'
import { rangeMark } from '@/lib/i18n/range-mark'

/** A figure in all units; the unit switch shows one of them by CSS, so that stored pages need no script for it. */
export function Measure({ quantity, value, sign = false }: { quantity: Quantity; value: number; sign?: boolean }) {
  const readings = readingsOf(quantity, value, sign)
  if (readings.length === 1) return <span className="unbroken">{readings[0]?.text}</span>
  return readings.map(({ systems, text }, i) => (
    <span key={i} data-systems={systems.join(' ')}>
      {text}
    </span>
  ))
}

type RangeProps = { quantity: Quantity; min: number; max: number; locale: Locale; sign?: boolean }

/** What a figure spans over several parts, its unit once: `60–90 mm`; changes that lower and raise stand apart. */
export function MeasureRange({ quantity, min, max, locale, sign = false }: RangeProps) {
  if (min === max) return <Measure quantity={quantity} value={min} sign={sign} />
  const ends = readingsOf(quantity, max, sign)
  return readingsOf(quantity, min, sign).map(({ systems, text }, i) => {
    const from = text.trim().split(' ')[0] ?? ''
    return (
      <span key={i} className="unbroken" {...(ends.length > 1 && { 'data-systems': systems.join(' ') })}>
        {from}
        {sign ? ' / ' : rangeMark(locale)}
        {ends[i]?.text.trim()}
      </span>
    )
  })
}
