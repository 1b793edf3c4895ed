import { environment } from '@/lib/config/environment'
import { createHttpSmsGateway, createSmsTransport } from './sms-gateway'
import { createSmtpTransport } from './smtp'
import type { Transports } from './transport'

/** The transports that the environment names. */
export function configuredTransports(): Transports {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN } = environment()
  return {
    email: SMTP_URL && MAIL_FROM ? createSmtpTransport(SMTP_URL, MAIL_FROM) : null,
    sms: SMS_URL ? createSmsTransport(createHttpSmsGateway(SMS_URL, SMS_TOKEN)) : null,
  }
}
