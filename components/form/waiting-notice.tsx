import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

/** Says that the form waits for a connection, and lets the visitor have it back. */
export function WaitingNotice({ onStop }: { onStop: () => void }) {
  const t = useTranslations('form.waiting')
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('title')}
      actions={
        <Button variant="secondary" size="small" onClick={onStop}>
          {t('stop')}
        </Button>
      }
    >
      {t('text')}
    </Notice>
  )
}
