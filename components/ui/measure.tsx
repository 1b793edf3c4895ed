import { readingsOf, type Quantity } from '@/lib/i18n/format-figure'

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
