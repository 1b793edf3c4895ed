import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCompanyClient } from '@/lib/client/company-client'
import type { InputOf, OperationId } from '@/lib/contract/endpoints'
import { endpoints } from '@/lib/contract/endpoints'
import { readOperation } from '@/lib/data/operations'
import { readValues } from '@/lib/domain/operation/read-values'
import { prepareCall, type PreparedCall } from '@/lib/domain/operation/call'
import { internalRoutes } from '@/lib/routes/internal-routes'
import { companyApi, errorOf, send } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { staffToken } from '@/tests/support/staff-token'
import type { Database } from './db/schema'
import type { CompanyApi } from './http/serve-endpoints'

const asked = vi.hoisted(() => ({
  call: (_id: string, _input: unknown): Promise<unknown> => Promise.reject(new Error()),
}))
vi.mock('@/lib/data/company', () => ({ askCompany: (id: string, input: unknown) => asked.call(id, input) }))

const pages = internalRoutes.flatMap(({ path }) => (path.startsWith('/newApi/') ? [path.slice('/newApi/'.length)] : []))

describe('what a page of an operation offers to press', () => {
  let db: Kysely<Database>
  let api: CompanyApi
  let token: string
  beforeAll(async () => {
    db = await openCompanyDatabase('sqlite', 'small')
    api = companyApi(db)
    token = await staffToken(db)
    const client = createCompanyClient({ baseURL: 'http://company.test', timeoutMs: 20_000, fetch: api.fetch })
    asked.call = (id, input) => client.call(id as OperationId, input as InputOf<OperationId>)
  })
  afterAll(() => db.destroy())

  const make = ({ method, path, headers, body }: PreparedCall) =>
    send(api, path, { method, headers: { authorization: `Bearer ${token}`, ...headers }, body })

  it.each(pages)('%s: the call is right, and each error is the one that was promised', async (page) => {
    const operation = await readOperation(page, 'th')
    if (!operation) throw new Error(page)
    const { id, leaves, values, errors, sample } = operation
    const endpoint = endpoints[id]
    const input = readValues(leaves, values)
    expect(endpoint.input.safeParse(input).error?.issues ?? []).toEqual([])
    if (endpoint.method === 'GET') {
      expect(sample.real).toBe(true)
      expect((await make(prepareCall(operation, input))).status).toBe(200)
    } else expect(sample.real).toBe(false)
    for (const { code, call } of errors) if (call) expect((await errorOf(await make(call))).code, code).toBe(code)
    // Where a page offers nothing, it is because nothing can be asked for wrongly.
    if (leaves.length > 0) expect(errors.find(({ code }) => code === 'INVALID_INPUT')?.call).not.toBeNull()
  })
})
