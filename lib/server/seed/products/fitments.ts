import type { FitmentStatus } from '@/lib/contract/fitment'
import { comparableLength, isUniversalKind } from '@/lib/domain/fit-geometry'
import { judgePlace } from './fitment-rules'
import { hashText, isOneIn, pickDay } from './hash'
import { listRestrictions } from './restrictions'
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
const maxMisses = 2

/** The recorded fitments of a product: its platform, near matches that need work, and a few near misses that people ask for. */
export function listFitments({ product, line, platform, leadIndex, maxFitments }: FitmentTask): CatalogueFitment[] {
  const members = [...platform.members.slice(leadIndex), ...platform.members.slice(0, leadIndex)].slice(
    0,
    maxFitments.members,
  )
  const madeFor = members[0]
  if (!madeFor) return []
  const rows: CatalogueFitment[] = []
  const seen = new Set<string>()
  let misses = 0
  const most = members.length + maxFitments.neighbours
  for (const place of [...members, ...platform.neighbours]) {
    const { id } = place.generation
    const status = seen.has(id) ? null : judgePlace({ product, line, place, madeFor })
    if (status === null) continue
    const missed = status === 'does-not-fit'
    if (missed ? misses >= maxMisses || !isOneIn(3, `${product.id} ${id}`) : seen.size - misses >= most) continue
    seen.add(id)
    if (missed) misses += 1
    rows.push(...toRows(product, line, place, status))
  }
  return rows
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
    quantity: product.axle === null || product.kind === 'steering-damper' ? 1 : point.quantity,
    status,
    restrictions: listRestrictions(product, line, place, status),
    rideHeightMm: (line.heightMm ?? 0) + (Math.abs(difference) <= 2 ? 0 : atWheel(difference, point.motionRatio)),
    verifiedBy: verified,
    verifiedOn: pickDay(earliest, lastDay, key),
  }
  if (line.kind !== 'air-kit') return [row]
  return [row, { ...row, axle: 'rear' }]
}

/** What a difference at the damper is at the wheel, mm. */
const atWheel = (mm: number, motionRatio = 1) => Math.round(mm / motionRatio)
