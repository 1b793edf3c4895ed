import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios'
import { endpoints, type InputOf, type OperationId, type OutputOf } from '@/lib/contract/endpoints'
import { serializeQuery } from '@/lib/utils/serialize-query'
import { isRetryable, normalizeError } from './normalize-error'

export type Progress = { start(): void; done(): void }

export type CompanyClientOptions = {
  /** Base URL of the company API, with or without a trailing slash. */
  baseURL: string
  timeoutMs: number
  /** Replaces the network: the embedded API's own `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** Shown while a request is in flight, unless the call opts out. */
  progress?: Progress
}

export type CallOptions = {
  /** No progress bar for this request. */
  quiet?: boolean
  /** Bearer token of this call alone; a server's client is everybody's. */
  token?: string
  signal?: AbortSignal
  /** Of a call that takes longer than others; default: the client's. */
  timeoutMs?: number
}

export type CompanyClient = {
  call: <O extends OperationId>(operation: O, input: InputOf<O>, options?: CallOptions) => Promise<OutputOf<O>>
}

function createInstance(options: CompanyClientOptions): AxiosInstance {
  const { fetch: inProcess } = options
  return axios.create({
    baseURL: options.baseURL.replace(/\/?$/, '/'),
    timeout: options.timeoutMs,
    headers: { Accept: 'application/json, text/plain, */*' },
    paramsSerializer: { serialize: serializeQuery },
    ...(inProcess && { adapter: 'fetch', env: { fetch: (input, init) => inProcess(new Request(input, init)) } }),
  })
}

/** The one way to the company API. Throws ApiError (message + status, 500 when nothing better is known); reads are tried twice. */
export function createCompanyClient(options: CompanyClientOptions): CompanyClient {
  const instance = createInstance(options)

  async function send(config: AxiosRequestConfig, retries: number): Promise<unknown> {
    try {
      return (await instance.request<unknown>(config)).data
    } catch (error) {
      const normalized = normalizeError(error)
      if (retries > 0 && isRetryable(normalized)) return send(config, retries - 1)
      throw normalized
    }
  }

  return {
    async call(operation, input, { quiet = false, token, signal, timeoutMs } = {}) {
      const { method, path, output } = endpoints[operation]
      if (!quiet) options.progress?.start()
      try {
        const data = await send(
          {
            method,
            url: path,
            ...(signal && { signal }),
            ...(timeoutMs !== undefined && { timeout: timeoutMs }),
            ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
            ...(method === 'GET' ? { params: input } : { data: input }),
          },
          method === 'GET' ? 1 : 0,
        )
        return parseOutput(operation, output.safeParse(data))
      } finally {
        if (!quiet) options.progress?.done()
      }
    },
  }
}

function parseOutput<O extends OperationId>(
  operation: O,
  parsed: { success: boolean; data?: unknown; error?: unknown },
): OutputOf<O> {
  if (!parsed.success)
    throw normalizeError(new Error(`The answer of ${operation} does not keep the contract`, { cause: parsed.error }))
  return parsed.data as OutputOf<O>
}
