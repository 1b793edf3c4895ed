import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Failure } from '@/lib/client/read-failure'

/** Why a question about a registration was not answered. */
export function CheckFailure({ failure: { code, minutes } }: { failure: Failure }) {
  const t = useTranslations('warranty.check.failures')
  if (code === 'TOO_MANY_REQUESTS')
    return (
      <Notice tone="warning" role="alert" title={t('manyTitle')}>
        {t('manyText', { minutes: minutes })}
      </Notice>
    )
  return (
    <Notice tone="danger" role="alert" title={t('offlineTitle')}>
      {t('offlineText')}
    </Notice>
  )
}
