import '@/tests/support/environment'
import { expect, it } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { getYears } from './vehicles'

it('the year turns in Thailand', async () => {
  const db = await openCompanyDatabase('sqlite', 'small')
  const newest = async (now: string) =>
    (await getYears({ lang: 'en', model: 'honda-pcx160' }, contextOf(db, { now: new Date(now) })))[0]?.year
  expect(await newest('2026-12-31T16:59:59Z')).toBe(2026)
  expect(await newest('2026-12-31T17:00:00Z')).toBe(2027)
  await db.destroy()
})
