import '@/tests/support/environment'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { warrantyReceiptSchema, type CreateWarrantyInput } from '@/lib/contract/warranty-register'
import { openDatabase } from '@/lib/server/db/client'
import { copyBase } from '@/tests/support/company-database'
import { startCompany, type CompanyProcess } from '@/tests/support/company-process'
import { issuedProduct, provedForm } from '@/tests/support/warranty-form'

const forms = 200
const folder = mkdtempSync(join(tmpdir(), 'warranty-'))
const file = join(folder, 'company.db')
let server: CompanyProcess | undefined
let todo: CreateWarrantyInput[]

beforeAll(async () => {
  const db = openDatabase(copyBase('small', file))
  const product = await issuedProduct(db)
  todo = await Promise.all(Array.from({ length: forms }, (_, i) => provedForm(db, [product.serial(i + 1)])))
  await db.destroy()
}, 120_000)

afterAll(() => {
  server?.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function startServer(): Promise<string> {
  server = await startCompany(file)
  return `${server.origin}/api/warranty/create`
}

/** Sends forms ten at a time; answers the numbers that were acknowledged, by key. `afterEach` may end the server. */
async function sendAll(
  url: string,
  waiting: CreateWarrantyInput[],
  afterEach: (done: number) => void = () => undefined,
): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>()
  const queue = [...waiting]
  const work = async () => {
    for (let form = queue.shift(); form; form = queue.shift()) {
      const answer = await fetch(url, { method: 'POST', body: JSON.stringify(form) }).catch(() => null)
      if (!answer?.ok) continue
      acknowledged.set(form.key, warrantyReceiptSchema.parse(await answer.json().catch(() => null)).number)
      afterEach(acknowledged.size)
    }
  }
  await Promise.all(Array.from({ length: 10 }, () => work().catch(() => undefined)))
  return acknowledged
}

it(
  'kill -9 in the middle of two hundred registrations loses none that was acknowledged, and sending the others again makes no twins',
  { timeout: 180_000 },
  async () => {
    const before = await sendAll(await startServer(), todo, (done) => {
      if (done === 90) server?.kill()
    })
    expect(before.size).toBeGreaterThanOrEqual(90)
    expect(before.size).toBeLessThan(forms)
    const after = await sendAll(await startServer(), todo)
    server?.kill()
    expect(after.size).toBe(forms)
    for (const [key, number] of before) expect(after.get(key)).toBe(number)
    const db = openDatabase(file)
    const rows = await db.selectFrom('warranty').select('state').execute()
    const messages = await db.selectFrom('outbox').select('id').execute()
    await db.destroy()
    expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: forms }, () => 'active'))
    expect(messages).toHaveLength(2 * forms)
  },
)
