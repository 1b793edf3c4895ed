import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Failure } from '@/lib/client/read-failure'

/** Why a form was not kept; says that nothing is lost. */
export function CaseFailure({ failure: { code, minutes } }: { failure: Failure }) {
  const t = useTranslations('case.form.errors')
  const form = useTranslations('form')
  if (code === 'TOO_MANY_REQUESTS')
    return (
      <Notice tone="warning" role="alert" title={t('tooManyTitle')}>
        {t('tooManyText', { minutes })}
      </Notice>
    )
  return (
    <Notice tone="danger" role="alert" title={t('downTitle')}>
      {code === 'STORAGE_FULL' ? form('full') : t('downText')}
    </Notice>
  )
}
