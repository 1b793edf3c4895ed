import { getTranslations } from 'next-intl/server'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { mountText } from '@/components/products/mount-text'
import type { MountPoint } from '@/lib/contract/vehicle'
import type { VehiclePage } from '@/lib/contract/vehicle-page'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import type { Locale } from '@/lib/i18n/locales'
import { findPicture } from '@/lib/pictures/find-picture'
import { layoutScenes } from '@/lib/pictures/layout-scenes'
import type { PlacedId } from '@/lib/pictures/placed-scenes'
import { LayoutPicture } from './layout-picture'
import { changeOf, countProofs, mountPointsOf } from './page-facts'

type Props = { page: VehiclePage; name: string; note: string | null; locale: Locale }

const lists = { en: ', ', th: ' ', ja: '、' } as const satisfies Record<Locale, string>

type Pictured = { point: MountPoint; scene: PlacedId | null }

/** Each mount point with the picture of its layout; a layout that both axles share is shown once. */
function withPictures(points: readonly MountPoint[]): Pictured[] {
  return points.map((point, i) => {
    const scene = layoutScenes[point.layout]
    const isFirst = points.findIndex(({ layout }) => layout === point.layout) === i
    return { point, scene: scene && isFirst && findPicture(scene) ? scene : null }
  })
}

type AboutTexts = Awaited<ReturnType<typeof getTranslations<'vehicle.about'>>>
type SpecTexts = Awaited<ReturnType<typeof getTranslations<'spec'>>>

/** What an axle and its original damper measure. */
function describeDamper(t: AboutTexts, spec: SpecTexts, point: MountPoint, name: string): string[] {
  const { axle, layout, lengthMm, strokeMm, top, bottom } = point
  return [
    t(`layout.${layout}`, { name, axle }),
    ...(lengthMm === null || strokeMm === null
      ? []
      : [t('damper', { axle, length: formatDecimal(lengthMm), stroke: formatDecimal(strokeMm) })]),
    ...(top === null || bottom === null
      ? []
      : [t('mount', { top: mountText(spec, top), bottom: mountText(spec, bottom) })]),
  ]
}

/** How a spring comes out, and the damper that stays; null where the axle has no coil of its own. */
function describeSpring(
  t: AboutTexts,
  { axle, layout, lengthMm, strokeMm }: MountPoint,
  name: string,
): string[] | null {
  if (layout !== 'strut' && layout !== 'coil-axle' && layout !== 'double-wishbone') return null
  return [
    t(`layoutSprings.${layout}`, { name, axle }),
    ...(lengthMm === null || strokeMm === null
      ? []
      : [t('stays', { axle, length: formatDecimal(lengthMm), stroke: formatDecimal(strokeMm) })]),
  ]
}

/** How the vehicle is sprung and what its original parts measure, said from its data; the editor's own words first, where there are any. */
export async function AboutPart({ page, name, note, locale }: Props) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'vehicle.about' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const newest = page.vehicles.at(-1)
  const areSprings = changeOf(page) === 'springs'
  const describe = (point: MountPoint) =>
    (areSprings ? describeSpring(t, point, name) : null) ?? describeDamper(t, spec, point, name)
  const counts = countProofs(page)
  const proofs = (['fitted', 'measured', 'calculated'] as const).flatMap((proof) =>
    counts[proof] > 0 ? [t(`proofs.${proof}`, { count: String(counts[proof]) })] : [],
  )
  const last = [
    ...(newest?.electric ? [t('electric', { name })] : []),
    ...(new Set(page.vehicles.flatMap(({ drives }) => drives)).size > 1 ? [t('drives', { name })] : []),
    t('checked', { list: proofs.join(lists[locale]) }),
  ]
  const points = withPictures(mountPointsOf(page))
  const count = points.filter(({ scene }) => scene !== null).length
  const joint = locale === 'ja' ? '' : ' '
  const texts = points.map(({ point }) => (
    <p key={point.axle} className="max-w-text">
      <UnbrokenText text={describe(point).join(joint)} />
    </p>
  ))
  const pictures = points.map(({ scene }, i) => scene && <LayoutPicture key={i} scene={scene} />)
  // One picture has all words beside it; two have each its own below; without any, words stand in two columns.
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {note && (
        <p className="max-w-text text-lg md:col-span-2">
          <UnbrokenText text={note} />
        </p>
      )}
      {count === 1 && pictures}
      {count !== 1 &&
        points.map(({ point }, i) => (
          <div key={point.axle} className="grid content-start gap-4">
            {pictures[i]}
            {texts[i]}
          </div>
        ))}
      <div className="grid max-w-text content-start gap-4">
        {count === 1 && texts}
        <p>
          <UnbrokenText text={last.join(joint)} />
        </p>
        {count > 0 && <p className="text-sm text-steel">{t('picture', { count, name })}</p>}
      </div>
    </div>
  )
}
