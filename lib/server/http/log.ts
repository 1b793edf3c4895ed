import { pino } from 'pino'
import { environment } from '@/lib/config/environment'
import { counted } from '@/lib/server/metrics/counted'
import { traces } from '@/lib/server/traces/in-span'

let logger: pino.Logger | null = null

/** Leads from a line to the trace of what was being answered. */
function traceOfLine(): { traceId?: string } {
  const traceId = traces()?.traceId() ?? null
  return traceId === null ? {} : { traceId }
}

/** One JSON line an event; nothing a person typed ever goes in. */
function log(): pino.Logger {
  logger ??= pino({ level: environment().LOG_LEVEL, base: null, mixin: traceOfLine })
  return logger
}

/** Logs one answered call; the level follows from the status, `ms` is rounded. */
export function logCall(call: { operation: string; requestId: string; status: number; ms: number }): void {
  const level = call.status >= 500 ? 'error' : call.status >= 400 ? 'warn' : 'debug'
  log()[level]({ ...call, ms: Math.round(call.ms) }, 'company api')
}

type Failure = { type: string; code?: string; message?: string; at: string[]; cause?: Failure }

/** PostgreSQL's codes of five characters. */
const sqlState = /^[0-9A-Z]{5}$/

/** PostgreSQL puts values into its messages, and JSON that cannot be read a piece of its text. */
const tellsValues = (error: Error, code = '') => sqlState.test(code) || error instanceof SyntaxError

/**
 * What the log may know of an error. PostgreSQL puts values into its details, too, HTTP clients hang the whole request on theirs: nothing is taken
 * over but type, code, message and places, and no message that tells values.
 */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { type: typeof error, at: [] }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const places = (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(!tellsValues(error, code) && { message: error.message }),
    at: places,
    ...(error.cause !== undefined && { cause: describeFailure(error.cause) }),
  }
}

/** Logs an error nobody expected. */
export function logFailure(error: unknown): void {
  counted().failures += 1
  log().error({ failure: describeFailure(error) }, 'unexpected failure')
}

/** Logs that a code of a second factor, once used, was tried again. */
export function logUsedCode(): void {
  log().warn({ alarm: 'code-used-again' }, 'second factor')
}

/** Logs that a collector did not take spans. */
export function logLostSpans(spans: number): void {
  log().warn({ spans }, 'spans lost')
}
