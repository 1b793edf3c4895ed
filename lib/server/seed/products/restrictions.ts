import type { FitmentStatus, Restriction } from '@/lib/contract/fitment'
import { isUniversalKind } from '@/lib/domain/fit-geometry'
import type { CatalogueProduct } from '@/lib/server/catalogue/types'
import { listWork } from './fitment-work'
import { hashText, isOneIn } from './hash'
import type { Line, Place } from './types'

/** Newest month in the records. */
const lastMonth = '2026-10'

const dampers = new Set([
  'twin-shock',
  'mono-shock',
  'unit-swing-shock',
  'gas-shock',
  'strut',
  'coilover',
  'air-strut',
  'air-kit',
  'fork-cartridge',
  'fork-damper',
])
const coilSprings = new Set(['lowering-spring', 'comfort-spring', 'lift-spring', 'spare-spring'])

export function listRestrictions(
  { axle, construction, kind, spec }: CatalogueProduct,
  line: Line,
  { generation, group, point }: Place,
  status: FitmentStatus,
): Restriction[] {
  const { drives, id } = generation
  const sometimes = (n: number, what: string) => isOneIn(n, `${line.key} ${id} ${what}`)
  const list: Restriction[] = listWork({ kind, spec, axle }, { group, point }, status)
  if (line.drive && drives.length > 0 && (drives.length > 1 || !drives.includes(line.drive)))
    list.push({ code: 'drive-only', drive: line.drive })
  if (status === 'does-not-fit') return list
  if (generation.electronic && dampers.has(kind)) list.push({ code: 'not-electronic' })
  const change = sometimes(22, 'change') && !isUniversalKind(kind) ? midMonth(generation.from, generation.to) : null
  if (change) list.push(sometimes(2, 'side') ? { code: 'from', ym: change } : { code: 'until', ym: change })
  if (line.extraLoadKg && line.kind === 'load-assist') list.push({ code: 'load-only', kg: line.extraLoadKg })
  const isRearBikeShock =
    axle === 'rear' && ['scooter', 'underbone', 'vespa', 'bigbike'].includes(group) && dampers.has(kind)
  if (
    isRearBikeShock &&
    (construction === 'piggyback' || construction === 'hose-reservoir') &&
    sometimes(6, 'reservoir')
  )
    list.push({ code: 'reservoir-clearance' })
  if (isRearBikeShock && group !== 'bigbike' && spec.lengthAdjustMm !== null && sometimes(3, 'stand'))
    list.push({ code: 'no-centre-stand' })
  if (dampers.has(kind) && point.bottom?.kind === 'eye' && point.bottom.holeMm !== null && sometimes(30, 'mount'))
    list.push({ code: 'check-mount', holeMm: point.bottom.holeMm })
  if (
    isFourWheelGeometry(group) &&
    (kind === 'strut' ||
      kind === 'coilover' ||
      kind === 'air-strut' ||
      kind === 'air-kit' ||
      (line.heightMm ?? 0) !== 0)
  )
    list.push({ code: 'alignment' })
  if (coilSprings.has(kind) && sometimes(2, 'seat')) list.push({ code: 'reuse-seat' })
  return list
}

const isFourWheelGeometry = (group: Place['group']) => group === 'car' || group === 'pickup'

/** A month in the middle third of the range; null when the range is too short to have a change worth naming. */
function midMonth(from: string, to: string | null): string | null {
  const months = (ym: string) => Number(ym.slice(0, 4)) * 12 + Number(ym.slice(5)) - 1
  const [start, end] = [months(from), months(to ?? lastMonth)]
  if (end - start < 24) return null
  const month = start + Math.round((end - start) * (0.35 + (hashText(from) % 30) / 100))
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
