import '@/tests/support/environment'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { createWarrantyInput, type WarrantyReceipt } from '@/lib/contract/warranty-register'
import { limitOf, retentionRules } from '@/lib/domain/retention'
import { buyerLinksAtOnce } from '@/lib/domain/warranty/terms'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { issuedProduct, provedForm } from '@/tests/support/warranty-form'
import { createBuyerLink, deleteOldBuyerLinks, getUsedPart, withdrawBuyerLink } from './buyer-links'
import { getPassport } from './passport'
import { createWarranty } from './register'

const at = (day: string) => new Date(`${day}T03:00:00Z`)

describe.each(['sqlite', 'postgres'] as const)('a link for a buyer, on %s', (engine) => {
  let db: Kysely<Database>
  let next = 0
  let receipt: WarrantyReceipt
  let serial: string

  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
  }, 120_000)
  afterAll(() => db.destroy())

  const keyOf = ({ passport, pin }: WarrantyReceipt) => ({ token: passport.split('#')[1] ?? '', pin })
  const on = (day: string) => contextOf(db, { now: at(day) })
  const make = async (day = '2026-11-21') => {
    const { path, links } = await createBuyerLink(keyOf(receipt), on(day))
    return { key: path.split('#')[1] ?? '', links }
  }
  const look = (key: string, day = '2026-11-21') => getUsedPart({ lang: 'en', key }, on(day))

  beforeEach(async () => {
    serial = (await issuedProduct(db)).serial((next += 1))
    receipt = await createWarranty(createWarrantyInput.parse(await provedForm(db, [serial])), contextOf(db))
  })

  it('shows the part and its cover, and no person', async () => {
    const { key } = await make()
    const part = await look(key)
    expect(part).toMatchObject({
      state: 'active',
      serials: [serial],
      coveredUntil: '2027-11-09',
      coveredKm: 21_200,
      limitKm: 20_000,
      transferable: false,
      endsOn: '2026-12-21',
    })
    expect(part.product?.name).toBeTruthy()
    expect(JSON.stringify(part)).not.toMatch(/Somchai|Jaidee|S•|812345678|5678|example\.com|Honda|PCX160|A dealer/)
    expect(JSON.stringify(part)).not.toContain(receipt.number)
  })

  it('is kept as a keyed hash only', async () => {
    const { key } = await make()
    expect(key).toMatch(/^[\w-]{24}$/)
    expect(JSON.stringify(await db.selectFrom('buyer_link').selectAll().execute())).not.toContain(key)
  })

  it('ends by itself after its last day, and is then deleted', async () => {
    const { key } = await make()
    expect((await look(key, '2026-12-21')).state).toBe('active')
    await expect(look(key, '2026-12-22')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { kept } = retentionRules['buyer-link']
    await deleteOldBuyerLinks(db, limitOf(kept, at('2026-12-21')))
    expect((await look(key, '2026-12-21')).state).toBe('active')
    expect(await deleteOldBuyerLinks(db, limitOf(kept, at('2026-12-22')))).toBeGreaterThan(0)
    await expect(look(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is withdrawn by its owner, and by nobody else', async () => {
    const { key, links } = await make()
    const [link] = links
    const stranger = await createWarranty(
      createWarrantyInput.parse(await provedForm(db, [(await issuedProduct(db)).serial((next += 1))])),
      contextOf(db),
    )
    await withdrawBuyerLink({ ...keyOf(stranger), id: link?.id ?? '' }, contextOf(db))
    expect((await look(key)).state).toBe('active')
    expect(await withdrawBuyerLink({ ...keyOf(receipt), id: link?.id ?? '' }, contextOf(db))).toEqual({ links: [] })
    await expect(look(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is one of a few at once, which the passport lists', async () => {
    const made = await Promise.allSettled(Array.from({ length: buyerLinksAtOnce + 2 }, () => make()))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(buyerLinksAtOnce)
    const { buyerLinks } = await getPassport({ lang: 'en', ...keyOf(receipt) }, contextOf(db))
    expect(buyerLinks).toHaveLength(buyerLinksAtOnce)
    expect(buyerLinks[0]).toMatchObject({ madeOn: '2026-11-21', endsOn: '2026-12-21' })
    expect((await make('2026-12-22')).links).toHaveLength(1)
  })

  it('needs link and PIN, and a part that is or was covered', async () => {
    const { token } = keyOf(receipt)
    await expect(createBuyerLink({ token, pin: '000000' }, contextOf(db))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const waiting = await createWarranty(createWarrantyInput.parse(await provedForm(db, ['unreadable'])), contextOf(db))
    await expect(createBuyerLink(keyOf(waiting), contextOf(db))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
