import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Failure } from '@/lib/client/read-failure'

/** Why a question about a registration was not answered, in words. */
export function useCheckFailure({ code, minutes }: Failure) {
  const t = useTranslations('warranty.check.failures')
  return code === 'TOO_MANY_REQUESTS'
    ? ({ tone: 'warning', title: t('manyTitle'), text: t('manyText', { minutes }) } as const)
    : ({ tone: 'danger', title: t('offlineTitle'), text: t('offlineText') } as const)
}

/** The same beside the form that asked. */
export function CheckFailure({ failure }: { failure: Failure }) {
  const { tone, title, text } = useCheckFailure(failure)
  return (
    <Notice tone={tone} role="alert" title={title}>
      {text}
    </Notice>
  )
}
