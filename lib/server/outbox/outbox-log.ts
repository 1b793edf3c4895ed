import { pino } from 'pino'
import { environment } from '@/lib/config/environment'

export type Outcome = 'sent' | 'kept' | 'failed' | 'given-up' | 'withheld'

const levels = {
  sent: 'info',
  kept: 'info',
  failed: 'warn',
  'given-up': 'error',
  withheld: 'warn',
} as const satisfies Record<Outcome, string>

const alarmEveryMs = 60 * 60_000
const alarmedAt = new Map<string, number>()
let logger: pino.Logger | null = null

function log(): pino.Logger {
  logger ??= pino({ level: environment().LOG_LEVEL, base: null })
  return logger
}

/** Logs what became of a message: never to whom it goes or what it says. */
export function logDelivery(message: { id: string; template: string; outcome: Outcome; error?: string }): void {
  log()[levels[message.outcome]](message, 'outbox')
}

/** The alarm: today's messages are nearly or wholly used up. Once an hour for each channel, so that it is read. */
export function logBudget({ channel, used, limit }: { channel: string; used: number; limit: number }): void {
  if (Date.now() - (alarmedAt.get(channel) ?? 0) < alarmEveryMs) return
  alarmedAt.set(channel, Date.now())
  log().error({ alarm: 'message-budget', channel, used, limit }, 'outbox')
}
