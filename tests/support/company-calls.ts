import { createCompanyApi, type CompanyApiOptions } from '@/lib/server/api'
import { apiErrorSchema, type ApiErrorBody } from '@/lib/contract/errors'
import { peerAddressHeader } from '@/lib/server/http/peer-address'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'

const base = 'http://company.test/'

/** Asks an API as a browser would. `path` has no leading slash. */
export function send(api: CompanyApi, path: string, init?: RequestInit): Promise<Response> {
  return api.fetch(new Request(base + path, init))
}

export function sendJson(
  api: CompanyApi,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return send(api, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Header of a call whose connection comes from this address. */
export function from(address: string): Record<string, string> {
  return { [peerAddressHeader()]: address }
}

/** The error an answer carries, checked against the contract. */
export async function errorOf(response: Response): Promise<ApiErrorBody['error']> {
  return apiErrorSchema.parse(await response.json()).error
}

/** An API without limits, unless given. */
export function companyApi(db: CompanyApiOptions['db'], limits: CompanyApiOptions['limits'] = null): CompanyApi {
  return createCompanyApi({ db, limits })
}
