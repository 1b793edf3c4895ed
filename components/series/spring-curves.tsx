import { getTranslations } from 'next-intl/server'
import { Measure } from '@/components/ui/measure'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { ProductSummary } from '@/lib/contract/product'
import { drawSpringCurves, type SpringRates } from '@/lib/drawings/spring-curve'
import { groupMembers } from '@/lib/domain/series-members'
import type { Locale } from '@/lib/i18n/locales'
import { groupLabel } from './group-label'

const inks = ['#d3121c', '#0e1013', '#5b626c'] as const
const dashes = ['', '9 5', '2 5'] as const
const mostCurves = 3

type Example = SpringRates & { key: string; code: string; end: number | null }

const startOf = ({ spec }: ProductSummary): number => spec.springRateNmm ?? 0

/** One spring of each winding, those that begin alike, so that what differs is the shape of the curve. */
function examplesOf(members: readonly ProductSummary[]): Example[] {
  const groups = groupMembers(members, 'springType').slice(0, mostCurves)
  const likeStart = groups[0]?.members[0] ? startOf(groups[0].members[0]) : 0
  const distance = (member: ProductSummary) => Math.abs(startOf(member) - likeStart)
  return groups.flatMap(({ key, members: found }) => {
    const [nearest] = found.toSorted((a, b) => distance(a) - distance(b))
    if (nearest?.spec.springRateNmm == null) return []
    const { springRateNmm: start, springRateEndNmm: end } = nearest.spec
    return [{ key, code: nearest.code, start, end }]
  })
}

/** What a spring carries as it is compressed, one curve for each way of winding in the series, from the rates of a part that is named. */
export async function SpringCurves({ members, locale }: { members: readonly ProductSummary[]; locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'series.curve' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const examples = examplesOf(members)
  const curves = drawSpringCurves(examples)
  return (
    <figure className="drawing-board grid gap-6 border border-line p-4 sm:p-8 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] md:items-center">
      <svg viewBox="-34 -16 574 366" role="img" aria-label={t('alt')} className="w-full">
        <path d="M0 0V320H520" fill="none" stroke="#0e1013" strokeWidth="1.5" />
        <path d="M-4 8L0 0L4 8M512 316L520 320L512 324" fill="none" stroke="#0e1013" strokeWidth="1.5" />
        {curves.map(({ d, at: [x, y] }, i) => (
          <g key={i}>
            <path d={d} fill="none" stroke={inks[i]} strokeWidth="3" strokeDasharray={dashes[i]} />
            <circle cx={x} cy={y} r="13" fill={inks[i]} />
            <text x={x} y={y + 5} textAnchor="middle" fontSize="15" fontWeight="700" fill="#fff">
              {i + 1}
            </text>
          </g>
        ))}
        <text x="520" y="344" textAnchor="end" fontSize="15" fill="#5b626c">
          {t('travel')}
        </text>
        <text x="-14" y="0" textAnchor="end" fontSize="15" fill="#5b626c" transform="rotate(-90 -14 0)">
          {t('load')}
        </text>
      </svg>
      <figcaption className="grid gap-4 bg-white/85">
        <ol className="grid border-t border-ink">
          {examples.map(({ key, code, start, end }, i) => (
            <li key={key} className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-line py-3">
              <span aria-hidden="true" className="figure" style={{ color: inks[i] }}>
                {i + 1}
              </span>
              <span className="grid">
                <strong>{groupLabel(spec, 'springType', key)}</strong>
                <span className="text-sm text-steel">
                  <Measure quantity="rate" value={start} />
                  {end !== null && (
                    <>
                      {' → '}
                      <Measure quantity="rate" value={end} />
                    </>
                  )}
                  {' · '}
                  <span className="figure unbroken">{code}</span>
                </span>
              </span>
            </li>
          ))}
        </ol>
        <p className="text-sm text-steel">
          <UnbrokenText text={t('caption')} />
        </p>
      </figcaption>
    </figure>
  )
}
