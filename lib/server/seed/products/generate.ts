import type { ProductSpec } from '@/lib/contract/product'
import { encodeCodeStem, encodeProductCode } from '@/lib/domain/product-code'
import type { SeedModel } from '../types'
import { lastDay, listFitments } from './fitments'
import { hashText, pickDay, pickFrom } from './hash'
import { fourWheelLines } from './lines-four-wheel'
import { serviceLines, universalParts } from './lines-service'
import { twoWheelLines } from './lines-two-wheel'
import { groupBy, groupPlatforms } from './platforms'
import { buildSetups } from './setups'
import { buildSpec, emptySpec, eyeOf } from './spec'
import { writeTexts } from './texts'
import type { Facts, Line, Platform, SeedFitment, SeedProduct, UniversalPart } from './types'

export type GenerateOptions = {
  /** Products to make; reached by more spring rates and finishes per platform. The first tier of the programme is always complete. */
  target?: number
  /** Vehicles per product at most. */
  maxFitments?: number
}
export type GeneratedProduct = { product: SeedProduct; fitments: SeedFitment[] }

const defaultTarget = 1080
/** From this many products on, fitments are kept few so that the table grows in step with the products. */
const largeTarget = 5000
const lines: readonly Line[] = [...twoWheelLines, ...fourWheelLines, ...serviceLines]
/** Small parts come in their finishes only; rates and valvings mean nothing to them. */
const smallKinds = new Set(['bushing', 'eye-end', 'bump-stop', 'seal-kit', 'air-kit', 'air-spring'])

type Job = { line: Line; platform: Platform }
type Sequence = (stem: string) => number

/** Products one by one, with their fitments: the same ones in the same order on every run. Holds only the platforms in memory. */
export function* generateProducts(models: readonly SeedModel[], options: GenerateOptions = {}): Generator<GeneratedProduct, void> {
  const target = options.target ?? defaultTarget
  const maxFitments = options.maxFitments ?? (target >= largeTarget ? 5 : 36)
  const nextSequence = countSequences()
  let made = 0
  for (const part of universalParts) {
    yield { product: buildUniversal(part, nextSequence), fitments: [] }
    made += 1
  }
  const jobs = planJobs(groupPlatforms(models))
  const firstTier = jobs.filter(({ line }) => line.tier === 1).length
  for (let variant = 0; ; variant += 1) {
    const madeBefore = made
    for (const [index, job] of jobs.entries()) {
      if (made >= target && !(variant === 0 && index < firstTier)) return
      const generated = buildVariant(job, variant, maxFitments, nextSequence)
      if (!generated) continue
      yield generated
      made += 1
    }
    if (made === madeBefore) return
  }
}

/** Lines on platforms, tier by tier; within the later tiers in a mixed order, so that a target that cuts a tier short cuts all families alike. */
function planJobs(platforms: readonly Platform[]): Job[] {
  const jobs = lines.flatMap((line) => {
    const places = platforms.filter(({ group, layout, axle }) => line.groups.includes(group) && line.layouts.includes(layout) && (line.axle ?? axle) === axle)
    return mergePlatforms(line, places).map((platform) => ({ line, platform }))
  })
  const order = new Map(jobs.map((job) => [job, hashText(`${job.line.key} ${job.platform.id}`)]))
  return jobs.toSorted((a, b) => a.line.tier - b.line.tier || (order.get(a) ?? 0) - (order.get(b) ?? 0))
}

/** Small parts do not care for lengths and rates: platforms with the same eye, fork tube or layout are one. */
function mergePlatforms(line: Line, platforms: Platform[]): Platform[] {
  const keys: Partial<Record<Line['kind'], (platform: Platform) => string | null>> = {
    bushing: ({ point, group, axle }) => (eyeOf(point) ? `${group} ${axle} ${eyeOf(point)?.holeMm}x${eyeOf(point)?.widthMm}` : null),
    'eye-end': ({ point, group, axle }) => (eyeOf(point) ? `${group} ${axle} ${eyeOf(point)?.holeMm}` : null),
    'seal-kit': ({ point, group, axle }) => `${group} ${axle} ${point.forkTubeMm}`,
    'bump-stop': ({ group, axle, layout }) => `${group} ${axle} ${layout}`,
  }
  const keyOf = keys[line.kind]
  if (!keyOf) return platforms
  const groups = groupBy(platforms, (platform) => keyOf(platform) ?? '')
  return [...groups].flatMap(([key, [first, ...rest]]) => {
    if (!first || key === '') return []
    return [{ ...first, id: `${line.key} ${key}`, members: [first, ...rest].flatMap(({ members }) => members), neighbours: [] }]
  })
}

