import 'server-only'
import { revalidateTag } from 'next/cache'
import { isOwnRequest } from '@/lib/auth/own-request'
import { readAccessToken } from '@/lib/auth/session-token'
import { environment } from '@/lib/config/environment'
import { tagsRefreshedBy } from '@/lib/data/refreshed-by'
import { createCompanyApi } from '@/lib/server/api'
import { getDatabase } from '@/lib/server/db/client'
import { createGateway } from '@/lib/server/http/gateway'
import { openRateLimits } from '@/lib/server/http/shared-rate-limits'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'

export const mountPath = '/api/company'

let api: CompanyApi | null = null

function createMounted(): CompanyApi {
  const { COMPANY_API_URL: baseURL, COMPANY_API_TIMEOUT_MS: timeoutMs } = environment()
  const limits = openRateLimits('company')
  return baseURL ? createGateway({ baseURL, timeoutMs, limits }) : createCompanyApi({ db: getDatabase(), limits })
}

/** The call as whoever is signed in on this browser, when a page of this site makes it. The token may be too old by now: the answer says so. */
async function headersOf(request: Request): Promise<Headers> {
  const headers = new Headers(request.headers)
  const isCookieAsked = !headers.has('authorization') && isOwnRequest(request)
  const token = isCookieAsked ? await readAccessToken(headers.get('cookie')) : null
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  headers.delete('cookie')
  return headers
}

/** The company API under this site's own address: the embedded one, or a gateway to the remote one. */
export async function answerCompanyCall(request: Request): Promise<Response> {
  api ??= createMounted()
  const url = new URL(request.url)
  const path = url.pathname.slice(mountPath.length).replace(/^\//, '') + url.search
  const call = new Request(`http://company.internal/${path}`, request)
  const answer = await api.fetch(new Request(call, { headers: await headersOf(request) }))
  // Whoever has just changed something looks whether it is there: nothing from before is served any more.
  if (answer.ok && request.method === 'POST') for (const tag of tagsRefreshedBy(path)) revalidateTag(tag, { expire: 0 })
  return answer
}
