import { ApiError } from '@/lib/contract/api-error'
import { readPhone } from '@/lib/domain/phone'
import { typedAddress } from '@/lib/domain/typed-address'
import type { Channel } from '@/lib/server/outbox/render'

/** What an account is known by, and how a message reaches it. */
export type Handle = { channel: Channel; value: string }

/** In the one spelling in which accounts are kept; null = neither an e-mail address nor a phone number. */
export function readHandle(typed: string): Handle | null {
  const text = typedAddress(typed)
  if (text.includes('@')) return { channel: 'email', value: text.toLowerCase() }
  const phone = readPhone(text)
  return phone === null ? null : { channel: 'sms', value: phone }
}

const thaiMobile = /^\+66[689]\d{8}$/

/** What a person gives as their own: throws INVALID_INPUT for a phone number that is none, or no mobile phone in Thailand. */
export function requireHandle(typed: string): Handle {
  const handle = readHandle(typed)
  if (handle && (handle.channel === 'email' || thaiMobile.test(handle.value))) return handle
  throw new ApiError('INVALID_INPUT', { fields: [{ path: 'to', code: 'invalid' }] })
}
