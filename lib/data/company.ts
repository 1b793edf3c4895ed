import 'server-only'
import { createCompanyClient, type CallOptions, type CompanyClient } from '@/lib/client/company-client'
import { environment } from '@/lib/config/environment'
import type { InputOf, OperationId, OutputOf } from '@/lib/contract/endpoints'
import { createCompanyApi } from '@/lib/server/api'
import { getDatabase } from '@/lib/server/db/client'

let client: CompanyClient | null = null

function createClient(): CompanyClient {
  const { COMPANY_API_URL, COMPANY_API_TIMEOUT_MS: timeoutMs } = environment()
  if (COMPANY_API_URL) return createCompanyClient({ baseURL: COMPANY_API_URL, timeoutMs })
  const { fetch } = createCompanyApi({ db: getDatabase(), limits: null })
  return createCompanyClient({ baseURL: 'http://company.internal', timeoutMs, fetch })
}

/** Asks the company API: over HTTP when COMPANY_API_URL is set, in this process otherwise. Throws ApiError. */
export async function askCompany<O extends OperationId>(
  operation: O,
  input: InputOf<O>,
  options?: CallOptions,
): Promise<OutputOf<O>> {
  client ??= createClient()
  return client.call(operation, input, options)
}
