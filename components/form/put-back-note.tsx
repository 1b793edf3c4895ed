import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** Says that what was typed without a connection stands in the form again, and has not been sent. */
export function PutBackNote({ onAnew }: { onAnew: () => void }) {
  const t = useTranslations('form.waiting')
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 text-sm">
      {t('putBack')}
      <Button variant="quiet" size="small" onClick={onAnew}>
        {t('anew')}
      </Button>
    </p>
  )
}
