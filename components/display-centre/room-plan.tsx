import { getTranslations } from 'next-intl/server'
import type { Hall, Stand } from '@/lib/content/display-centre'
import { roomPlan } from '@/lib/domain/room-plan'
import { standPath } from '@/lib/domain/stand-walk'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = { halls: readonly Hall[]; current: string; locale: Locale }

const { width, height, stand: side } = roomPlan

/** What a stand is called where there is little room: `C3`, `T1`. */
const shortName = ({ code }: Stand): string => code.replace(/^trophy0*/, 'T')

function PlannedStand({ stand, current, locale }: { stand: Stand; current: boolean; locale: Locale }) {
  if (!stand.place) return null
  const [x, y] = stand.place
  return (
    <a
      href={localizePath(standPath(stand), locale)}
      aria-label={`${shortName(stand)}: ${stand.words[locale].title}`}
      aria-current={current ? 'page' : undefined}
      className="group"
    >
      <rect
        x={x}
        y={y}
        width={side}
        height={side}
        rx="2"
        strokeWidth="1.5"
        className={current ? 'fill-signal stroke-signal' : 'fill-white stroke-ink group-hover:fill-line'}
      />
      <text
        x={x + side / 2}
        y={y + side / 2 + 6}
        textAnchor="middle"
        fontSize="17"
        fontWeight="600"
        className={current ? 'fill-white' : 'fill-ink'}
      >
        {shortName(stand)}
      </text>
    </a>
  )
}

/** The room from above; every stand is a way to its page. */
export async function RoomPlan({ halls, current, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'display-centre' })
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] sm:gap-8">
      <nav aria-label={t('plan')}>
        <svg viewBox={`0 0 ${width} ${height}`} className="w-full max-w-96">
          <path
            d={`M70 ${height - 2}H${width - 2}V2H2V${height - 2}H24`}
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
          />
          <text x="47" y={height - 8} textAnchor="middle" fontSize="15" className="fill-steel">
            ↑
          </text>
          {halls.flatMap(({ stands }) =>
            stands.map((stand) => (
              <PlannedStand key={stand.code} stand={stand} current={stand.code === current} locale={locale} />
            )),
          )}
        </svg>
      </nav>
      <dl className="grid content-start border-t border-ink text-sm">
        {halls.map(({ id, name }) => (
          <div key={id} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-line py-2">
            <dt className="figure">{id}</dt>
            <dd className="phrased">{name[locale]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
