import type { Kysely } from 'kysely'
import { importMaxBytes } from '@/lib/contract/import-words'
import type { Database } from './db/schema'
import { handlers } from './handlers'
import { readCdnCountry } from './http/cdn-country'
import { createGuess } from './http/guesses'
import { readFile, readInput } from './http/read-input'
import { readStream } from './http/read-stream'
import type { RateLimits } from './http/rate-limits'
import { serveEndpoints, type CompanyApi, type EndpointCall } from './http/serve-endpoints'
import { readCaller } from './http/user'
import type { ServiceContext } from './services/context'

export type CompanyApiOptions = {
  db: Kysely<Database>
  /** null = callers are trusted (in-process). */
  limits: RateLimits | null
  /** Default: the clock. */
  now?: () => Date
}

async function answer(call: EndpointCall, { db, limits, now }: CompanyApiOptions): Promise<Response> {
  const { operation, endpoint, request, caller } = call
  const at = now?.() ?? new Date()
  const { user, session } = await readCaller(request, db, endpoint, at)
  const input = await readInput(endpoint, request)
  // The table types each handler to its own endpoint; the union of all of them cannot be called without this one widening.
  const handler = handlers[operation] as (input: unknown, context: ServiceContext) => Promise<unknown>
  const context: ServiceContext = {
    db,
    user,
    session,
    address: caller.address,
    cdnCountry: readCdnCountry(request.headers, caller)?.country ?? null,
    optsOut: request.headers.get('sec-gpc') === '1',
    now: at,
    limit: async (name, key) => limits?.consume(name, `of its own: ${key}`),
    guess: createGuess(limits, caller.address),
    file: endpoint.body === 'file' ? await readFile(request) : null,
    stream: endpoint.body === 'stream' ? readStream(request, importMaxBytes) : null,
  }
  const output = await handler(input, context)
  return Response.json(endpoint.output.parse(output))
}

/** The embedded company API: every endpoint of the contract, as one `fetch`. Errors are answers, never exceptions. */
export function createCompanyApi(options: CompanyApiOptions): CompanyApi {
  return serveEndpoints(options.limits, (call) => answer(call, options))
}
