import '@/tests/support/environment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { createWarrantyInput } from '@/lib/contract/warranty'
import type { Database } from '@/lib/server/db/schema'
import { createRateLimits, rateLimitPlans } from '@/lib/server/http/rate-limits'
import { seedDatabase } from '@/lib/server/seed/run'
import { companyApi, sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { issuedProduct, warrantyForm } from '@/tests/support/warranty-form'
import { getWarrantyInfo } from './check'
import { createWarranty } from './register'
import { sendSMS } from './send-code'

describe.each(['sqlite', 'postgres'] as const)('the check on %s', (engine) => {
  let db: Kysely<Database>
  let serial: string

  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    await seedDatabase(db, { target: 60 })
    serial = (await issuedProduct(db)).serial(1)
    await createWarranty(createWarrantyInput.parse(warrantyForm([serial])), contextOf(db))
  }, 120_000)
  afterAll(() => db.destroy())

  const check = (input: Omit<Parameters<typeof getWarrantyInfo>[0], 'lang'>) => getWarrantyInfo({ lang: 'en', ...input }, contextOf(db))

  it('shows the state and nothing that names the owner', async () => {
    const { warranty } = await check({ serial: serial.toLowerCase().replaceAll('-', ' '), phoneLast4: '5678' })
    expect(warranty).toMatchObject({ state: 'active', serial, owner: 'S••• J•••', vehicle: 'Honda PCX160', coveredUntil: '2027-11-09' })
    expect(JSON.stringify(warranty)).not.toMatch(/Somchai|Jaidee|812345678|example\.com/)
  })

  it('a wrong pair, an unknown serial and nonsense get one answer, no sooner than each other', async () => {
    for (const input of [{ serial, phoneLast4: '0000' }, { serial: (await issuedProduct(db)).serial(99), phoneLast4: '5678' }, { serial: 'nonsense', phoneLast4: '5678' }, { serial, code: '123456' }]) {
      const started = performance.now()
      expect(await check(input)).toEqual({ warranty: null })
      expect(performance.now() - started).toBeGreaterThan(245)
    }
  })

  it('a code goes to the contact on file only, and opens the check once', async () => {
    const codes = () => db.selectFrom('outbox').select(['recipient', 'channel', 'text']).where('template', '=', 'warrantyCode').orderBy('created_at').execute()
    for (const to of ['+66899999999', 'stranger@example.com']) expect(await sendSMS({ lang: 'en', purpose: 'warranty-check', serial, to }, contextOf(db))).toEqual({ minutes: 10 })
    expect(await codes()).toEqual([])
    expect(await sendSMS({ lang: 'en', purpose: 'warranty-check', serial, to: '+66812345678' }, contextOf(db))).toEqual({ minutes: 10 })
    const [sent] = await codes()
    expect(sent).toMatchObject({ recipient: '+66812345678', channel: 'sms' })
    const code = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? ''
    expect((await check({ serial, code })).warranty).toMatchObject({ state: 'active' })
    expect(await check({ serial, code })).toEqual({ warranty: null })
  })

  it('guesses are limited for each address and for each serial', async () => {
    const limited = (points: number) => companyApi(db, createRateLimits({ ...rateLimitPlans, check: { points, seconds: 600 } }))
    const ask = (api: ReturnType<typeof limited>, of: string, address: string) => sendJson(api, 'api/warranty/check', { serial: of, phoneLast4: '0000' }, { 'x-forwarded-for': address })
    const oneAddress = limited(2)
    const statuses = [await ask(oneAddress, 'a', '192.0.2.1'), await ask(oneAddress, 'b', '192.0.2.1'), await ask(oneAddress, 'c', '192.0.2.1')].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 429])
    const oneSerial = limited(2)
    const many = [await ask(oneSerial, serial, '192.0.2.1'), await ask(oneSerial, serial.toLowerCase(), '192.0.2.2'), await ask(oneSerial, serial, '192.0.2.3')].map(({ status }) => status)
    expect(many).toEqual([200, 200, 429])
  })

  it('takes a pair of serial and digits, or a code, not both and not neither', async () => {
    for (const body of [{ serial }, { serial, phoneLast4: '5678', code: '123456' }, { serial, phoneLast4: '12' }]) expect((await sendJson(companyApi(db), 'api/warranty/check', body)).status).toBe(400)
  })
})
