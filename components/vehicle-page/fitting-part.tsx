import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { VehiclePage } from '@/lib/contract/vehicle-page'
import { boltOf, type Bolt } from '@/lib/domain/bolt-torque'
import { inspectionRules } from '@/lib/domain/inspection-rules'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { alignmentOf, hoursOf } from './fitting'
import { changeOf, largestHeights, mountPointsOf } from './page-facts'

type Props = { page: VehiclePage; name: string; locale: Locale }

/** The bolts whose torque is known, and the stems whose nuts have the maker's figure only, each thread once. */
function boltsOf(page: VehiclePage): Bolt[] {
  const bolts = mountPointsOf(page)
    .flatMap(({ top, bottom }) => [top, bottom].flatMap((mount) => (mount ? boltOf(mount) : [])))
    .filter(({ thread }) => thread !== null)
  return [...new Map(bolts.map((bolt) => [`${bolt.thread} ${bolt.torqueNm}`, bolt])).values()]
}

/** Time, torque, alignment and what an inspection looks at: the facts a workshop asks for before it says yes. */
export async function FittingPart({ page, name, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'vehicle.fitting' })
  const [usual, long] = hoursOf(page)
  const bolts = boltsOf(page)
  const change = changeOf(page)
  const alignment = alignmentOf(page)
  const changesHeight = largestHeights(page) !== null
  const { TH, JP } = inspectionRules
  const rows = [
    {
      title: t('time'),
      lines: [t(`timeText.${change}`, { usual: formatDecimal(usual), long: formatDecimal(long), name })],
    },
    {
      title: t('torque'),
      lines: bolts.every(({ torqueNm }) => torqueNm === null)
        ? [t('torqueNone', { name })]
        : [
            t('torqueText', { name }),
            ...bolts.map(({ thread, torqueNm }) =>
              torqueNm === null
                ? t('rubber', { thread: Number(thread) })
                : t('bush', { thread: Number(thread), torque: torqueNm }),
            ),
          ],
    },
    { title: t('alignment'), lines: [t(alignment === 'aligned' ? `aligned.${change}` : alignment, { name })] },
    {
      title: t('inspection'),
      lines: changesHeight
        ? [t('TH', { from: TH.lampFromCm, to: TH.lampToCm }), t('JP', { clearance: JP.clearanceCm }), t('DE')]
        : [t('unchanged', { name })],
    },
  ]
  return (
    <div className="grid gap-5">
      <dl className="grid border-t border-ink">
        {rows.map(({ title, lines }) => (
          <div
            key={title}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-lg font-semibold">{title}</dt>
            <dd className="grid max-w-text gap-1">
              {lines.map((line) => (
                <p key={line}>
                  <UnbrokenText text={line} />
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <AppLink href={localizePath('/services/manual', locale)} className="font-semibold underline underline-offset-4">
          {t('manual')}
        </AppLink>
      </p>
    </div>
  )
}
