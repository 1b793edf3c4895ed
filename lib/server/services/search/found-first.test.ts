import { expect, it } from 'vitest'
import type { Lang } from '@/lib/contract/common'
import { searchQuery, type SearchHit } from '@/lib/contract/search'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { search } from './search'

const db = await openCompanyDatabase('sqlite', 'sample')
const ask = (q: string, lang: Lang) =>
  search(searchQuery.parse({ q, lang }), { db, now: new Date('2026-11-30T12:00:00+07:00') })
const nameOf = (hit: SearchHit | undefined) =>
  hit && `${hit.kind}:${hit.kind === 'product' ? hit.product.kind : hit.kind === 'vehicle' ? hit.vehicle.id : hit.id}`

it.each([
  ['เตี้ย', 'th', 'question:lowering-how-far'],
  ['รถเตี้ย', 'th', 'question:lowering-how-far'],
  ['low', 'en', 'question:lowering-how-far'],
  ['คนตัวเตี้ย', 'th', 'question:other-length'],
  ['low nmax', 'en', 'question:other-length'],
  ['カブ ローダウン', 'ja', 'question:other-length'],
  ['โช้คหลังแข็ง', 'th', 'question:too-hard'],
  ['โช้คหน้าแข็ง', 'th', 'question:fork-oil'],
  ['how long does installation take', 'en', 'question:how-long-fitting-takes'],
  ['เปลี่ยนโช้คหลัง pcx ใช้เวลากี่นาที', 'th', 'question:how-long-fitting-takes'],
  ['取り付け時間', 'ja', 'question:how-long-fitting-takes'],
  ['torque spec rear shock aerox', 'en', 'question:tightening-torque'],
  ['do i need wheel alignment after lowering springs jazz', 'en', 'question:wheel-alignment'],
  ['x5 shocks', 'en', 'question:vehicle-not-listed'],
  ['สปริงโหลดแจ๊สจีเค', 'th', 'product:lowering-spring'],
  ['รีโว่ยกสูง2นิ้ว', 'th', 'product:lift-spring'],
  ['jobs for welders', 'en', 'page:career'],
  ['what does dtg mean', 'en', 'series:dtg'],
  ['free installation', 'en', 'manual:services-manual'],
] as const)('%s (%s) leads to %s', async (q, lang, first) => {
  expect(nameOf((await ask(q, lang)).hits[0])).toBe(first)
})

it.each(['b6 shocks', 'b6', 'โช้ค B6'])('takes %s for a part of another maker and for no vehicle', async (q) => {
  const { hits, reading } = await ask(q, 'en')
  expect([hits, reading.vehicle, reading.otherMaker]).toEqual([[], null, 'Bilstein B6'])
})

it('shows the parts of a vehicle behind what is asked beside it', async () => {
  const { hits } = await ask('カブ ローダウン', 'ja')
  const [, second] = hits
  expect(second?.kind === 'product' && second.fits?.model).toBe('スーパーカブ')
})
