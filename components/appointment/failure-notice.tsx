import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Failure } from '@/lib/client/read-failure'

/** Why a booking was not made; says that nothing is lost. */
export function FailureNotice({
  failure: { code },
  onChooseTime,
}: {
  failure: Failure
  /** Leads back to the free times, where they are out of sight. */ onChooseTime?: () => void
}) {
  const t = useTranslations('appointment.errors')
  const form = useTranslations('form')
  if (code === 'CONFLICT')
    return (
      <Notice
        tone="warning"
        role="alert"
        title={t('takenTitle')}
        actions={
          onChooseTime && (
            <Button variant="secondary" size="small" onClick={onChooseTime}>
              {t('takenChoose')}
            </Button>
          )
        }
      >
        {t('takenText')}
      </Notice>
    )
  if (code === 'TOO_MANY_REQUESTS')
    return (
      <Notice tone="warning" role="alert" title={t('tooManyTitle')}>
        {t('tooManyText')}
      </Notice>
    )
  return (
    <Notice tone="danger" role="alert" title={t('downTitle')}>
      {code === 'STORAGE_FULL' ? form('full') : t('downText')}
    </Notice>
  )
}
