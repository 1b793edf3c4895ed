import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wishSentSchema } from '@/lib/contract/spring-wish'
import { createCompanyApi } from '@/lib/server/api'
import type { Database } from '@/lib/server/db/schema'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'
import { commitBatch } from '@/lib/server/import/batch'
import { rehearseImport } from '@/lib/server/import/rehearse'
import { sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { deliverDue, readMessages } from '@/tests/support/outbox'
import { answerWishes } from './answer'
import { springWishHandlers } from './handlers'
import { contextOf } from '@/tests/support/service-context'

const now = new Date('2026-11-21T03:00:00.000Z')
const key = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const ativ = { type: 'car', brand: 'Toyota', model: 'Yaris Ativ', year: 2024, vehicleId: 'toyota-yaris-ativ-2022' }
const fronx = { type: 'suv', brand: 'SUZUKI', model: 'suzuki fronx', year: 2025 }
const urvan = { type: 'van', brand: 'Nissan', model: 'Urvan', year: 2024, vehicleId: 'nissan-urvan-2013' }
const commuter = { type: 'van', brand: 'Toyota', model: 'Commuter', year: 2015, vehicleId: 'toyota-commuter-2011' }

const files = {
  products: `code,family,kind,series,body_finish,name_en,name_th,name_ja,released_on
CS91-300P,car,lowering-spring,car-spring,red,Test spring,สปริงทดสอบ,テスト用スプリング,2026-11-20`,
  vehicles: `brand,model,type,body,model_en,model_th,model_ja,generation,from
suzuki,suzuki-fronx,suv,suv,Fronx,ฟรองซ์,フロンクス,2025–,2025-09`,
  fitments: `product,vehicle,axle,quantity,status,ride_height_mm,verified_by,verified_on
CS91-300P,toyota-yaris-ativ-2022,front,2,direct,-30,fitted,2026-11-20
CS91-300P,nissan-urvan-2013,front,2,direct,-30,fitted,2026-11-20
CS91-300P,suzuki-fronx-2025,front,2,direct,-35,fitted,2026-11-20
CS91-300P,toyota-commuter-2011,front,2,does-not-fit,,fitted,2026-11-20`,
} as const

describe.each(['sqlite', 'postgres'] as const)('the answer to wishes on %s', (engine) => {
  let db: Kysely<Database>
  let api: CompanyApi
  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
    api = createCompanyApi({ db, limits: null, now: () => now })
  }, 60_000)
  afterAll(() => db.destroy())

  const wish = async (n: number, changes: Record<string, unknown>) => {
    const body = {
      lang: 'th',
      key: key(n),
      contact: { email: `visitor-${n}@example.com` },
      consent: true,
      guard: { website: '', elapsedMs: 30_000 },
      ...changes,
    }
    return wishSentSchema.parse(await (await sendJson(api, 'api/springs/wishes/send', body)).json())
  }
  const bring = async (kind: keyof typeof files) => {
    const { batch, errors } = await rehearseImport(db, { fileName: `${kind}.csv`, bytes: [Buffer.from(files[kind])] })
    expect(errors).toEqual([])
    await commitBatch(db, batch.id)
  }
  const answers = async () => (await readMessages(db)).filter(({ template }) => template === 'wishAnswered')

  it('comes when the data come, once, in the language of the wish; a withdrawn wish gets none', async () => {
    await wish(1, { vehicle: ativ })
    await wish(2, { vehicle: fronx, lang: 'ja' })
    await wish(3, { vehicle: urvan, contact: { phone: '0812345678' } })
    await wish(4, { vehicle: commuter })
    await wish(5, { vehicle: ativ, guard: { website: 'x', elapsedMs: 1 } })
    await wish(6, { vehicle: ativ })
    await wish(7, { vehicle: { ...fronx, year: 2024 } })
    const receipt = (await readMessages(db)).find(({ recipient }) => recipient === 'visitor-6@example.com')
    const token = /#(\S+)/.exec(receipt?.text ?? '')?.[1]
    expect((await sendJson(api, 'api/springs/wishes/withdraw', { token })).status).toBe(200)

    expect(await answerWishes(db, now)).toBe(0)
    expect(await answers()).toEqual([])
    for (const kind of ['products', 'vehicles', 'fitments'] as const) await bring(kind)
    await Promise.all([answerWishes(db, now), answerWishes(db, now)])
    expect(await answerWishes(db, now)).toBe(0)

    const found = (await answers()).sort((a, b) => a.recipient.localeCompare(b.recipient))
    expect(found.map(({ recipient, lang, due_at }) => [recipient, lang, due_at])).toEqual([
      ['visitor-1@example.com', 'th', '2026-11-21T04:00:00.000Z'],
      ['visitor-2@example.com', 'ja', '2026-11-21T04:00:00.000Z'],
    ])
    expect(found[0]?.text).toContain('/th/car-spring/yaris-ativ-2022-current')
    expect(found[1]?.text).toContain('/jp/products/list?series=car-spring&vehicle=suzuki-fronx-2025')
    expect(found[1]?.subject).toContain('フロンクス')
    const calls = (await readMessages(db)).filter(({ template }) => template === 'wishesByPhone')
    expect(calls.filter(({ text }) => text.includes('vehicle=nissan-urvan-2013'))).toHaveLength(1)
    const waiting = await db
      .selectFrom('wish')
      .select('email')
      .where('answered_at', 'is', null)
      .orderBy('email')
      .execute()
    expect(waiting.map(({ email }) => email)).toEqual([4, 5, 7].map((n) => `visitor-${n}@example.com`))
  })

  it('comes to all others when one cannot be read', async () => {
    await wish(21, { vehicle: ativ })
    await wish(22, { vehicle: { ...fronx, model: 'Nobody knows' }, contact: { phone: '0812345678' } })
    await db
      .insertInto('wish')
      .values(
        (['', 'visitor-23@example.com'] as const).map((email, n) => ({
          id: `unreadable-${n}`,
          same_key: null,
          vehicle_id: 'toyota-yaris-ativ-2022',
          type: 'car',
          brand: 'Toyota',
          model: 'Yaris Ativ',
          year: 2024,
          email,
          phone: '+66812345678',
          lang: 'xx',
          suspected: 0,
          created_at: '2026-11-20T03:00:00.000Z',
          told_at: null,
          answered_at: null,
          path: null,
        })),
      )
      .execute()
    await expect(answerWishes(db, now)).rejects.toThrow('2 wishes were not answered')
    const calls = (await readMessages(db)).filter(({ template }) => template === 'wishesByPhone')
    expect(calls.filter(({ text }) => text.includes('Nobody knows'))).toHaveLength(1)
    await db.deleteFrom('wish').where('lang', '=', 'xx').execute()
  })

  it('is not sent once the wish is withdrawn, even when it was written already', async () => {
    const mail: string[] = []
    const transports = { email: { send: async ({ to }: { to: string }) => void mail.push(to) }, sms: null }
    const receipt = (await readMessages(db)).find(
      ({ recipient, template }) => recipient === 'visitor-1@example.com' && template === 'wishKept',
    )
    await sendJson(api, 'api/springs/wishes/withdraw', { token: /#(\S+)/.exec(receipt?.text ?? '')?.[1] })
    for (let round = 0; round < 8; round += 1) await deliverDue(db, new Date('2026-11-21T04:00:00.000Z'), transports)
    expect(mail.filter((to) => to === 'visitor-1@example.com')).toEqual([])
    expect(mail.filter((to) => to === 'visitor-2@example.com')).toHaveLength(2)
  })

  it('is given at once, and nothing is stored, when the springs are there already', async () => {
    expect(await wish(11, { vehicle: ativ })).toEqual({ path: '/car-spring/yaris-ativ-2022-current', manage: null })
    expect(await wish(12, { vehicle: { ...fronx, model: 'ฟรองซ์', brand: 'ซูซูกิ' } })).toMatchObject({
      path: '/products/list?series=car-spring&vehicle=suzuki-fronx-2025',
    })
    const kept = await db.selectFrom('wish').select('id').where('email', 'like', 'visitor-1_@%').execute()
    expect(kept).toEqual([])
  })

  it('shows in the list of what is being developed', async () => {
    const plans = await springWishHandlers.getSpringPlans({ lang: 'th' }, contextOf(db))
    expect(plans.find(({ id }) => id === 'suzuki-fronx-2025')?.path).toContain('suzuki-fronx-2025')
    expect(plans.filter(({ path }) => path === null).length).toBeGreaterThan(3)
    expect(plans.filter(({ sample }) => !sample)).toEqual([])
  })
})
