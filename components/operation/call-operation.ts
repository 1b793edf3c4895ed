import type { PreparedCall } from '@/lib/domain/operation/call'

const base = '/api/company'
const timeoutMs = 20_000
/** More than this is no longer read. */
const shownLetters = 20_000

export type CallAnswer = {
  status: number
  /** Of the table of errors; null = it is none. */
  code: string | null
  totalMs: number
  /** From the request's end to the first byte, and from there to the last; null = the browser does not tell. */
  waitedMs: number | null
  receivedMs: number | null
  bytes: number
  /** With headers, as it came over the line; null = the browser does not tell. */
  sentBytes: number | null
  requestId: string
  cache: string
  text: string
  letters: number
}

function readCode(text: string): string | null {
  try {
    const answer = JSON.parse(text) as { error?: { code?: unknown } } | null
    return typeof answer?.error?.code === 'string' ? answer.error.code : null
  } catch {
    return null
  }
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** What the browser measured of the last request to an address; it writes that down only after the answer has been handed over. */
async function readTiming(url: string) {
  await new Promise((resolve) => setTimeout(resolve))
  const entry = performance.getEntriesByName(url, 'resource').at(-1)
  if (!(entry instanceof PerformanceResourceTiming) || entry.responseStart === 0) return null
  const { requestStart, responseStart, responseEnd, transferSize } = entry
  return { waitedMs: responseStart - requestStart, receivedMs: responseEnd - responseStart, sentBytes: transferSize }
}

/** Makes a call exactly as it was prepared, also one that is wrong on purpose, and measures it. Throws when nothing answers. */
export async function callOperation({ method, path, headers, body }: PreparedCall): Promise<CallAnswer> {
  const url = new URL(`${base}/${path}`, window.location.href).href
  // Each is measured by itself; the browser's list is full after 250.
  performance.clearResourceTimings()
  const started = performance.now()
  const response = await fetch(url, {
    method,
    headers: { ...headers },
    body,
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  const totalMs = performance.now() - started
  const timing = await readTiming(url)
  const whole = indent(text)
  return {
    status: response.status,
    code: readCode(text),
    totalMs,
    waitedMs: timing?.waitedMs ?? null,
    receivedMs: timing?.receivedMs ?? null,
    bytes: new TextEncoder().encode(text).length,
    sentBytes: timing?.sentBytes ?? null,
    requestId: response.headers.get('x-request-id') ?? '',
    cache: response.headers.get('cache-control') ?? '',
    text: whole.slice(0, shownLetters),
    letters: whole.length,
  }
}