function buildVariant({ line, platform }: Job, variant: number, maxFitments: number, nextSequence: Sequence): GeneratedProduct | null {
  const looks = listLooks(line)
  if (smallKinds.has(line.kind) && variant >= looks.length) return null
  const spec = buildSpec({ line, platform, variant })
  if (!spec) return null
  const seed = hashText(`${line.key} ${platform.id}`)
  const look = pickFrom(looks, seed + variant)
  const models = [...new Map(platform.members.map(({ model }) => [model.id, model])).values()]
  const leadModel = pickFrom(models, seed + variant)
  const leadIndex = platform.members.findIndex(({ model }) => model.id === leadModel.id)
  const others = models.filter(({ id }) => id !== leadModel.id)
  const facts: Facts = {
    kind: line.kind, series: line.series, use: line.use, construction: line.construction, adjusters: line.adjusters, spec,
    axle: line.kind === 'air-kit' ? null : platform.axle,
    models: [leadModel, ...others].map(({ name }) => name),
    drive: line.drive ?? null,
    twoWheeler: platform.group !== 'car' && platform.group !== 'pickup',
    choice: seed + variant,
  }
  const product = assemble(facts, { family: line.family, ...look, vehicle: leadModel.id.slice(leadModel.brandId.length + 1) }, nextSequence)
  return { product, fitments: listFitments({ product, line, platform, leadIndex, maxFitments }) }
}

/** Pairs of body and spring finish; a spring alone has the finish of its wire. */
function listLooks({ finishes, springFinishes, construction, kind }: Line): Pick<SeedProduct, 'bodyFinish' | 'springFinish'>[] {
  if (!springFinishes) return finishes.map((bodyFinish) => ({ bodyFinish, springFinish: null }))
  const isBareSpring = construction === null && !kind.startsWith('fork')
  if (isBareSpring) return finishes.map((bodyFinish) => ({ bodyFinish, springFinish: bodyFinish }))
  return springFinishes.flatMap((springFinish) => finishes.map((bodyFinish) => ({ bodyFinish, springFinish })))
}

function buildUniversal(part: UniversalPart, nextSequence: Sequence): SeedProduct {
  const { kind, series, use, family, finish } = part
  const spec: ProductSpec = { ...emptySpec, ...part.spec }
  const facts: Facts = { kind, series, use, spec, axle: null, construction: null, adjusters: [], models: [], drive: null, twoWheeler: kind === 'fork-oil', choice: hashText(part.key) }
  return assemble(facts, { family, bodyFinish: finish, springFinish: null, vehicle: null }, nextSequence)
}

type Look = Pick<SeedProduct, 'family' | 'bodyFinish' | 'springFinish'> & { vehicle: string | null }

function assemble(facts: Facts, { family, bodyFinish, springFinish, vehicle }: Look, nextSequence: Sequence): SeedProduct {
  const { kind, series, axle, adjusters, spec } = facts
  const figures = { kind, construction: facts.construction ?? spec.springType, ...codeFigures(facts), adjusters }
  const code = encodeProductCode({ ...figures, sequence: nextSequence(encodeCodeStem(figures)), finish: bodyFinish })
  const id = [series === 'service' ? null : series, nameKind(facts), vehicle, code.toLowerCase()].filter((part) => part !== null).join('-')
  return {
    id, code, ...writeTexts(facts), family, kind, series, axle, construction: facts.construction, adjusters: [...adjusters],
    bodyFinish, springFinish, spec, priceThb: null, releasedOn: pickDay('2018-01-08', '2026-09-28', id), setups: buildSetups(kind, spec),
  }
}

/** What the places for body and length of the code say: the figure by which the trade knows the part. */
function codeFigures({ kind, spec }: Facts): { bodyMm: number | null; lengthMm: number | null } {
  const isFork = kind.startsWith('fork') || kind === 'seal-kit'
  const bodyMm = isFork && spec.forkTubeMm !== null ? spec.forkTubeMm : (spec.bodyMm ?? spec.wireMm ?? spec.shaftMm ?? spec.top?.holeMm ?? spec.bottom?.holeMm ?? spec.viscosityCst)
  return { bodyMm, lengthMm: spec.lengthMm ?? spec.springLengthMm }
}

function nameKind({ kind, axle }: Facts): string {
  const isRear = axle === 'rear'
  if (kind === 'unit-swing-shock' || kind === 'twin-shock' || kind === 'mono-shock') return isRear ? 'rear-shock' : 'front-shock'
  return ['strut', 'gas-shock', 'coilover', 'lowering-spring', 'comfort-spring', 'lift-spring', 'air-strut'].includes(kind) ? `${axle}-${kind}` : kind
}

function countSequences(): Sequence {
  const counters = new Map<string, number>()
  return (stem) => {
    const next = (counters.get(stem) ?? 0) + 1
    counters.set(stem, next)
    return next
  }
}
