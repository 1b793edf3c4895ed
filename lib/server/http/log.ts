import { pino } from 'pino'
import { environment } from '@/lib/config/environment'

let logger: pino.Logger | null = null

/** One JSON line an event; nothing a person typed ever goes in. */
function log(): pino.Logger {
  logger ??= pino({ level: environment().LOG_LEVEL, base: null })
  return logger
}

/** Logs one answered call; the level follows from the status, `ms` is rounded. */
export function logCall(call: { operation: string; requestId: string; status: number; ms: number }): void {
  const level = call.status >= 500 ? 'error' : call.status >= 400 ? 'warn' : 'debug'
  log()[level]({ ...call, ms: Math.round(call.ms) }, 'company api')
}

/** Logs an error nobody expected, with its stack. */
export function logFailure(error: unknown): void {
  log().error({ err: error }, 'unexpected failure')
}
