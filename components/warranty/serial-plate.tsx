import { useTranslations } from 'next-intl'

/** A label with a serial, drawn, and what its groups say. */
export function SerialPlate() {
  const t = useTranslations('warranty.register.part')
  const groups = [
    { x: 8, width: 92, text: '2614A', note: t('plateWeek') },
    { x: 112, width: 92, text: '04217', note: t('plateNumber') },
    { x: 216, width: 56, text: 'Y', note: t('plateCheck') },
  ]
  return (
    <figure className="grid max-w-md gap-2">
      <svg
        viewBox="0 0 280 64"
        role="img"
        aria-label={t('plate')}
        className="w-full border border-ink bg-white text-ink"
      >
        <path d="M8 8H40" stroke="#d3121c" strokeWidth="4" />
        {groups.map(({ x, width, text }) => (
          <g key={text} fill="currentColor">
            <text x={x + width / 2} y="42" textAnchor="middle" fontSize="26" fontWeight="600" className="figure">
              {text}
            </text>
            <path d={`M${x} 52H${x + width}`} stroke="currentColor" strokeWidth="2" />
          </g>
        ))}
      </svg>
      <figcaption className="grid grid-cols-[5fr_5fr_3fr] gap-2 text-center text-xs leading-snug text-steel">
        {groups.map(({ text, note }) => (
          <span key={text}>{note}</span>
        ))}
      </figcaption>
    </figure>
  )
}
