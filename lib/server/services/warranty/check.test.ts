import '@/tests/support/environment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { createWarrantyInput } from '@/lib/contract/warranty-register'
import type { Database } from '@/lib/server/db/schema'
import { createRateLimits, rateLimitPlans } from '@/lib/server/http/rate-limits'
import { companyApi, from, sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readMessages } from '@/tests/support/outbox'
import { contextOf } from '@/tests/support/service-context'
import { issuedProduct, provedForm } from '@/tests/support/warranty-form'
import { getWarrantyInfo } from './check'
import { createWarranty } from './register'
import { sendSMS } from './send-code'

describe.each(['sqlite', 'postgres'] as const)('the check on %s', (engine) => {
  let db: Kysely<Database>
  let serial: string

  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
    serial = (await issuedProduct(db)).serial(1)
    await createWarranty(createWarrantyInput.parse(await provedForm(db, [serial])), contextOf(db))
  }, 120_000)
  afterAll(() => db.destroy())

  const check = (input: Omit<Parameters<typeof getWarrantyInfo>[0], 'lang'>) =>
    getWarrantyInfo({ lang: 'en', ...input }, contextOf(db))

  it('shows the state and nothing that names the owner', async () => {
    const { warranty } = await check({ serial: serial.toLowerCase().replaceAll('-', ' '), phoneLast4: '5678' })
    expect(warranty).toMatchObject({
      state: 'active',
      serial,
      coveredUntil: '2027-11-09',
    })
    expect(JSON.stringify(warranty)).not.toMatch(/Somchai|Jaidee|812345678|example\.com|PCX160|•/)
  })

  it('a wrong pair, an unknown serial and nonsense get one answer, no sooner than each other', async () => {
    for (const input of [
      { serial, phoneLast4: '0000' },
      { serial: (await issuedProduct(db)).serial(99), phoneLast4: '5678' },
      { serial: 'nonsense', phoneLast4: '5678' },
      { serial, code: '123456' },
    ]) {
      const started = performance.now()
      expect(await check(input)).toEqual({ warranty: null })
      expect(performance.now() - started).toBeGreaterThan(245)
    }
  })

  it('a code goes to the contact on file only, and opens the check once', async () => {
    const codes = async () => (await readMessages(db)).filter(({ template }) => template === 'warrantyCode')
    for (const to of ['+66899999999', 'stranger@example.com'])
      expect(await sendSMS({ lang: 'en', purpose: 'warranty-check', serial, to }, contextOf(db))).toEqual({
        minutes: 10,
      })
    expect(await codes()).toEqual([])
    expect(await sendSMS({ lang: 'en', purpose: 'warranty-check', serial, to: '+66812345678' }, contextOf(db))).toEqual(
      { minutes: 10 },
    )
    const [sent] = await codes()
    expect(sent).toMatchObject({ recipient: '+66812345678', channel: 'sms' })
    const code = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? ''
    expect((await check({ serial, code })).warranty).toMatchObject({ state: 'active' })
    expect(await check({ serial, code })).toEqual({ warranty: null })
  })

  const ask = (api: ReturnType<typeof companyApi>, of: string, address: string, phoneLast4 = '0000') =>
    sendJson(api, 'api/warranty/check', { serial: of, phoneLast4 }, from(address))

  it('wrong guesses are limited for each caller, right ones are not', async () => {
    const api = companyApi(db, createRateLimits({ ...rateLimitPlans, guess: { points: 2, seconds: 600 } }))
    for (let time = 0; time < 5; time += 1) expect((await ask(api, serial, '192.0.2.1', '5678')).status).toBe(200)
    const statuses = [
      await ask(api, 'a', '192.0.2.1'),
      await ask(api, serial, '192.0.2.1'),
      await ask(api, serial, '192.0.2.1', '5678'),
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('a serial that many guess at, in whatever spelling, still opens for its owner', async () => {
    const api = companyApi(
      db,
      createRateLimits({
        ...rateLimitPlans,
        digits: { points: 2, seconds: 600 },
        'digits-slowed': { points: 1, seconds: 600 },
      }),
    )
    for (const [at, spelling] of [serial, serial.toLowerCase(), serial.replaceAll('-', ' ')].entries())
      expect((await ask(api, spelling, `192.0.2.${at + 1}`)).status).toBe(200)
    const stranger = [
      await ask(api, serial, '192.0.2.9'),
      await ask(api, serial, '192.0.2.9'),
      await ask(api, serial, '192.0.2.9', '5678'),
    ].map(({ status }) => status)
    expect(stranger, 'slowed down').toEqual([200, 429, 429])
    expect(await (await ask(api, serial, '192.0.2.10', '5678')).json()).toMatchObject({ warranty: { state: 'active' } })
  })

  it('takes a pair of serial and digits, or a code, not both and not neither', async () => {
    for (const body of [{ serial }, { serial, phoneLast4: '5678', code: '123456' }, { serial, phoneLast4: '12' }])
      expect((await sendJson(companyApi(db), 'api/warranty/check', body)).status).toBe(400)
  })
})
