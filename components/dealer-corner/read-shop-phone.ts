import { readPhone, showPhone } from '@/lib/domain/phone'

/** A shop's number as it is kept, as dialled in Thailand; null = it is none, or one of another country. What is kept already stays as it is. */
export function readShopPhone(typed: string, kept: readonly string[]): string | null {
  const text = typed.trim()
  if (kept.includes(text)) return text
  const e164 = readPhone(text)
  return e164?.startsWith('+66') ? showPhone(e164) : null
}
