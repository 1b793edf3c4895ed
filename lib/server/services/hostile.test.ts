import '@/tests/support/environment'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import type { Database } from '@/lib/server/db/schema'
import { companyApi, errorOf, sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { issuedProduct, warrantyForm } from '@/tests/support/warranty-form'
import { isLong } from '@/tests/support/long'
import { fc } from '@/tests/support/properties'

/** Every call that takes a form. */
const writes = (Object.keys(endpoints) as OperationId[]).filter(
  (id) => endpoints[id].method === 'POST' && endpoints[id].body === 'json',
)

const nasty = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  '\u0000',
  'a'.repeat(5000),
  "'; drop table warranty; --",
  '<script>alert(1)</script>',
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [null],
  true,
  '2026-02-30',
  '9999-99-99',
  '\uD800',
  'ก็'.repeat(300),
  '../../etc/passwd',
  { $ne: null },
)

type Json = Record<string, unknown>

/** Paths of all values of an object, nested ones included. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))]
}

function replaceAt(value: unknown, path: readonly string[], put: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((child: unknown, i) => (String(i) === key ? replaceAt(child, rest, put) : child))
  if (typeof value !== 'object' || value === null) return put
  const object = value as Json
  return { ...object, [key]: replaceAt(object[key], rest, put) }
}

describe.each([
  ['sqlite', isLong ? 1000 : 100],
  ['postgres', isLong ? 300 : 30],
] as const)('forms full of nonsense on %s', (engine, runs) => {
  let db: Kysely<Database>
  let form: Json

  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
    form = warrantyForm([(await issuedProduct(db)).serial(1)])
  }, 120_000)
  afterAll(() => db.destroy())

  const expectSound = async (answer: Response) => {
    expect(answer.status).toBeLessThan(500)
    if (answer.status !== 200) expect((await errorOf(answer)).code).toMatch(/^[A-Z_]+$/)
  }

  it('are answered with what is wrong with them, never with a failure', { timeout: 240_000 }, async () => {
    const api = companyApi(db)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...writes), fc.oneof(fc.jsonValue(), nasty), async (operation, body) =>
        expectSound(await sendJson(api, endpoints[operation].path, body)),
      ),
      { numRuns: runs },
    )
  })

  it('with a few wrong values among right ones never leave half a registration', { timeout: 240_000 }, async () => {
    const api = companyApi(db)
    const wrong = fc.array(fc.tuple(fc.nat(), fc.oneof(nasty, fc.string(), fc.integer())), {
      minLength: 1,
      maxLength: 3,
    })
    const property = fc.asyncProperty(fc.uuid(), wrong, async (key, changes) => {
      const fresh: unknown = { ...form, key }
      const paths = pathsOf(fresh).filter((path) => path.length > 0)
      const body = changes.reduce(
        (value: unknown, [at, put]) => replaceAt(value, paths[at % paths.length] ?? [], put),
        fresh,
      )
      await expectSound(await sendJson(api, endpoints.createWarranty.path, body))
    })
    await fc.assert(property, { numRuns: runs })
    const halves = await sql<{ n: number }>`select count(*) as n from warranty w where
      not exists (select 1 from warranty_serial s where s.warranty_id = w.id)
      or not exists (select 1 from warranty_event e where e.warranty_id = w.id)
      or (select count(*) from consent_receipt c where c.subject_id = w.id) <> 2
      or (w.flags not like '%spam-suspected%' and (select count(*) from outbox o where o.dedupe_key like 'warranty:' || w.id || ':%') <> 2)`.execute(
      db,
    )
    expect(Number(halves.rows[0]?.n)).toBe(0)
    const orphans = await sql<{ n: number }>`select count(*) as n from submission where answer = ''`.execute(db)
    expect(Number(orphans.rows[0]?.n)).toBe(0)
  })
})
