import { getTranslations } from 'next-intl/server'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { ProductSummary } from '@/lib/contract/product'
import type { ProductKind } from '@/lib/contract/product-words'
import { rangeOf } from '@/lib/domain/series-members'
import type { FigureField } from '@/lib/domain/series-page'
import type { Locale } from '@/lib/i18n/locales'
import { FigureRange } from './figure-range'

type Station = {
  id: 'compressor' | 'tank' | 'valves' | 'bags' | 'controller'
  at: readonly [x: number, y: number]
  /** Parts whose figures stand beside the name. */
  kinds: readonly ProductKind[]
  figures: readonly FigureField[]
}

/** In the order the air takes. */
const stations = [
  { id: 'compressor', at: [826, 142], kinds: ['air-compressor'], figures: ['airMaxBar'] },
  { id: 'tank', at: [826, 262], kinds: ['air-tank'], figures: ['volumeMl', 'airMaxBar'] },
  { id: 'valves', at: [560, 160], kinds: [], figures: [] },
  { id: 'bags', at: [214, 104], kinds: ['air-spring', 'air-strut'], figures: ['airBar', 'bagLoadKg'] },
  { id: 'controller', at: [352, 160], kinds: ['air-controller'], figures: [] },
] as const satisfies readonly Station[]

const bags = [
  [214, 104],
  [214, 316],
  [716, 104],
  [716, 316],
] as const

function Pipes() {
  return (
    <g fill="none" strokeWidth="4" strokeLinejoin="round">
      <path d="M826 166V238M790 262H620V210H590" stroke="#d3121c" />
      <path d="M560 184V104H240M560 236V316H240M574 184V104H690M574 236V316H690" stroke="#0e1013" />
      <path d="M378 210H530" stroke="#5b626c" strokeWidth="2.5" strokeDasharray="7 6" />
    </g>
  )
}

function Plan() {
  return (
    <g fill="#fff" stroke="#858d98" strokeWidth="2">
      <path d="M70 210C70 120 96 66 170 62L780 52C872 52 906 96 910 150V270C906 324 872 368 780 368L170 358C96 354 70 300 70 210Z" />
      <path d="M300 92C276 130 268 170 268 210C268 250 276 290 300 328L352 300C338 272 332 242 332 210C332 178 338 148 352 120Z" />
      {bags.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          x={x - 52}
          y={y < 210 ? 30 : 350}
          width="104"
          height="40"
          rx="10"
          fill="#0e1013"
          stroke="none"
        />
      ))}
    </g>
  )
}

function Equipment() {
  return (
    <g fill="#16181c">
      {bags.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="32" />
          <circle cx={x} cy={y} r="22" fill="none" stroke="#858d98" strokeWidth="2" />
        </g>
      ))}
      <rect x="786" y="118" width="80" height="48" rx="4" />
      <rect x="770" y="238" width="112" height="48" rx="24" />
      <rect x="530" y="184" width="60" height="52" rx="3" />
      <rect x="326" y="190" width="52" height="40" rx="3" />
    </g>
  )
}

/** The whole system from above, the front to the left: where the air is made, kept, shared out and set. */
function SystemDrawing({ label }: { label: string }) {
  return (
    <svg viewBox="50 20 880 380" role="img" aria-label={label} className="w-full">
      <Plan />
      <Pipes />
      <Equipment />
      {stations.map(({ id, at: [x, y] }, i) => (
        <g key={id}>
          <circle cx={x} cy={y} r="17" fill="#d3121c" stroke="#fff" strokeWidth="2.5" />
          <text x={x} y={y + 6.5} textAnchor="middle" fontSize="19" fontWeight="700" fill="#fff">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** An air suspension as one drawing, with the pressures of the parts the series has. */
export async function AirSystem({ members, locale }: { members: readonly ProductSummary[]; locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'series.air' }),
    getTranslations({ locale, namespace: 'spec.short' }),
  ])
  const figuresOf = ({ kinds, figures }: Station) => {
    const parts = members.filter(({ kind }) => kinds.includes(kind))
    return figures.flatMap((field) => {
      const range = rangeOf(parts, field)
      return range ? [{ field, range }] : []
    })
  }
  return (
    <div className="grid gap-8">
      <figure className="drawing-board border border-line p-3 sm:p-8">
        <SystemDrawing label={t('alt')} />
        <figcaption className="mt-3 w-fit bg-white text-sm text-steel">
          <UnbrokenText text={t('caption')} />
        </figcaption>
      </figure>
      <ol className="grid gap-x-10 border-t border-ink md:grid-cols-2">
        {stations.map((station, i) => (
          <li key={station.id} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-line py-4">
            <span aria-hidden="true" className="figure text-xl text-signal">
              {i + 1}
            </span>
            <div className="grid content-start gap-1">
              <h3 className="text-lg">{t(`${station.id}.title`)}</h3>
              <p className="max-w-text text-steel">
                <UnbrokenText text={t(`${station.id}.text`)} />
              </p>
              <dl className="flex flex-wrap gap-x-6 text-sm" data-figures>
                {figuresOf(station).map(({ field, range }) => (
                  <div key={field} className="flex gap-2">
                    <dt className="text-steel">{spec(field)}</dt>
                    <dd className="figure">
                      <FigureRange field={field} {...range} locale={locale} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
