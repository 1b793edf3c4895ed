import { describe, expect, test } from 'vitest'
import { slugSchema, yearMonthSchema } from '@/lib/contract/common'
import { mountPointSchema, vehicleBodies, type MountPoint } from '@/lib/contract/vehicle'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import { innerTubeMm, rateFromFrequency, rateFromSag } from './chassis'
import { seedBrands, seedModels } from './index'

const generations = seedModels.flatMap((model) => model.generations.map((generation) => ({ ...generation, model })))
const brandNames = new Map(seedBrands.map((brand) => [brand.id, brand.name.en]))
const fourWheelers = ['car', 'suv', 'van', 'pickup']

/** Codes stay in Latin letters in Thai: CBR650R, MT-07, R nineT; their Thai spelling is an alias. */
const isCode = ({ en, th }: { en: string; th: string }) => th === en && /[A-Z]{2}|\d|[a-z][A-Z]/.test(en)

/** Models that have pages of their own. */
const requiredModels = [
  'Alphard Hybrid',
  'Attrage',
  'Avanza',
  'BYD Atto 3',
  'City GM',
  'City GN Turbo',
  'City Hatchback',
  'Ertiga',
  'Haval H6',
  'Mirage',
  'Mobilio',
  'Ranger Raptor',
  'Staria',
  'Veloz',
  'Xpander',
  'BT-50',
  'Colorado',
  'Everest',
  'Ranger',
  'MU-X',
  'V-Cross',
  'Extender',
  'Pajero Sport',
  'Revo Prerunner',
  'Fortuner',
  'Trailblazer',
  'Triton',
  'Vigo Prerunner',
  'ADV150',
  'ADV160',
  'ADV350',
  'Aerox 155',
  'Click 160',
  'Forza 300',
  'Forza 350',
  'Lead 125',
  'NMAX 155',
  'PCX160',
  'XMAX 300',
  'Fazzio 125',
] as const

const electricModels = [
  'honda-cuv-e',
  'vespa-elettrica',
  'nissan-leaf',
  'mg-mg4',
  'mg-ep',
  'mg-zs-ev',
  'byd-dolphin',
  'byd-seal',
  'byd-atto-3',
  'neta-v',
  'gwm-ora-good-cat',
  'tesla-model-3',
  'tesla-model-y',
]

type Range = readonly [number, number]
const damperRanges: Partial<Record<MountPoint['layout'], { length: Range; stroke: Range; rate: Range }>> = {
  'unit-swing': { length: [270, 370], stroke: [50, 90], rate: [14, 45] },
  'leading-link': { length: [270, 370], stroke: [50, 90], rate: [14, 45] },
  'mono-shock': { length: [230, 400], stroke: [45, 130], rate: [60, 160] },
}
const twinRanges = {
  underbone: { length: [270, 370], stroke: [50, 90], rate: [14, 45] },
  bigbike: { length: [280, 420], stroke: [45, 130], rate: [16, 35] },
} as const satisfies Record<string, { length: Range; stroke: Range; rate: Range }>

const isWithin = (value: number | null, [low, high]: Range) => value !== null && value >= low && value <= high
const findUnder = (id: string) => generations.find((generation) => generation.id === id)?.mountPoints
const thai = /[\u0E00-\u0E7F]/

describe('ids and names', () => {
  test('every id is a slug and unique', () => {
    for (const ids of [
      seedBrands.map(({ id }) => id),
      seedModels.map(({ id }) => id),
      generations.map(({ id }) => id),
    ]) {
      expect(ids.filter((id) => !slugSchema.safeParse(id).success)).toEqual([])
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    }
  })

  test('no name is empty and Thai names are Thai unless they are codes', () => {
    const names = [...seedBrands, ...seedModels]
    expect(names.filter(({ name }) => Object.values(name).some((text) => text.trim() === ''))).toEqual([])
    expect(generations.filter(({ name }) => name.trim() === '')).toEqual([])
    expect(names.filter(({ name }) => !thai.test(name.th) && !isCode(name)).map(({ id }) => id)).toEqual([])
  })

  test('aliases: one to four per language, none repeated, none equal to the name', () => {
    const faulty = seedModels.flatMap(({ id, name, aliases }) =>
      (['en', 'th', 'ja'] as const).flatMap((lang) => {
        const list = aliases[lang].map((alias) => alias.toLowerCase())
        const isSound =
          list.length >= 1 &&
          list.length <= 4 &&
          new Set(list).size === list.length &&
          !list.includes(name[lang].toLowerCase()) &&
          !list.includes('')
        return isSound ? [] : [`${id} ${lang}`]
      }),
    )
    expect(faulty).toEqual([])
  })

  test('brands are known and all used', () => {
    expect(new Set(seedModels.map((model) => model.brandId))).toEqual(new Set(seedBrands.map((brand) => brand.id)))
  })
})

