import { DeliveryError, type Transport } from './transport'

/** Whoever sends text messages. `id` names the message: a gateway that knows it already should not send it again. */
export type SmsGateway = { send(to: string, text: string, id: string, signal: AbortSignal): Promise<void> }

/** POST of { to, text } as JSON; 2xx = taken, 4xx = never (except 401, 403, 408 and 429, which pass or get mended). */
export function createHttpSmsGateway(url: string, token: string | null): SmsGateway {
  return {
    async send(to, text, id, signal) {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      }
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal,
      }).catch((error: unknown) => {
        throw new DeliveryError(error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'UNREACHABLE')
      })
      await response.body?.cancel()
      if (!response.ok)
        throw new DeliveryError(
          `HTTP_${response.status}`,
          response.status >= 400 && response.status < 500 && ![401, 403, 408, 429].includes(response.status),
        )
    },
  }
}

export function createSmsTransport(gateway: SmsGateway): Transport {
  return { send: ({ id, to, text }, signal) => gateway.send(to, text, id, signal) }
}
