import '@/tests/support/environment'
import { contextOf } from '@/tests/support/service-context'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueNames } from '@/lib/contract/catalogue'
import type { Database } from '@/lib/server/db/schema'
import { seedDatabase } from '@/lib/server/seed/run'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { catalogueEditions } from '@/lib/domain/catalogue-editions'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { getCatalogue } from './catalogues'
import { getProductInfo } from './products'
import { getHomeBanner } from './site'

let db: Kysely<Database>
beforeAll(async () => {
  db = await openCompanyDatabase('sqlite')
  await seedDatabase(db)
}, 120_000)
afterAll(() => db.destroy())

const context = () => contextOf(db)

describe('catalogues', () => {
  it.each(catalogueNames)('%s counts what it prints, in chapters by family and sections by series', async (name) => {
    const { productCount, chapters, models, editionOn } = await getCatalogue({ name, lang: 'th' }, context())
    const sections = chapters.flatMap(({ family, sections: list }) => list.map((section) => ({ family, ...section })))
    const parts = sections.flatMap((section) => section.parts)
    expect(productCount).toBeGreaterThan(10)
    expect(parts).toHaveLength(productCount)
    expect(new Set(parts.map(({ id }) => id)).size).toBe(productCount)
    for (const { family, series, parts: list } of sections)
      expect(list.filter((part) => part.family !== family || part.series !== series)).toEqual([])
    expect(editionOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    const known = new Set(models.map(({ id }) => id))
    expect(new Set(parts.flatMap(({ fits }) => fits.map(({ model }) => model)))).toEqual(known)
    expect(chapters.map(({ family }) => family)).toEqual(
      catalogueEditions[name].families.filter((family) => chapters.some((chapter) => chapter.family === family)),
    )
  })

  it('the high-performance catalogue holds the top series only, of six families', async () => {
    const { chapters } = await getCatalogue({ name: 'High-Performance', lang: 'en' }, context())
    const series = chapters.flatMap(({ sections }) => sections.map((section) => section.series))
    expect(new Set(series)).toEqual(new Set(catalogueEditions['High-Performance'].series))
    expect(chapters).toHaveLength(6)
  })

  it('the master catalogue prints all', async () => {
    const all = Number(
      (
        await db
          .selectFrom('product')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
    expect((await getCatalogue({ name: 'Master-Catalogue', lang: 'en' }, context())).productCount).toBe(all)
  })
})

describe('banners', () => {
  it('are shown between their first and their last day', async () => {
    const { length } = await getHomeBanner({ lang: 'en' }, context())
    const [row] = await db.selectFrom('banner').selectAll().execute()
    expect(row).toBeDefined()
    if (!row) return
    const day = (offset: number) => addDays(dayInThailand(context().now), offset)
    const runs = [
      [null, day(-1), false],
      [day(1), null, false],
      [day(0), day(0), true],
      [day(-2), null, true],
      [null, day(1), true],
    ] as const
    for (const [i, [starts_on, ends_on]] of runs.entries())
      await db
        .insertInto('banner')
        .values({ ...row, id: `run-${i}`, position: 100 + i, starts_on, ends_on })
        .execute()
    const shown = (await getHomeBanner({ lang: 'en' }, context())).map(({ id }) => id)
    expect(shown).toHaveLength(length + 3)
    expect(shown.filter((id) => id.startsWith('run-'))).toEqual(['run-2', 'run-3', 'run-4'])
  })
})

describe('product info', () => {
  it('shows six related products, never the product itself', async () => {
    const rows = await db.selectFrom('product').select('id').orderBy('id').execute()
    for (const { id } of rows.filter((_row, i) => i % 90 === 0)) {
      const { related, product, fitments } = await getProductInfo({ id, lang: 'en' }, context())
      expect(new Set(related.map((other) => other.id)).size).toBe(6)
      expect(related.map((other) => other.id)).not.toContain(id)
      expect(product.fitmentCount).toBe(fitments.filter(({ status }) => status !== 'does-not-fit').length)
    }
  })
})
