import type { MessageBody } from '../sealed-body'

/** A message on its way out. */
export type Outgoing = MessageBody & { id: string; to: string }

/** Hands a message to whoever delivers it, until the signal ends the try. Throws a DeliveryError when it was not taken. */
export type Transport = { send(message: Outgoing, signal: AbortSignal): Promise<void> }

/** null = no way to send is configured: such messages are kept to be read. */
export type Transports = { email: Transport | null; sms: Transport | null }

/** Why a message was not taken: a short code without anything personal, and whether trying again can help. */
export class DeliveryError extends Error {
  constructor(
    readonly code: string,
    readonly permanent = false,
  ) {
    super(code)
    this.name = 'DeliveryError'
  }
}
