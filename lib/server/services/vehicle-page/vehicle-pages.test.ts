import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '@/lib/server/db/schema'
import { pathOfPage, vehiclePages } from '@/lib/server/seed/vehicle-pages'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { countWork } from '@/tests/support/count-work'
import { contextOf } from '@/tests/support/service-context'
import { vehiclePageHandlers } from './handlers'

let db: Kysely<Database>
beforeAll(async () => {
  db = await openCompanyDatabase('sqlite', 'sample')
}, 120_000)
afterAll(() => db.destroy())

const { getCarSprings, getCarSpring, getDtgList, getScooter, getScooters, getVespas, getZSeriesList } =
  vehiclePageHandlers
const context = () => contextOf(db)

describe('lists of vehicle pages', () => {
  it('have every page of the table, in its order', async () => {
    const lists = [getCarSprings, getDtgList, getZSeriesList, getScooters, getVespas]
    const entries = (await Promise.all(lists.map((list) => list({ lang: 'en' }, context())))).flat()
    expect(entries.map(({ path }) => path)).toEqual(vehiclePages.map(({ range, slug }) => pathOfPage(range, slug)))
    expect(entries.filter(({ productCount }) => productCount === 0)).toEqual([])
  })

  it('tell when one of their parts was last changed', async () => {
    const [entry] = await getCarSprings({ lang: 'en' }, context())
    if (!entry) throw new Error('There is no page.')
    const { parts } = await getCarSpring({ lang: 'en', slug: entry.slug }, context())
    const [part] = parts
    if (!part) throw new Error('The page has no part.')
    expect(entry.changedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const change = (day: string) =>
      db.updateTable('product').set({ updated_on: day }).where('id', '=', part.product.id).execute()
    await change('2099-01-31')
    const [changed] = await getCarSprings({ lang: 'en' }, context())
    expect(changed?.changedOn).toBe('2099-01-31')
    await change(entry.changedOn)
  })

  it('tell how far each axle is lowered or raised, never by nothing', async () => {
    const entries = await getCarSprings({ lang: 'ja' }, context())
    const heights = entries.flatMap((entry) => [...entry.heightsFrontMm, ...entry.heightsRearMm])
    expect(heights.some((height) => height < 0)).toBe(true)
    expect(heights).not.toContain(0)
  })

  it('lead from a dated edition to the present one', async () => {
    const entries = await getCarSprings({ lang: 'en' }, context())
    const dated = entries.filter(({ supersededBy }) => supersededBy !== null)
    expect(dated.length).toBeGreaterThan(3)
    expect(dated.filter(({ supersededBy }) => !entries.some(({ path }) => path === supersededBy))).toEqual([])
  })
})

describe('a vehicle page', () => {
  it('shows as many parts as its entry counts, all of the series and recorded for its vehicles', async () => {
    const { entry, parts, vehicles } = await getCarSpring({ slug: 'city-gm-2008-2019', lang: 'th' }, context())
    expect(parts).toHaveLength(entry.productCount)
    expect(new Set(parts.map(({ product }) => product.series))).toEqual(new Set(['car-spring']))
    const own = new Set(vehicles.map(({ id }) => id))
    expect(own.size).toBe(4)
    expect(parts.flatMap(({ fitments }) => fitments).filter(({ vehicle }) => !own.has(vehicle.id))).toEqual([])
  })

  it('is read with as many questions, however many parts it has', async () => {
    const counts = { parts: new Set<number>(), questions: new Set<number>() }
    for (const { slug } of await getCarSprings({ lang: 'en' }, context())) {
      const { db: counted, queries } = countWork(db)
      const { parts, vehicles } = await getCarSpring({ slug, lang: 'en' }, contextOf(counted))
      counts.parts.add(parts.length)
      // Each vehicle is asked for by itself; a page has a few.
      counts.questions.add(queries.length - vehicles.length)
    }
    expect(counts.parts.size).toBeGreaterThan(3)
    expect(counts.questions.size).toBe(1)
  })

  it('names the generations it is not for, other series and the nearest pages', async () => {
    const page = await getCarSpring({ slug: 'civic-fc-2016-2021', lang: 'en' }, context())
    const own = new Set(page.vehicles.map(({ id }) => id))
    expect(page.otherGenerations.length).toBeGreaterThan(3)
    expect(page.otherGenerations.filter(({ vehicle }) => own.has(vehicle.id))).toEqual([])
    expect(page.otherGenerations.map(({ path }) => path)).toContain('/car-spring/civic-fe-2021-current')
    expect(page.otherSeries.map(({ series }) => series)).toContain('z-series')
    expect(page.related.map(({ path }) => path)).not.toContain(page.entry.path)
    expect(page.related).toHaveLength(6)
  })

  it.each([
    ['civic-fe', 'civic-fe-2021-current'],
    ['HR-V', 'hr-v-2021-current'],
    ['hrv-2014-2021', 'hr-v-2014-2021'],
    ['Xpander', 'xpander'],
  ])('is found as %s, of the newest generation where no years are named', async (slug, found) => {
    expect((await getCarSpring({ slug, lang: 'en' }, context())).entry.slug).toBe(found)
  })

  it('is not found under an unknown name', async () => {
    await expect(getCarSpring({ slug: 'zzz', lang: 'en' }, context())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('comes with a row of data', async () => {
    await db
      .insertInto('vehicle_page')
      .values({
        path: '/car-spring/mazda3-2014-2018',
        range: 'car-spring',
        slug: 'mazda3-2014-2018',
        position: 900,
        superseded_by: null,
      })
      .execute()
    await db
      .insertInto('vehicle_page_vehicle')
      .values({ path: '/car-spring/mazda3-2014-2018', vehicle_id: 'mazda-mazda3-2014' })
      .execute()
    const { entry } = await getCarSpring({ slug: 'mazda3-2014-2018', lang: 'en' }, context())
    expect(entry.vehicles.map(({ id }) => id)).toEqual(['mazda-mazda3-2014'])
    expect(entry.productCount).toBeGreaterThan(0)
  })
})

it('a family of Vespas is one page for all its generations', async () => {
  const { entry, otherGenerations, parts } = await vehiclePageHandlers.getVespa({ slug: 'gts', lang: 'en' }, context())
  expect(entry.path).toBe('/vespa/gts')
  expect(entry.vehicles.length).toBeGreaterThan(5)
  expect(otherGenerations).toEqual([])
  expect(new Set(parts.flatMap(({ fitments }) => fitments.map(({ axle }) => axle)))).toEqual(new Set(['front', 'rear']))
})

describe('scooters', () => {
  it.each([
    ['gtx', 'PCX160', '/GTX/PCX160'],
    ['gtx', 'pcx-160', '/GTX/PCX160'],
    ['gtx', 'CLICK125I', '/GTX/CLICK125I'],
    ['gtx', 'click-125i', '/GTX/CLICK125I'],
    ['gtx', 'FORZA350', '/GTX/FORZA300-350'],
    ['yamaha', 'FAZZIO-125', '/YAMAHA/FAZZIO-125'],
    ['yamaha', 'NMAX155', '/GTX/NMAX155'],
    ['yamaha', 'GRANDFILANO', '/YAMAHA/GRANDFILANO'],
  ] as const)('/%s/%s is %s', async (range, slug, path) => {
    const { entry } = await getScooter({ range, slug, lang: 'ja' }, context())
    expect(entry.path).toBe(path)
  })

  it.each([
    ['gtx', 'NOTHING'],
    ['yamaha', 'CLICK125I'],
    ['gtx', 'YARIS'],
  ] as const)('/%s/%s is nobody', async (range, slug) => {
    await expect(getScooter({ range, slug, lang: 'en' }, context())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
