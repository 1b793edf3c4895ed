import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import { warrantyReceiptSchema } from '@/lib/contract/warranty-register'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { openDatabase } from '@/lib/server/db/client'
import type { Database } from '@/lib/server/db/schema'
import { issuedProduct, warrantyForm } from '@/tests/support/warranty-form'
import { startSite, type Answer, type Site } from './support/site'

const owner = { name: 'Somchai Jaidee', phone: '+66812345678', email: 'somchai@example.com' }
const purchase = {
  boughtOn: addDays(dayInThailand(new Date()), -3),
  channel: 'dealer',
  dealerName: 'A dealer',
} as const

function ask(site: Site, operation: OperationId, input: unknown): Promise<Answer> {
  return site.ask(`/api/company/${endpoints[operation].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
}

type Row = { table: string; row: Record<string, unknown> }

/** Every row of every table in which a text stands by itself. */
async function findRows(db: Kysely<Database>, text: string): Promise<Row[]> {
  const alone = new RegExp(`(?<!\\w)${text}(?!\\w)`)
  const { rows: tables } = await sql<{
    name: string
  }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`.execute(db)
  const found: Row[] = []
  for (const { name: table } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    found.push(
      ...rows
        .filter((row) => Object.values(row).some((value) => alone.test(String(value))))
        .map((row) => ({ table, row })),
    )
  }
  return found
}

describe('a site whose secret was lost to a full disk', () => {
  let site: Site
  let secret: string
  let db: Kysely<Database>
  beforeAll(async () => {
    site = await startSite({ TOKEN_SECRET: '', LOG_LEVEL: 'error' })
    secret = path.join(site.folder, 'data/token-secret')
    mkdirSync(path.dirname(secret), { recursive: true })
    writeFileSync(secret, '')
    db = openDatabase(site.database)
  })
  afterAll(async () => {
    await db.destroy()
    await site.stop()
  })

  it('serves its pages, and makes no link and no PIN until the file it names is mended', async () => {
    const form = warrantyForm(['scratched off'], { owner, purchase })
    expect((await site.ask('/services/warranty/register')).status).toBe(200)
    const refused = await ask(site, 'createWarranty', form)
    expect([refused.status, /passport|pin/i.test(refused.text)]).toEqual([500, false])
    await expect.poll(site.log).toMatch(/token-secret is empty; it needs 32\..*remove the file/)
    writeFileSync(secret, 'x'.repeat(48))
    expect((await ask(site, 'createWarranty', form)).status).toBe(200)
  })

  const register = async (n: number) => {
    const answer = await ask(
      site,
      'createWarranty',
      warrantyForm([(await issuedProduct(db)).serial(n)], { owner, purchase }),
    )
    expect(answer.status).toBe(200)
    const { number, passport, pin } = warrantyReceiptSchema.parse(JSON.parse(answer.text))
    return { number, pin, token: passport.split('#')[1] ?? '' }
  }
  const open = async (token: string, pin: string) => (await ask(site, 'getPassport', { lang: 'en', token, pin })).status

  it('then leaves a PIN nowhere but in the text message, and a link nowhere but in the mail', async () => {
    const { number, pin, token } = await register(1)
    const [, signature = ''] = token.split('.')
    const rows = await findRows(db, `(${number}|${pin}|${signature})`)
    expect(rows.map(({ table }) => table)).toContain('warranty')
    const outside = (channel: string) =>
      rows.filter(({ row }) => row['channel'] !== channel).map(({ row }) => JSON.stringify(row))
    expect(outside('sms').filter((row) => row.includes(pin))).toEqual([])
    expect(outside('email').filter((row) => row.includes(signature))).toEqual([])
  })

  it('opens a registration with link and PIN together only, and with a new PIN after the old one was given up', async () => {
    const { pin, token } = await register(2)
    const wrong = pin === '820195' ? '820196' : '820195'
    const forged = token.replace(/\.(.)/, (_, first: string) => (first === 'A' ? '.B' : '.A'))
    expect([await open(token, pin), await open(token, wrong), await open(forged, pin)]).toEqual([200, 404, 404])
    expect((await ask(site, 'changePassportPin', { token, pin, newPin: '123456' })).status).toBe(400)
    expect((await ask(site, 'changePassportPin', { token, pin, newPin: wrong })).status).toBe(200)
    expect([await open(token, pin), await open(token, wrong)]).toEqual([404, 200])
    const { rows } = await sql<{
      pin_hash: string
    }>`select pin_hash from warranty where id = ${token.split('.')[0]}`.execute(db)
    expect(rows).toEqual([{ pin_hash: expect.stringMatching(/^\$argon2id\$/) }])
  })

  it('and says the same to whoever asks for a new PIN or for the link', async () => {
    const { token } = await register(3)
    const serial = (await issuedProduct(db)).serial(3)
    const pins = [
      await ask(site, 'resetPassportPin', { key: randomUUID(), lang: 'en', token }),
      await ask(site, 'resetPassportPin', { key: randomUUID(), lang: 'en', token: `${token}x` }),
    ]
    const links = [
      await ask(site, 'sendPassportLink', { lang: 'en', serial, phoneLast4: '5678' }),
      await ask(site, 'sendPassportLink', { lang: 'en', serial, phoneLast4: '0000' }),
    ]
    expect(pins.map(({ status, text }) => [status, text])).toEqual([
      [200, '{"hours":24}'],
      [200, '{"hours":24}'],
    ])
    expect(links.map(({ status, text }) => [status, text])).toEqual([
      [200, '{}'],
      [200, '{}'],
    ])
    const { rows } = await sql<{
      template: string
      n: number
    }>`select template, count(*) as n from outbox where template in ('warrantyNewPin', 'warrantyLink') group by template order by template`.execute(
      db,
    )
    expect(rows).toEqual([
      { template: 'warrantyLink', n: 1 },
      { template: 'warrantyNewPin', n: 1 },
    ])
  })
})
