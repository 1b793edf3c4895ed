import { getTranslations } from 'next-intl/server'
import { mountText } from '@/components/products/mount-text'
import { Part } from '@/components/sections/part'
import { StackedTable } from '@/components/ui/stacked-table'
import type { MountPoint } from '@/lib/contract/vehicle'
import { readChassis } from '@/lib/data/chassis'
import { boltOf } from '@/lib/domain/bolt-torque'
import { inspectionRules } from '@/lib/domain/inspection-rules'
import type { VespaView } from './vespa-view'

const ends = ['top', 'bottom'] as const

/** Every bolt and nut of the chassis once: where it sits, what it holds and what it takes. */
function boltsOf(points: readonly MountPoint[]) {
  const bolts = points.flatMap((point) =>
    ends.flatMap((end) => {
      const mount = point[end]
      const { thread, torqueNm } = mount ? boltOf(mount) : { thread: null, torqueNm: null }
      return mount && thread !== null
        ? [{ key: `${point.axle}-${end}-${thread}`, axle: point.axle, end, mount, thread, torqueNm }]
        : []
    }),
  )
  return [...new Map(bolts.map((bolt) => [bolt.key, bolt])).values()].toSorted(
    (a, b) => a.axle.localeCompare(b.axle) || ends.indexOf(a.end) - ends.indexOf(b.end),
  )
}

/** Torque of each mount, and what an inspection measures once the height has changed. */
export async function TorqueSection({ page, locale }: VespaView) {
  const [t, spec, fitting, chassis] = await Promise.all([
    getTranslations({ locale, namespace: 'vespa.torque' }),
    getTranslations({ locale, namespace: 'spec' }),
    getTranslations({ locale, namespace: 'vehicle.fitting' }),
    readChassis(locale, page.series, 'vespa', 'vespa'),
  ])
  const bolts = boltsOf(chassis.flatMap(({ mountPoints }) => mountPoints))
  const { TH, JP } = inspectionRules
  return (
    <Part id="torque" title={t('title')} lead={t('lead')}>
      <StackedTable
        caption={t('title')}
        columns={[{ label: t('place') }, { label: t('mount') }, { label: t('thread') }, { label: t('torque') }]}
        rows={bolts.map(({ key, axle, end, mount, thread, torqueNm }) => ({
          key,
          cells: [
            t('end', { axle, end }),
            mountText(spec, mount),
            `M${thread}`,
            torqueNm === null ? t('makersFigure') : `${torqueNm} Nm`,
          ],
        }))}
      />
      <div className="grid max-w-text gap-2">
        <h3 className="text-xl">{fitting('inspection')}</h3>
        <p>{t('inspection')}</p>
        <ul className="grid gap-1">
          <li>{fitting('TH', { from: TH.lampFromCm, to: TH.lampToCm })}</li>
          <li>{fitting('JP', { clearance: JP.clearanceCm })}</li>
          <li>{fitting('DE')}</li>
        </ul>
      </div>
    </Part>
  )
}
