import '@/tests/support/environment'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { warrantyReceiptSchema, type CreateWarrantyInput } from '@/lib/contract/warranty-register'
import { openDatabase } from '@/lib/server/db/client'
import { copyBase } from '@/tests/support/company-database'
import { isLong } from '@/tests/support/long'
import { sendThroughKill } from '@/tests/support/send-until-killed'
import { issuedProduct, provedForm } from '@/tests/support/warranty-form'

const forms = isLong ? 200 : 80
const folder = mkdtempSync(join(tmpdir(), 'warranty-'))
const file = join(folder, 'company.db')
let todo: CreateWarrantyInput[]

beforeAll(async () => {
  const db = openDatabase(copyBase('small', file))
  const product = await issuedProduct(db)
  todo = await Promise.all(Array.from({ length: forms }, (_, i) => provedForm(db, [product.serial(i + 1)])))
  await db.destroy()
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it(
  'kill -9 in the middle of registrations loses none that was acknowledged, and sending the others again makes no twins',
  { timeout: 180_000 },
  async () => {
    const read = (answer: unknown) => warrantyReceiptSchema.parse(answer).number
    await sendThroughKill(file, { path: 'api/warranty/create', forms: todo, killAfter: forms * 0.4, read })
    const db = openDatabase(file)
    const rows = await db.selectFrom('warranty').select('state').execute()
    const messages = await db.selectFrom('outbox').select('id').execute()
    await db.destroy()
    expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: forms }, () => 'active'))
    expect(messages).toHaveLength(2 * forms)
  },
)
