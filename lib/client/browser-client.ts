import './without-eval'
import nprogress from 'nprogress'
import { createCompanyClient, type CompanyClient } from './company-client'

const timeoutMs = 15_000

let open = 0

const progress = {
  start() {
    open += 1
    if (open === 1) nprogress.start()
  },
  done() {
    open = Math.max(0, open - 1)
    if (open === 0) nprogress.done()
  },
}

/** The client of this browser: through this site, with the progress bar, giving up after 15 s. */
export function createBrowserClient(): CompanyClient {
  return createCompanyClient({ baseURL: '/api/company', timeoutMs, progress })
}
