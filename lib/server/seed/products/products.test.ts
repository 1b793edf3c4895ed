import { beforeAll, describe, expect, test } from 'vitest'
import { slugSchema } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import { fitmentSchema, fitmentStatuses, restrictionSchema } from '@/lib/contract/fitment'
import { productSpecSchema, setupSchema } from '@/lib/contract/product'
import { families, productKinds, seriesIds } from '@/lib/contract/product-words'
import { judgeFit } from '@/lib/domain/fit-verdict'
import type { FitQuestion } from '@/lib/domain/fit-verdict'
import { solidLength, springRate } from '@/lib/domain/physics'
import { decodeProductCode } from '@/lib/domain/product-code'
import type {
  CatalogueFitment,
  CatalogueGeneration,
  CatalogueModel,
  CatalogueProduct,
} from '@/lib/server/catalogue/types'
import { seedModels } from '../vehicles'
import { buildProducts } from './index'
import { generateProducts } from './generate'
import { isDamper } from './text-parts'

let products: CatalogueProduct[]
let fitments: CatalogueFitment[]
let productById: Map<string, CatalogueProduct>
let vehicleById: Map<string, { model: CatalogueModel; generation: CatalogueGeneration }>

beforeAll(() => {
  ;({ products, fitments } = buildProducts(seedModels))
  productById = new Map(products.map((product) => [product.id, product]))
  vehicleById = new Map(
    seedModels.flatMap((model) =>
      model.generations.map((generation) => [generation.id, { model, generation }] as const),
    ),
  )
})

/** Products that break a rule, by id: readable when a test fails. */
const breaking = (isBroken: (product: CatalogueProduct) => boolean) =>
  products.filter(isBroken).map(({ id, spec }) => ({ id, spec }))
const outside = (value: number | null, low: number, high: number) => value !== null && (value < low || value > high)
const bikeFamilies = ['scooter', 'underbone', 'vespa', 'bigbike']

describe('programme', () => {
  test('has the size asked for', () => {
    expect(products.length).toBeGreaterThanOrEqual(950)
    expect(products.length).toBeLessThanOrEqual(1300)
    expect(fitments.length).toBeGreaterThanOrEqual(5000)
  })

  test('covers every family, kind and series', () => {
    expect(new Set(products.map(({ family }) => family))).toEqual(new Set(families))
    expect(new Set(products.map(({ kind }) => kind))).toEqual(new Set(productKinds))
    expect(new Set(products.map(({ series }) => series))).toEqual(new Set(seriesIds))
  })

  test('ids and codes are unique, ids are slugs that end in the code', () => {
    expect(productById.size).toBe(products.length)
    expect(new Set(products.map(({ code }) => code)).size).toBe(products.length)
    expect(
      products.filter(({ id, code }) => !slugSchema.safeParse(id).success || !id.endsWith(code.toLowerCase())),
    ).toEqual([])
  })

  test('a model that is an everyday word is named with its brand', () => {
    const texts = products.flatMap(({ name, description }) => [...Object.values(name), ...Object.values(description)])
    expect(texts.filter((text) => /BYD Seal|บีวายดี ซีล|BYD SEAL用/.test(text)).length).toBeGreaterThan(6)
    expect(
      texts.filter((text) => /(?<!BYD )\bSeal\b(?! kit)|(?<!BYD )SEAL用|(?:for|the) (?:HS|EP|ZS|Drone)\b/.test(text)),
    ).toEqual([])
  })

  test('every code decodes to what the product is', () => {
    for (const { code, kind, construction, spec, adjusters, bodyFinish } of products) {
      const decoded = decodeProductCode(code)
      expect(decoded, code).toMatchObject({
        construction: construction ?? spec.springType,
        adjusters,
        finish: bodyFinish,
        lengthMm: spec.lengthMm ?? spec.springLengthMm,
      })
      expect(decoded?.kinds, code).toContain(kind)
    }
  })

  test('is the same on every run', () => {
    expect(buildProducts(seedModels)).toEqual({ products, fitments })
  })

  test('grows to a target with few fitments per product and unique codes', () => {
    const codes = new Set<string>()
    let mostFitments = 0
    for (const { product, fitments: own } of generateProducts(seedModels, { target: 6000 })) {
      codes.add(product.code)
      mostFitments = Math.max(mostFitments, own.length)
    }
    expect(codes.size).toBe(6000)
    expect(mostFitments).toBeLessThanOrEqual(12)
  })
})

