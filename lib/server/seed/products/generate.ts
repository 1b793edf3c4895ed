import type { ProductSpec } from '@/lib/contract/product'
import type { CatalogueModel, CatalogueProduct } from '@/lib/server/catalogue/types'
import { assemble, countSequences } from './assemble'
import type { Sequence } from './assemble'
import { Coverage } from './coverage'
import { belongsOn } from './fitment-rules'
import { listFitments } from './fitments'
import type { FitmentTask } from './fitments'
import { hashText, pickFrom } from './hash'
import { universalParts } from './lines-service'
import { groupPlatforms } from './platforms'
import { planJobs } from './plan-jobs'
import type { Job } from './plan-jobs'
import { buildSpec } from './spec'
import { emptySpec } from './spec-figures'
import { spokenName } from './spoken-name'
import type { Facts, GeneratedProduct, Line, Place, Platform, UniversalPart } from './types'

export type GenerateOptions = {
  /** Products to make; reached by more spring rates and finishes per platform. The first tier of the programme is always complete. */
  target?: number
}

const defaultTarget = 1080
/** From this many products on, fitments are kept few so that the table grows in step with the products. */
const largeTarget = 5000
const fewFitments: MaxFitments = { members: 4, neighbours: 1 }
const allFitments: MaxFitments = { members: Infinity, neighbours: 8 }
/** Small parts come in their finishes only; rates and valvings mean nothing to them. */
const smallKinds: ReadonlySet<string> = new Set([
  'bushing',
  'eye-end',
  'bump-stop',
  'seal-kit',
  'air-kit',
  'air-spring',
])

type MaxFitments = FitmentTask['maxFitments']

/** Products one by one, with their fitments: the same ones in the same order on every run. Holds only the platforms in memory. */
export function* generateProducts(
  models: readonly CatalogueModel[],
  options: GenerateOptions = {},
): Generator<GeneratedProduct, void> {
  const target = options.target ?? defaultTarget
  const maxFitments = target >= largeTarget ? fewFitments : allFitments
  const nextSequence = countSequences()
  let made = 0
  for (const part of universalParts) {
    yield { product: buildUniversal(part, nextSequence), fitments: [] }
    made += 1
  }
  const jobs = planJobs(groupPlatforms(models))
  const covered = new Coverage()
  const firstTier = jobs.filter(({ tier }) => tier === 1).length
  for (let round = 0; ; round += 1) {
    const madeBefore = made
    for (const [index, job] of jobs.entries()) {
      if (made >= target && !(round === 0 && index < firstTier)) {
        if (options.target === undefined) yield* completeProgramme(jobs, covered, nextSequence)
        return
      }
      const generated = buildVariant(job, job.first + round * job.step, maxFitments, nextSequence)
      if (!generated) continue
      covered.note(job, generated)
      yield generated
      made += 1
    }
    if (made === madeBefore) return
  }
}

/** Parts of the basic lines for the axles that no part of the line serves yet. */
function* completeProgramme(
  jobs: readonly Job[],
  covered: Coverage,
  nextSequence: Sequence,
): Generator<GeneratedProduct, void> {
  for (const job of jobs.filter(({ first }) => first === 0)) {
    for (const platform of covered.listGaps(job)) {
      if (!covered.isGap(job.line, platform.lead)) continue
      const generated = buildVariant({ ...job, platform }, 0, allFitments, nextSequence)
      if (!generated) continue
      covered.note(job, generated)
      yield generated
    }
  }
}

function buildVariant(
  { line, platform }: Pick<Job, 'line' | 'platform'>,
  variant: number,
  maxFitments: MaxFitments,
  nextSequence: Sequence,
): GeneratedProduct | null {
  const looks = listLooks(line)
  if (smallKinds.has(line.kind) && variant >= looks.length) return null
  const spec = buildSpec({ line, platform, variant })
  if (!spec) return null
  const seed = hashText(`${line.key} ${platform.id}`)
  const look = pickFrom(looks, seed + variant)
  const lead = platform.lead ?? pickLead(platform, seed + variant)
  const leadModel = lead.model
  const served = platform.members.filter((place) => belongsOn({ kind: line.kind, spec }, lead, place))
  const others = [...new Map(served.map(({ model }) => [model.id, model])).values()].filter(
    ({ id }) => id !== leadModel.id,
  )
  const facts: Facts = {
    kind: line.kind,
    series: line.series,
    use: line.use,
    construction: line.construction,
    adjusters: line.adjusters,
    spec,
    axle: line.kind === 'air-kit' ? null : platform.axle,
    models: [leadModel, ...others].map(spokenName),
    drive: line.drive ?? null,
    twoWheeler: platform.group !== 'car' && platform.group !== 'pickup',
    choice: seed + variant,
  }
  const product = assemble(
    facts,
    { family: line.family, ...look, vehicle: leadModel.id.slice(leadModel.brandId.length + 1) },
    nextSequence,
  )
  const leadIndex = platform.members.indexOf(lead)
  return { product, fitments: listFitments({ product, line, platform, leadIndex, maxFitments }) }
}

/** The first generation of one of the models. */
function pickLead({ id, members }: Platform, choice: number): Place {
  const models = [...new Set(members.map(({ model }) => model.id))]
  const chosen = pickFrom(models, choice)
  const lead = members.find(({ model }) => model.id === chosen)
  if (!lead) throw new RangeError(`platform ${id} has no members`)
  return lead
}

/** Pairs of body and spring finish; a spring alone has the finish of its wire. */
function listLooks({
  finishes,
  springFinishes,
  construction,
  kind,
}: Line): Pick<CatalogueProduct, 'bodyFinish' | 'springFinish'>[] {
  if (!springFinishes) return finishes.map((bodyFinish) => ({ bodyFinish, springFinish: null }))
  const isBareSpring = construction === null && !kind.startsWith('fork')
  if (isBareSpring) return finishes.map((bodyFinish) => ({ bodyFinish, springFinish: bodyFinish }))
  return springFinishes.flatMap((springFinish) => finishes.map((bodyFinish) => ({ bodyFinish, springFinish })))
}

function buildUniversal(part: UniversalPart, nextSequence: Sequence): CatalogueProduct {
  const { kind, series, use, family, finish } = part
  const spec: ProductSpec = { ...emptySpec, ...part.spec }
  const facts: Facts = {
    kind,
    series,
    use,
    spec,
    axle: null,
    construction: null,
    adjusters: [],
    models: [],
    drive: null,
    twoWheeler: kind === 'fork-oil',
    choice: hashText(part.key),
  }
  return assemble(facts, { family, bodyFinish: finish, springFinish: null, vehicle: null }, nextSequence)
}
