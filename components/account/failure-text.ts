import { useTranslations } from 'next-intl'
import type { Failure } from '@/lib/client/read-failure'

const texts = {
  INVALID_CREDENTIALS: 'credentials',
  INVALID_CODE: 'code',
  LINK_EXPIRED: 'link',
  WEAK_PASSWORD: 'weak',
  UNAUTHORIZED: 'signedOut',
  INVALID_TOKEN: 'signedOut',
  SECOND_FACTOR_REQUIRED: 'factor',
  FORBIDDEN: 'forbidden',
} as const

const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code)

/** Whether it would have been done, had the sign-in not ended. */
export const isSignedOut = ({ code }: Failure): boolean => isKnown(code) && texts[code] === 'signedOut'

/** Why something about an account was not done. */
export function useAccountFailure() {
  const t = useTranslations('account.failures')
  const form = useTranslations('form')
  return ({ code, minutes }: Failure): string => {
    if (code === 'TOO_MANY_REQUESTS') return t('tooMany', { minutes })
    if (code === 'STORAGE_FULL') return form('full')
    return t(isKnown(code) ? texts[code] : 'down')
  }
}