describe('figures', () => {
  test('are valid by the contract', () => {
    for (const { spec, setups } of products) {
      productSpecSchema.parse(spec)
      setups.forEach((setup) => setupSchema.parse(setup))
    }
  })

  test('spring rate follows from wire, diameter and coils', () => {
    const withSpring = products.filter(({ spec }) => spec.springRateNmm !== null)
    expect(withSpring.length).toBeGreaterThan(400)
    expect(
      breaking(({ spec: { wireMm, coilInnerMm, coils, springRateNmm } }) => {
        if (springRateNmm === null) return wireMm !== null || coils !== null
        if (wireMm === null || coilInnerMm === null || coils === null) return true
        return Math.abs(springRate({ wireMm, coilInnerMm, coils }) / springRateNmm - 1) > 0.02
      }),
    ).toEqual([])
  })

  test('springs do not bind', () => {
    expect(
      breaking(({ spec: { wireMm, coils, springLengthMm, strokeMm, preloadMm, closedLengthMm, lengthMm } }) => {
        if (wireMm === null || coils === null || springLengthMm === null) return false
        const solid = solidLength({ wireMm, coils })
        return (
          springLengthMm <= solid + (strokeMm ?? 0) + (preloadMm ?? 0) ||
          (closedLengthMm ?? Infinity) <= solid ||
          springLengthMm > (lengthMm ?? Infinity)
        )
      }),
    ).toEqual([])
  })

  test('a damper closes by its stroke, and the stroke is at most 45 % of its length', () => {
    const { length } = products.filter(({ spec }) => spec.strokeMm !== null)
    expect(length).toBeGreaterThan(400)
    expect(
      breaking(({ spec: { lengthMm, closedLengthMm, strokeMm } }) => {
        if (strokeMm === null) return closedLengthMm !== null
        return lengthMm === null || closedLengthMm !== lengthMm - strokeMm || strokeMm > lengthMm * 0.45
      }),
    ).toEqual([])
  })

  test('figures of an adjuster exist exactly where its letter does', () => {
    expect(
      breaking(({ adjusters, spec }) => {
        const has = (...letters: string[]) => adjusters.some((letter) => letters.includes(letter))
        const pairs: [boolean, number | null][] = [
          [has('P'), spec.preloadSteps],
          [has('T', 'H'), spec.preloadMm],
          [has('R'), spec.reboundClicks],
          [has('C', 'W'), spec.compressionClicks],
          [has('W'), spec.highSpeedClicks],
          [has('L'), spec.lengthAdjustMm],
        ]
        return pairs.some(([letter, figure]) => letter !== (figure !== null))
      }),
    ).toEqual([])
  })

  test('gas and air are where the construction has them', () => {
    expect(
      breaking(
        ({ construction, kind, spec }) =>
          (spec.gasBar !== null) !== (construction !== null && construction !== 'twin-tube') && kind !== 'air-kit',
      ),
    ).toEqual([])
    expect(
      breaking(
        ({ family, spec }) =>
          (spec.airBar !== null || spec.airMaxBar !== null || spec.bagLoadKg !== null) && family !== 'air',
      ),
    ).toEqual([])
    expect(
      breaking(
        ({ family, spec }) =>
          family === 'air' &&
          (outside(spec.airBar, 3, 8) || outside(spec.airMaxBar, 10, 12) || outside(spec.bagLoadKg, 450, 1300)),
      ),
    ).toEqual([])
  })

  test.each<[string, (product: CatalogueProduct) => boolean, (product: CatalogueProduct) => boolean]>([
    [
      'small bikes',
      ({ family, kind }) => ['scooter', 'underbone', 'vespa'].includes(family) && kind !== 'mono-shock',
      ({ spec }) =>
        outside(spec.lengthMm, 230, 380) ||
        outside(spec.bodyMm, 26, 36) ||
        outside(spec.shaftMm, 10, 12.5) ||
        outside(spec.gasBar, 5, 12) ||
        outside(spec.springRateNmm, 13.5, 45.5) ||
        outside(spec.weightKg, 1, 2.2),
    ],
    [
      'big bikes',
      ({ family, kind }) => family === 'bigbike' && kind !== 'steering-damper',
      ({ spec }) =>
        outside(spec.lengthMm, 230, 420) ||
        outside(spec.bodyMm, 36, 46) ||
        outside(spec.shaftMm, 12, 16) ||
        outside(spec.gasBar, 8, 20) ||
        outside(spec.weightKg, 2, 4.8) ||
        outside(spec.strokeMm, 45, 130),
    ],
    [
      'twin shocks of big bikes',
      ({ family, kind }) => family === 'bigbike' && kind === 'twin-shock',
      ({ spec }) => outside(spec.springRateNmm, 15.8, 35.2),
    ],
    [
      'forks',
      ({ kind }) => kind === 'fork-spring' || kind === 'fork-upgrade',
      ({ spec }) => outside(spec.springRateNmm, 3.95, 11.1),
    ],
    [
      'car dampers',
      ({ kind }) => ['gas-shock', 'strut', 'coilover'].includes(kind),
      ({ spec }) =>
        outside(spec.lengthMm, 300, 700) ||
        outside(spec.bodyMm, 35, 60) ||
        outside(spec.shaftMm, 12.4, 22) ||
        outside(spec.weightKg, 2, 6.5) ||
        outside(spec.gasBar, 3, 30) ||
        outside(spec.strokeMm, 90, 280),
    ],
    [
      'car springs',
      ({ series }) => series === 'car-spring',
      ({ spec }) =>
        outside(spec.wireMm, 10, 16) ||
        outside(spec.coilInnerMm, 60, 130) ||
        outside(spec.springLengthMm, 200, 400) ||
        outside(spec.heightFrontMm, -50, 75) ||
        outside(spec.heightRearMm, -50, 75),
    ],
    ['air kits', ({ kind }) => kind === 'air-kit', ({ spec }) => outside(spec.weightKg, 25, 40)],
  ])('of %s are in the range of the trade', (_name, belongs, isBroken) => {
    expect(products.filter(belongs).length).toBeGreaterThan(5)
    expect(breaking((product) => belongs(product) && isBroken(product))).toEqual([])
  })

  test('setups stay inside the adjusters, and sag is 25 to 35 % of the stroke', () => {
    expect(products.filter(({ setups }) => setups.length === 4).length).toBeGreaterThan(400)
    expect(
      breaking(
        ({ adjusters, setups, spec }) =>
          setups.length > 0 !== adjusters.length > 0 ||
          setups.some(
            ({ preload, rebound, compression, highSpeed, sagMm }) =>
              outside(preload, spec.preloadSteps === null ? 0 : 1, spec.preloadSteps ?? spec.preloadMm ?? -1) ||
              outside(rebound, 0, spec.reboundClicks ?? -1) ||
              outside(compression, 0, spec.compressionClicks ?? -1) ||
              outside(highSpeed, 0, spec.highSpeedClicks ?? -1) ||
              outside(sagMm, (spec.strokeMm ?? 0) * 0.25, (spec.strokeMm ?? 0) * 0.35),
          ),
      ),
    ).toEqual([])
    expect(
      breaking(
        ({ family, kind, setups }) =>
          bikeFamilies.includes(family) && isDamper(kind) && setups.some(({ sagMm }) => sagMm === null),
      ),
    ).toEqual([])
  })
})

