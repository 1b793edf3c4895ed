import 'server-only'
import { environment } from '@/lib/config/environment'
import { createCompanyApi } from '@/lib/server/api'
import { getDatabase } from '@/lib/server/db/client'
import { createGateway } from '@/lib/server/http/gateway'
import { createRateLimits } from '@/lib/server/http/rate-limits'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'

export const mountPath = '/api/company'

let api: CompanyApi | null = null

function createMounted(): CompanyApi {
  const { COMPANY_API_URL: baseURL, COMPANY_API_TIMEOUT_MS: timeoutMs } = environment()
  const limits = createRateLimits()
  return baseURL ? createGateway({ baseURL, timeoutMs, limits }) : createCompanyApi({ db: getDatabase(), limits })
}

/** The company API under this site's own address: the embedded one, or a gateway to the remote one. */
export async function answerCompanyCall(request: Request): Promise<Response> {
  api ??= createMounted()
  const url = new URL(request.url)
  const path = url.pathname.slice(mountPath.length).replace(/^\//, '') + url.search
  return api.fetch(new Request(`http://company.internal/${path}`, request))
}
