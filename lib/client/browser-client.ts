import './without-eval'
import { finishBar, startBar } from '@/lib/utils/progress-bar'
import { createCompanyClient, type CompanyClient } from './company-client'

const timeoutMs = 15_000

/** One bar for all requests in flight: it ends with the last of them. */
function countRequests(): { start(): void; done(): void } {
  const requests = Symbol('requests')
  let open = 0
  return {
    start() {
      open += 1
      startBar(requests)
    },
    done() {
      open -= 1
      if (open === 0) finishBar(requests)
    },
  }
}

/** The client of this browser: through this site, with the progress bar, giving up after 15 s. */
export function createBrowserClient(): CompanyClient {
  return createCompanyClient({ baseURL: '/api/company', timeoutMs, progress: countRequests() })
}
