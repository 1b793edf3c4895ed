import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import { staffScopes } from '@/lib/contract/scope'
import { companyApi, errorOf, send } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import type { Database } from './db/schema'
import type { CompanyApi } from './http/serve-endpoints'
import { mayCall, roles, scopesOfRole, type Role } from './roles.fixture'
import { openSession } from './services/account/sessions'

const operations = Object.keys(endpoints) as OperationId[]

describe.each(['sqlite', 'postgres'] as const)('who may call what, on %s', (engine) => {
  let db: Kysely<Database>
  let api: CompanyApi
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    api = companyApi(db)
    const unused = { phone: null, password_hash: '', created_at: null, totp_secret: null }
    const accounts = Object.entries(scopesOfRole).map(([role, scopes]) => ({
      ...unused,
      id: role,
      email: `${role.replace(' ', '-')}@example.com`,
      name: role,
      scopes: JSON.stringify(scopes),
      totp_step: 0,
      recovery_codes: '[]',
    }))
    await db.insertInto('account').values(accounts).execute()
  })
  afterAll(() => db.destroy())

  /** Some operations end sessions: each call has one of its own. */
  async function headersOf(role: Role): Promise<Record<string, string>> {
    if (role === 'anonymous') return {}
    const ofStaff = staffScopes.some((scope) => scope === role)
    const { access_token } = await openSession(db, { accountId: role, secondFactor: ofStaff, now: new Date() })
    return { authorization: `Bearer ${access_token}` }
  }

  /** Without any input: who may call is told what is missing, who may not is told so first. */
  async function ask(operation: OperationId, role: Role): Promise<Response> {
    const { method, path } = endpoints[operation]
    const headers = await headersOf(role)
    return send(api, path, method === 'GET' ? { headers } : { method, headers, body: '{}' })
  }

  it.each(operations)('%s', async (operation) => {
    const allowed = mayCall[operation] ?? roles
    for (const role of roles) {
      const answer = await ask(operation, role)
      if (allowed.includes(role)) expect([401, 403], role).not.toContain(answer.status)
      else expect(answer.status, role).toBe(role === 'anonymous' ? 401 : 403)
      if (answer.status !== 403) continue
      const code =
        role === 'password only' && staffScopes.some((scope) => allowed.includes(scope))
          ? 'SECOND_FACTOR_REQUIRED'
          : 'FORBIDDEN'
      expect((await errorOf(answer)).code, role).toBe(code)
    }
  })

  it('the list names every operation that asks who calls', () => {
    const asking = operations.filter((operation) => endpoints[operation].auth === true)
    expect(asking.toSorted()).toEqual(Object.keys(mayCall).toSorted())
  })

  it('a wrong token opens nothing, where one may be left out either', async () => {
    for (const operation of operations.filter((id) => endpoints[id].auth !== false)) {
      const { method, path } = endpoints[operation]
      const headers = { authorization: 'Bearer x.y.z' }
      const answer = await send(api, path, method === 'GET' ? { headers } : { method, headers, body: '{}' })
      expect(answer.status, operation).toBe(401)
    }
  })
})
