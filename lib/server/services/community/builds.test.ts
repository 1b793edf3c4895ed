import '@/tests/support/environment'
import { describe, expect, it } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import { buildSchema, buildSummarySchema, type BuildPart, type BuildSetup } from '@/lib/contract/community'
import { builds } from '@/lib/server/services/community/build-table'
import { judgeProducts, requireVehicle } from '@/lib/server/services/fit'
import { openSeededPair } from '@/tests/support/company-database'
import { getBuild, listBuilds } from './builds'

const { sqlite: db, postgres } = await openSeededPair()

/** What is wrong with how a part is set, by its adjusters. */
function faultsOf({ code, setup, product }: BuildPart): string[] {
  if (!setup || !product) return []
  const { preloadSteps, preloadMm, reboundClicks, compressionClicks, lengthAdjustMm } = product.spec
  const ranges: Record<keyof BuildSetup, number | null> = {
    preload: preloadSteps ?? preloadMm,
    rebound: reboundClicks,
    compression: compressionClicks,
    lengthMm: lengthAdjustMm,
  }
  const fields = Object.keys(ranges) as (keyof BuildSetup)[]
  return fields.flatMap((field) => {
    const [value, most] = [setup[field], ranges[field]]
    if (value === null || (most !== null && value <= most)) return []
    return [`${code}: ${field} ${value} of ${most ?? 'nothing'}`]
  })
}

describe('builds against the programme', () => {
  it.each(builds.map(({ id }) => id))(
    '%s: vehicle and parts exist, fit together, and are set within reach',
    async (id) => {
      const build = await getBuild(db, 'en', id)
      const { vehicle, year, parts } = build
      const [first, last] = [Number(vehicle.from.slice(0, 4)), Number(vehicle.to?.slice(0, 4) ?? 2026)]
      expect(year).toBeGreaterThanOrEqual(first)
      expect(year).toBeLessThanOrEqual(last)
      const products = parts.flatMap(({ product }) => product ?? [])
      expect(parts.filter(({ product }) => !product).map(({ code }) => code)).toEqual([])
      const verdicts = await judgeProducts(db, await requireVehicle(db, { id: vehicle.id, lang: 'en' }), products)
      const fits = parts.map(({ code, axle, product }) => {
        const verdict = product && verdicts.get(product.id)
        return `${code} on ${axle}: ${verdict?.verdict === 'fits-if' ? 'fits' : verdict?.verdict} ${verdict?.axle ?? axle}`
      })
      expect(fits).toEqual(parts.map(({ code, axle }) => `${code} on ${axle}: fits ${axle}`))
      expect(parts.flatMap(faultsOf)).toEqual([])
    },
  )

  it('hold to the contract in every language, with words of their own, and are marked as samples', async () => {
    for (const lang of langs) {
      for (const { id } of builds) {
        const build = await getBuild(db, lang, id)
        expect(buildSchema.parse(build)).toEqual(build)
      }
      const all = await listBuilds(db, lang)
      expect(all.every(({ sample }) => sample)).toBe(true)
      expect(new Set(all.map(({ title }) => title)).size).toBe(builds.length)
    }
  })

  it('come the latest first, of one type of vehicle where that is asked for, alike on both engines', async () => {
    const all = await listBuilds(db, 'th')
    expect(all).toHaveLength(builds.length)
    expect(all.map(({ addedOn }) => addedOn)).toEqual(
      all
        .map(({ addedOn }) => addedOn)
        .toSorted()
        .toReversed(),
    )
    for (const build of all) expect(buildSummarySchema.parse(build)).toEqual(build)
    const scooters = await listBuilds(db, 'th', 'scooter')
    expect(scooters.length).toBeGreaterThan(3)
    expect(scooters).toEqual(all.filter(({ vehicle }) => vehicle.type === 'scooter'))
    expect(await listBuilds(postgres, 'th')).toEqual(all)
  })

  it('an unknown one is not found', async () => {
    await expect(getBuild(db, 'en', 'no-such-build')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('a build whose vehicle is gone is left out; one whose part is gone keeps the number', async () => {
    const [kept, gone] = [builds[0], builds[1]]
    if (!kept || !gone) throw new Error('There are fewer than two builds.')
    const stop = new Error('undone')
    const checked = db.transaction().execute(async (undone) => {
      const [part] = kept.parts
      await undone
        .updateTable('product')
        .set({ code: 'XX00-000-00X' })
        .where('code', '=', part?.code ?? '')
        .execute()
      expect((await getBuild(undone, 'en', kept.id)).parts[0]).toMatchObject({ code: part?.code, product: null })
      for (const table of ['fitment', 'vehicle_page_vehicle'] as const)
        await undone.deleteFrom(table).where('vehicle_id', '=', gone.vehicle).execute()
      await undone.deleteFrom('vehicle').where('id', '=', gone.vehicle).execute()
      await expect(getBuild(undone, 'en', gone.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await listBuilds(undone, 'en')).toHaveLength(builds.length - 1)
      throw stop
    })
    await expect(checked).rejects.toBe(stop)
  })
})