describe('coverage', () => {
  test('there are at least 350 generations and every type and body has entries', () => {
    expect(generations.length).toBeGreaterThanOrEqual(350)
    expect(new Set(seedModels.map((model) => model.type))).toEqual(new Set(vehicleTypes))
    expect(new Set(seedModels.map((model) => model.body))).toEqual(new Set(vehicleBodies))
  })

  test('models with a page of their own exist', () => {
    const fullNames = seedModels.map((model) => `${brandNames.get(model.brandId) ?? ''} ${model.name.en}`)
    expect(requiredModels.filter((wanted) => !fullNames.some((name) => name.includes(wanted)))).toEqual([])
  })

  test('electric vehicles, and only they, have no engine', () => {
    expect(generations.filter(({ electric, engineCc }) => electric !== (engineCc === null))).toEqual([])
    expect(
      seedModels
        .filter(({ generations: list }) => list.some(({ electric }) => electric))
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...electricModels].sort())
  })

  test('drives are given for four wheels and for nothing else', () => {
    expect(generations.filter(({ drives, model }) => drives.length > 0 !== fourWheelers.includes(model.type))).toEqual(
      [],
    )
    const drivesOf = (modelId: string) =>
      new Set(generations.filter(({ model }) => model.id === modelId).flatMap(({ drives }) => drives))
    expect(drivesOf('isuzu-d-max-v-cross')).toEqual(new Set(['4wd']))
    expect(drivesOf('toyota-hilux-revo-prerunner')).toEqual(new Set(['2wd']))
  })
})

describe('periods', () => {
  test('start before they end', () => {
    const faulty = generations.filter(
      ({ from, to }) =>
        !yearMonthSchema.safeParse(from).success ||
        (to !== null && (!yearMonthSchema.safeParse(to).success || from > to)),
    )
    expect(faulty.map(({ id }) => id)).toEqual([])
  })

  test('generations of one model with the same name do not overlap', () => {
    const overlaps = generations.filter((a) =>
      generations.some(
        (b) =>
          a !== b &&
          a.model.id === b.model.id &&
          a.name === b.name &&
          a.from <= (b.to ?? '9999-12') &&
          b.from <= (a.to ?? '9999-12'),
      ),
    )
    expect(overlaps.map(({ id }) => id)).toEqual([])
  })
})

