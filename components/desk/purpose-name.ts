import type { useTranslations } from 'next-intl'
import type { UploadPurpose } from '@/lib/contract/upload'

/** What a file was sent as. */
export function purposeName(t: ReturnType<typeof useTranslations<'desk'>>, purpose: string): string {
  const key = `purposes.${purpose as UploadPurpose}` as const
  return t.has(key) ? t(key) : purpose
}
