import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Failure } from '@/lib/client/read-failure'

/** Why nothing was registered; says that nothing is lost. */
export function FailureNotice({ failure: { code, minutes } }: { failure: Failure }) {
  const t = useTranslations('warranty.register.failures')
  const form = useTranslations('form')
  if (code === 'UPSTREAM_UNAVAILABLE' || code === 'TIMEOUT')
    return (
      <Notice tone="danger" role="alert" title={t('offlineTitle')}>
        {t('offlineText')}
      </Notice>
    )
  if (code === 'SERVICE_UNAVAILABLE')
    return (
      <Notice tone="danger" role="alert" title={t('otherTitle')}>
        {t('offlineText')}
      </Notice>
    )
  if (code === 'STORAGE_FULL')
    return (
      <Notice tone="danger" role="alert" title={t('otherTitle')}>
        {form('full')}
      </Notice>
    )
  if (code === 'TOO_MANY_REQUESTS')
    return (
      <Notice tone="warning" role="alert" title={t('manyTitle')}>
        {t('manyText', { minutes: minutes })}
      </Notice>
    )
  if (code === 'CONFLICT')
    return (
      <Notice tone="warning" role="alert" title={t('conflictTitle')}>
        {t('conflictText')}
      </Notice>
    )
  return (
    <Notice tone="danger" role="alert" title={t('otherTitle')}>
      {t('otherText')}
    </Notice>
  )
}
