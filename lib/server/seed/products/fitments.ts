import type { FitmentStatus, Restriction } from '@/lib/contract/fitment'
import { boresDiffer, comparableLength, compareGeometry, isUniversalKind } from '@/lib/domain/fit-geometry'
import { hashText, isOneIn, pickDay } from './hash'
import type { CatalogueFitment, CatalogueProduct } from '@/lib/server/catalogue/types'
import type { Line, Place, Platform } from './types'

export type FitmentTask = {
  product: CatalogueProduct
  line: Line
  platform: Platform
  /** Member that the product is named after; its fitments come first. */
  leadIndex: number
  /** Vehicles of the platform, and of its neighbours, at most. */
  maxFitments: { members: number; neighbours: number }
}

/** Newest date in the records; fixed so that the data are the same on every run. */
const lastDay = '2026-10-31'
const directMm = 5
const kitBoreMm = 2
const maxMisses = 2

/** The recorded fitments of a product: its platform, near matches that need work, and a few near misses that people ask for. */
export function listFitments({ product, line, platform, leadIndex, maxFitments }: FitmentTask): CatalogueFitment[] {
  const members = [...platform.members.slice(leadIndex), ...platform.members.slice(0, leadIndex)].slice(
    0,
    maxFitments.members,
  )
  const rows: CatalogueFitment[] = []
  const seen = new Set<string>()
  let misses = 0
  const most = members.length + maxFitments.neighbours
  for (const place of [...members, ...platform.neighbours]) {
    const { id } = place.generation
    const status = seen.has(id) ? null : judgePlace(product, line, place)
    if (status === null) continue
    const missed = status === 'does-not-fit'
    if (missed ? misses >= maxMisses || !isOneIn(3, `${product.id} ${id}`) : seen.size - misses >= most) continue
    seen.add(id)
    if (missed) misses += 1
    rows.push(...toRows(product, line, place, status))
  }
  return rows
}

function judgePlace(product: CatalogueProduct, line: Line, place: Place): FitmentStatus | null {
  const { drives, id } = place.generation
  const { point } = place
  if (line.drive && drives.length > 0 && !drives.includes(line.drive))
    return isOneIn(6, `${line.key} ${id}`) ? 'does-not-fit' : null
  if (line.kind === 'steering-damper') return 'needs-kit'
  if (isUniversalKind(product.kind)) return compareGeometry(product, point).length === 0 ? 'direct' : null
  const reasons = compareGeometry(product, point)
  const length = comparableLength(product)
  if (reasons.length === 0) {
    if (length === null || point.lengthMm === null) return judgeSpring(line, place)
    const difference = length - point.lengthMm
    if (product.kind !== 'coilover' && Math.abs(difference) > directMm)
      return difference > 0 ? 'needs-trimming' : 'needs-kit'
    return 'direct'
  }
  return reasons.every(
    (reason) => reason.code === 'bore-differs' && Math.abs(reason.needed - reason.has) <= kitBoreMm,
  ) && hasBushes(product, place)
    ? 'needs-kit'
    : 'does-not-fit'
}

/** Bores of eyes are changed with bushes; those of stems and clevises are not. */
function hasBushes({ spec }: CatalogueProduct, { point }: Place): boolean {
  return (['top', 'bottom'] as const).every((end) => {
    const [has, needed] = [spec[end], point[end]]
    return !has || !needed || boresDiffer(has, needed) === null || has.kind === 'eye'
  })
}

/** Springs that lower a lot want shorter bump stops on some cars. */
function judgeSpring(line: Line, place: Place): FitmentStatus {
  const lowersMuch = (line.heightMm ?? 0) <= -40
  return lowersMuch && isOneIn(2, `${line.key} ${place.generation.id} stop`) ? 'needs-trimming' : 'direct'
}

function toRows(product: CatalogueProduct, line: Line, place: Place, status: FitmentStatus): CatalogueFitment[] {
  const { generation, point } = place
  const key = `${line.key} ${generation.id}`
  const verified =
    (['calculated', 'measured', 'fitted'] as const)[status === 'direct' ? hashText(key) % 3 : hashText(key) % 2] ??
    'calculated'
  const earliest = [product.releasedOn, `${generation.from}-01`].toSorted().at(-1) ?? product.releasedOn
  const length = comparableLength(product)
  const difference =
    length !== null && point.lengthMm !== null && !isUniversalKind(product.kind) && product.kind !== 'coilover'
      ? Math.round(length - point.lengthMm)
      : 0
  const row: CatalogueFitment = {
    productId: product.id,
    vehicleId: generation.id,
    axle: point.axle,
    quantity: product.axle === null ? 1 : point.quantity,
    status,
    restrictions: listRestrictions(product, line, place, status),
    rideHeightMm: (line.heightMm ?? 0) + (Math.abs(difference) <= 2 ? 0 : difference),
    verifiedBy: verified,
    verifiedOn: pickDay(earliest, lastDay, key),
  }
  if (line.kind !== 'air-kit') return [row]
  return [row, { ...row, axle: 'rear' }]
}

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

function listRestrictions(
  { axle, construction, kind, spec }: CatalogueProduct,
  line: Line,
  { generation, group, point }: Place,
  status: FitmentStatus,
): Restriction[] {
  const { drives, id } = generation
  const sometimes = (n: number, what: string) => isOneIn(n, `${line.key} ${id} ${what}`)
  const list: Restriction[] = []
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
  const [start, end] = [months(from), months(to ?? lastDay.slice(0, 7))]
  if (end - start < 24) return null
  const month = start + Math.round((end - start) * (0.35 + (hashText(from) % 30) / 100))
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
