import { createCompanyClient, type CompanyClient } from '@/lib/client/company-client'
import { environment } from '@/lib/config/environment'
import { ApiError } from '@/lib/contract/api-error'
import { answerCompanyCall, mountPath } from '@/lib/route-handlers/company'
import { peerAddressHeader } from '@/lib/server/http/peer-address'

/** The company API for one visitor's request, through the same door as the browser's own calls: limits count the visitor, not this process. */
export function companyAsVisitor(request: Request): CompanyClient {
  const fetch = (call: Request) => {
    const headers = new Headers(call.headers)
    for (const name of [peerAddressHeader(), 'x-forwarded-for', 'x-request-id']) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    return answerCompanyCall(new Request(call, { headers }))
  }
  const { COMPANY_API_TIMEOUT_MS: timeoutMs } = environment()
  return createCompanyClient({ baseURL: `http://company.internal${mountPath}`, timeoutMs, fetch })
}

/** Whether the company said that a token opens nothing; everything else is a fault that may pass. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 401
