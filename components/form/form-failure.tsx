import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Failure } from '@/lib/client/read-failure'

/** Why a form was not kept; says that nothing is lost. */
export function FormFailure({ failure: { code, minutes } }: { failure: Failure }) {
  const t = useTranslations('form')
  if (code === 'TOO_MANY_REQUESTS')
    return (
      <Notice tone="warning" role="alert" title={t('failure.tooManyTitle')}>
        {t('failure.tooManyText', { minutes })}
      </Notice>
    )
  return (
    <Notice tone="danger" role="alert" title={t('failure.downTitle')}>
      {t(code === 'STORAGE_FULL' ? 'full' : 'failure.downText')}
    </Notice>
  )
}