describe('texts', () => {
  test('exist in every language, differ, and have no holes', () => {
    const holes = /undefined|null|NaN|\{|\}| {2}|\.\.|。。/
    for (const { id, name, tagline, description } of products) {
      for (const text of [name, tagline, description])
        for (const lang of langs) expect(text[lang], id).not.toMatch(holes)
      expect(description.th, id).toMatch(/[ก-๙]/)
      expect(description.ja, id).toMatch(/[ぁ-ん]/)
      expect(description.en, id).not.toMatch(/[ก-๙ぁ-ん]/)
      expect(description.en.split(/(?<=\.) /).length, id).toBeGreaterThanOrEqual(3)
    }
    for (const lang of langs) {
      expect(new Set(products.map(({ name }) => name[lang])).size).toBeGreaterThan(products.length * 0.8)
      expect(new Set(products.map(({ description }) => description[lang])).size).toBeGreaterThan(products.length * 0.95)
    }
  })
})

describe('fitments', () => {
  test('refer to existing products and vehicles, once per axle, and are valid by the contract', () => {
    const schema = fitmentSchema.omit({ vehicle: true })
    for (const fitment of fitments) {
      schema.parse(fitment)
      expect(productById.has(fitment.productId), fitment.productId).toBe(true)
      expect(
        vehicleById.get(fitment.vehicleId)?.generation.mountPoints.some(({ axle }) => axle === fitment.axle),
        fitment.vehicleId,
      ).toBe(true)
    }
    expect(new Set(fitments.map(({ productId, vehicleId, axle }) => `${productId} ${vehicleId} ${axle}`)).size).toBe(
      fitments.length,
    )
  })

  test('show every status and every restriction', () => {
    expect(new Set(fitments.map(({ status }) => status))).toEqual(new Set(fitmentStatuses))
    const codes = restrictionSchema.options.map(({ shape }) => shape.code.value)
    expect(new Set(fitments.flatMap(({ restrictions }) => restrictions.map(({ code }) => code)))).toEqual(
      new Set(codes),
    )
    expect(fitments.filter(({ status }) => status === 'direct').length).toBeGreaterThan(fitments.length / 2)
  })

  test('mid-year changes lie inside the range of the generation', () => {
    const changes = fitments.flatMap(({ vehicleId, restrictions }) =>
      restrictions.map((restriction) => ({ vehicleId, restriction })),
    )
    for (const { vehicleId, restriction } of changes) {
      if (restriction.code !== 'from' && restriction.code !== 'until') continue
      const generation = vehicleById.get(vehicleId)?.generation
      expect(
        restriction.ym > (generation?.from ?? '') && restriction.ym < (generation?.to ?? '2027-01'),
        vehicleId,
      ).toBe(true)
    }
  })

  test('every generation has at least two products that fit, popular scooters eight', () => {
    const counts = new Map<string, Set<string>>()
    for (const { vehicleId, productId, status } of fitments) {
      if (status !== 'does-not-fit') counts.set(vehicleId, (counts.get(vehicleId) ?? new Set()).add(productId))
    }
    expect([...vehicleById.keys()].filter((id) => (counts.get(id)?.size ?? 0) < 2)).toEqual([])
    const popular = [
      'pcx160',
      'click-160',
      'adv160',
      'aerox-155',
      'nmax-155',
      'xmax-300',
      'forza-350',
      'fazzio',
      'lead-125',
      'adv350',
    ]
    const few = [...counts]
      .filter(([id, set]) => popular.some((name) => id.includes(name)) && set.size < 8)
      .map(([id]) => id)
    expect(few).toEqual([])
    expect([...counts.keys()].filter((id) => popular.some((name) => id.includes(name))).length).toBeGreaterThanOrEqual(
      popular.length,
    )
  })

  test('the model pages of the series have parts for their vehicles', () => {
    const has = new Set(
      fitments
        .filter(({ status }) => status !== 'does-not-fit')
        .map(({ vehicleId, axle, productId }) => `${vehicleId} ${axle} ${productById.get(productId)?.series}`),
    )
    const missing = [...vehicleById.values()].flatMap(({ model, generation: { id, mountPoints } }) =>
      mountPoints.flatMap(({ axle, springRateNmm }) => {
        const wanted =
          model.type === 'pickup'
            ? ['dtg-sport', 'dtg', 'z-series']
            : model.type === 'car' && springRateNmm !== null
              ? ['car-spring']
              : []
        return wanted.map((series) => `${id} ${axle} ${series}`).filter((key) => !has.has(key))
      }),
    )
    expect(missing).toEqual([])
  })

  test('the verdict agrees with the record', () => {
    const byPair = new Map<string, CatalogueFitment[]>()
    for (const fitment of fitments) {
      const key = `${fitment.productId} ${fitment.vehicleId}`
      byPair.set(key, [...(byPair.get(key) ?? []), fitment])
    }
    for (const rows of byPair.values()) {
      const { verdict, reasons } = judgeFit(ask(rows))
      const statuses = rows.map(({ status }) => status)
      const label = JSON.stringify(rows[0])
      if (statuses.includes('does-not-fit')) expect(verdict, label).toBe('does-not-fit')
      else if (statuses.some((status) => status !== 'direct')) expect(verdict, label).toBe('fits-if')
      else expect(['fits', 'fits-if'], label).toContain(verdict)
      expect(reasons.length === 0, label).toBe(verdict === 'fits')
      if (verdict === 'does-not-fit') expect(reasons[0]?.code, label).not.toBe('not-listed')
    }
  })

  function ask(rows: CatalogueFitment[]): FitQuestion {
    const [first] = rows
    const product = productById.get(first?.productId ?? '')
    const found = vehicleById.get(first?.vehicleId ?? '')
    if (!product || !found) throw new Error('fitment without product or vehicle')
    return {
      product,
      vehicle: { ...found.generation, type: found.model.type },
      fitments: rows,
      productVehicleTypes: [found.model.type],
    }
  }
})
