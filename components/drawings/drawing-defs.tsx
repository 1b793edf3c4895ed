import { listStops, tones, type Paint } from '@/lib/drawings/paints'

const paints = Object.keys(tones) as Paint[]

function Stops({ paint }: { paint: Paint }) {
  return listStops(paint).map(([offset, color]) => <stop key={offset} offset={offset} stopColor={color} />)
}

/** Materials, patterns and the ground shadow of every product drawing. Render it once per page, before the drawings. */
export function DrawingDefs() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      <defs>
        {paints.map((paint) => (
          <linearGradient key={paint} id={`dd-${paint}`}>
            <Stops paint={paint} />
          </linearGradient>
        ))}
        {paints
          .filter((paint) => paint !== 'label' && paint !== 'glass')
          .map((paint) => (
            <linearGradient key={paint} id={`dd-${paint}-x`} href={`#dd-${paint}`} x2="0" y2="1" />
          ))}
        <linearGradient id="dd-fall">
          <stop offset="0" stopOpacity=".34" />
          <stop offset=".16" stopOpacity="0" />
          <stop offset=".55" stopOpacity=".06" />
          <stop offset="1" stopOpacity=".6" />
        </linearGradient>
        <pattern id="dd-thread" width="8" height="2.4" patternUnits="userSpaceOnUse">
          <path d="M0 .5H8" stroke="#000" strokeOpacity=".5" strokeWidth=".8" />
          <path d="M0 1.5H8" stroke="#fff" strokeOpacity=".4" strokeWidth=".5" />
        </pattern>
        <pattern id="dd-knurl" width="2.8" height="8" patternUnits="userSpaceOnUse">
          <path d="M.5 0V8" stroke="#000" strokeOpacity=".5" strokeWidth=".9" />
          <path d="M1.5 0V8" stroke="#fff" strokeOpacity=".28" strokeWidth=".5" />
        </pattern>
        <radialGradient id="dd-shadow">
          <stop offset="0" stopOpacity=".42" />
          <stop offset=".45" stopOpacity=".16" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  )
}