describe('mount points', () => {
  const points = generations.flatMap(({ id, model, mountPoints }) => mountPoints.map((point) => ({ id, model, point })))
  const idsOutside = (rows: typeof points, isSound: (row: (typeof points)[number]) => boolean) =>
    rows.filter((row) => !isSound(row)).map(({ id, point }) => `${id} ${point.axle}`)

  test('follow the contract, one per axle', () => {
    expect(idsOutside(points, ({ point }) => mountPointSchema.safeParse(point).success)).toEqual([])
    expect(
      generations
        .filter(({ mountPoints }) => mountPoints.map(({ axle }) => axle).join() !== 'front,rear')
        .map(({ id }) => id),
    ).toEqual([])
  })

  test('forks have a tube, a stroke and a spring, and no damper length', () => {
    const forks = points.filter(({ point }) => point.layout === 'telescopic-fork')
    expect(forks.length).toBeGreaterThan(100)
    expect(
      idsOutside(forks, ({ model, point }) => {
        const rate: Range = model.type === 'bigbike' ? [7.5, 11] : [4, 7]
        return (
          isWithin(point.forkTubeMm, [20, 43]) &&
          isWithin(point.strokeMm, [80, 260]) &&
          isWithin(point.springRateNmm, rate) &&
          point.lengthMm === null
        )
      }),
    ).toEqual([])
  })

  test('two-wheeler dampers are within the usual ranges and rounded to 5 mm', () => {
    const dampers = points.filter(
      ({ model, point }) => !fourWheelers.includes(model.type) && point.layout !== 'telescopic-fork',
    )
    expect(
      idsOutside(dampers, ({ model, point }) => {
        const range =
          point.layout === 'twin-shock'
            ? twinRanges[model.type === 'bigbike' ? 'bigbike' : 'underbone']
            : damperRanges[point.layout]
        if (!range || point.lengthMm === null) return false
        return (
          isWithin(point.lengthMm, range.length) &&
          isWithin(point.strokeMm, range.stroke) &&
          isWithin(point.springRateNmm, range.rate) &&
          point.lengthMm % 5 === 0
        )
      }),
    ).toEqual([])
  })

  test('dampers of cars and pickups are within the usual ranges, open and closed', () => {
    const dampers = points.filter(({ model }) => fourWheelers.includes(model.type))
    expect(
      idsOutside(
        dampers,
        ({ point }) =>
          isWithin(point.lengthMm, [300, 700]) &&
          isWithin(point.strokeMm, [90, 280]) &&
          isWithin((point.lengthMm ?? 0) - (point.strokeMm ?? 0), [200, 450]),
      ),
    ).toEqual([])
    const coils = dampers.filter(({ point }) => point.springRateNmm !== null)
    expect(
      idsOutside(coils, ({ point }) =>
        isWithin(point.springRateNmm, point.layout === 'double-wishbone' ? [60, 140] : [20, 60]),
      ),
    ).toEqual([])
    expect(
      idsOutside(
        dampers,
        ({ point }) => point.springRateNmm !== null || point.layout === 'leaf' || point.layout === 'double-wishbone',
      ),
    ).toEqual([])
  })

  test('eyes and clevises come in few standard sizes', () => {
    const sizes = points
      .flatMap(({ point }) => [point.top, point.bottom])
      .flatMap((mount) =>
        mount && mount.holeMm !== null && mount.widthMm !== null ? [`${mount.holeMm}x${mount.widthMm}`] : [],
      )
    expect([...new Set(sizes)].sort()).toEqual(['10x22', '10x26', '12x26', '12x32', '14x30', '14x38', '16x40', '8x20'])
  })

  test('vehicles that share a chassis share its measures', () => {
    expect(findUnder('honda-cb500f-2019')).toEqual(findUnder('honda-cb500x-2019'))
    expect(findUnder('honda-click-160-2022')).toEqual(findUnder('honda-scoopy-2020'))
    expect(findUnder('ford-ranger-2012')).toEqual(findUnder('mazda-bt-50-2012'))
    expect(findUnder('chevrolet-colorado-2011')?.[0]?.lengthMm).toBe(
      findUnder('chevrolet-trailblazer-2012')?.[0]?.lengthMm,
    )
    expect(findUnder('honda-cb500f-2019')).not.toEqual(findUnder('honda-cb650r-2019'))
    expect(findUnder('honda-cb500f-2019')).toBeDefined()
    expect(findUnder('honda-click-160-2022')).toBeDefined()
    expect(findUnder('ford-ranger-2012')).toBeDefined()
  })
})

describe('formulas', () => {
  test('a spring at 30 % of the stroke carries the load', () => {
    expect(rateFromSag(100, 1, 100, 10, 2)).toBeCloseTo(981 / (2 * 40))
  })

  test('ride frequency 1/2π Hz gives as many N/m as kilograms', () => {
    expect(rateFromFrequency(300, 1 / (2 * Math.PI), 1)).toBeCloseTo(0.3)
    expect(rateFromFrequency(300, 1.3, 0.5)).toBeCloseTo(4 * rateFromFrequency(300, 1.3, 1))
  })

  test.each([
    [26, 20.5],
    [31, 26],
    [41, 37],
    [49, 43],
  ])('fork tube %d mm outside is %d mm inside', (outer, inner) => {
    expect(innerTubeMm(outer)).toBe(inner)
  })
})
