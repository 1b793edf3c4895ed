import { pino } from 'pino'
import { environment } from '@/lib/config/environment'

export type Outcome = 'sent' | 'kept' | 'failed' | 'given-up'

let logger: pino.Logger | null = null

/** Logs what became of a message: never to whom it goes or what it says. */
export function logDelivery(message: { id: string; template: string; outcome: Outcome; error?: string }): void {
  logger ??= pino({ level: environment().LOG_LEVEL, base: null })
  logger[message.outcome === 'given-up' ? 'error' : message.outcome === 'failed' ? 'warn' : 'info'](message, 'outbox')
}
