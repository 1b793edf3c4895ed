import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { DeliveryError, type Transport } from './transport'

/** A server that does not answer within these, ms, is tried again later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const failureSchema = z.object({ code: z.string().regex(/^[A-Z_]{2,30}$/).catch('UNKNOWN'), responseCode: z.number().optional().catch(undefined) })

function toDeliveryError(error: unknown): DeliveryError {
  const { code, responseCode } = failureSchema.catch({ code: 'UNKNOWN', responseCode: undefined }).parse(error)
  if (responseCode === undefined) return new DeliveryError(code)
  // A recipient refused for good (550–559) stays refused; a refused sign-in or a full queue is the operator's to mend, and worth another try.
  return new DeliveryError(`SMTP_${responseCode}`, code === 'EENVELOPE' && responseCode >= 550 && responseCode < 560)
}

/** E-mail through a mail server. The Message-ID is the row's: a message sent twice, because the process ended in between, is recognisably the same. */
export function createSmtpTransport(url: string, from: string): Transport {
  const mailer = createTransport({ url, ...patience })
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html, attachments }) {
      const files = attachments.map(({ name, type, base64 }) => ({ filename: name, contentType: type, content: Buffer.from(base64, 'base64') }))
      try {
        await mailer.sendMail({ from, to: { name: '', address: to }, subject, text, ...(html !== null && { html }), attachments: files, messageId: `<${id}@${host}>`, disableFileAccess: true, disableUrlAccess: true, headers: { 'Auto-Submitted': 'auto-generated' } })
      } catch (error) {
        throw toDeliveryError(error)
      }
    },
  }
}
