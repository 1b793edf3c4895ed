import './without-eval'
import { ApiError } from '@/lib/contract/api-error'
import { finishBar, startBar } from '@/lib/utils/progress-bar'
import { createCompanyClient, type CompanyClient } from './company-client'
import { seemsSignedIn } from './session-hint'

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

/** A call that is refused because its token is too old is made once more, with a new one or as nobody. */
function withRenewal({ call }: CompanyClient): CompanyClient {
  return {
    async call(operation, input, options) {
      try {
        return await call(operation, input, options)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'UNAUTHORIZED' || !seemsSignedIn()) throw error
        const { renewTokens } = await import('./session')
        await renewTokens()
        return call(operation, input, options)
      }
    },
  }
}

/** The client of this browser: through this site, as whoever is signed in, with the progress bar, giving up after 15 s. */
export function createBrowserClient(): CompanyClient {
  return withRenewal(createCompanyClient({ baseURL: '/api/company', timeoutMs, progress: countRequests() }))
}
