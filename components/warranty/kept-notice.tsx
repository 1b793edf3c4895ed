import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

/** Says that a draft of this device has been put back, and offers to begin anew. */
export function KeptNotice({ onGoOn, onAnew }: { onGoOn: () => void; onAnew: () => void }) {
  const t = useTranslations('warranty.register.kept')
  return (
    <Notice
      role="status"
      title={t('title')}
      actions={
        <>
          <Button onClick={onGoOn}>{t('goOn')}</Button>
          <Button variant="secondary" onClick={onAnew}>
            {t('anew')}
          </Button>
        </>
      }
    >
      {t('text')}
    </Notice>
  )
}
