import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'

/** Says that the form waits for a connection and is sent then. */
export function WaitingNotice() {
  const t = useTranslations('form.waiting')
  return (
    <Notice tone="warning" role="status" title={t('title')}>
      {t('text')}
    </Notice>
  )
}
