import { useTranslations } from 'next-intl'
import type { Failure } from '@/lib/client/read-failure'

/** Why something the owner of an open passport asked for was not done. */
export function useFailureText() {
  const t = useTranslations('passport.failures')
  const form = useTranslations('form')
  return ({ code, minutes }: Failure): string => {
    if (code === 'TOO_MANY_REQUESTS') return t('tooMany', { minutes })
    if (code === 'NOT_FOUND') return t('key')
    if (code === 'CONFLICT') return t('conflict')
    if (code === 'FORBIDDEN') return t('forbidden')
    if (code === 'STORAGE_FULL') return form('full')
    return t('down')
  }
}
