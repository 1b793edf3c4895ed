import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { DeliveryError, type Transport } from './transport'

const failureSchema = z.object({
  code: z
    .string()
    .regex(/^[A-Z_]{2,30}$/)
    .catch('UNKNOWN'),
  responseCode: z.number().optional().catch(undefined),
})

function toDeliveryError(error: unknown): DeliveryError {
  const { code, responseCode } = failureSchema.catch({ code: 'UNKNOWN', responseCode: undefined }).parse(error)
  if (responseCode === undefined) return new DeliveryError(code)
  // A recipient refused for good (550–559) stays refused; a refused sign-in or a full queue is the operator's to mend, and worth another try.
  return new DeliveryError(`SMTP_${responseCode}`, code === 'EENVELOPE' && responseCode >= 550 && responseCode < 560)
}

/** E-mail through a mail server. The Message-ID is the row's: a message sent twice, because the process ended in between, is recognisably the same. */
export function createSmtpTransport(url: string, from: string): Transport {
  const mailer = createTransport({ url })
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html, stopUrl, attachments }, signal) {
      const files = attachments.map(({ name, type, base64 }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(base64, 'base64'),
      }))
      try {
        // No List-Unsubscribe-Post (RFC 8058): the key of the page stands behind its `#`, which no server is told.
        const headers = {
          'Auto-Submitted': 'auto-generated',
          ...(stopUrl !== undefined && { 'List-Unsubscribe': `<${stopUrl}>` }),
        }
        const content = {
          subject,
          text,
          ...(html !== null && { html }),
          attachments: files,
          disableFileAccess: true,
          disableUrlAccess: true,
        }
        await mailer.sendMail({
          from,
          to: { name: '', address: to },
          ...content,
          messageId: `<${id}@${host}>`,
          headers,
          signal,
        })
      } catch (error) {
        throw toDeliveryError(error)
      }
    },
  }
}
