import 'server-only'
import { environment } from '@/lib/config/environment'
import { createCompanyApi, type CompanyApi } from '@/lib/server/api'
import { getDatabase } from '@/lib/server/db/client'
import { forwardToCompany } from '@/lib/server/http/gateway'
import { createRateLimits } from '@/lib/server/http/rate-limits'

export const mountPath = '/api/company'

let api: CompanyApi | null = null

/** The company API under this site's own address: the embedded one, or a gateway to the remote one. */
export async function answerCompanyCall(request: Request): Promise<Response> {
  const { COMPANY_API_URL, COMPANY_API_TIMEOUT_MS: timeoutMs } = environment()
  const url = new URL(request.url)
  const path = url.pathname.slice(mountPath.length).replace(/^\//, '') + url.search
  if (COMPANY_API_URL) return forwardToCompany(request, { baseURL: COMPANY_API_URL, path, timeoutMs })
  api ??= createCompanyApi({ db: getDatabase(), limits: createRateLimits() })
  return api.fetch(new Request(`http://company.internal/${path}`, request))
}
