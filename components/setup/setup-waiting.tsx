import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { KeyFigures } from '@/components/ui/key-figures'

const open = '–'

/** What will stand beside the questions once a part is chosen. */
export function SetupWaiting() {
  const t = useTranslations('setup')
  const labels = [t('result.settings'), t('result.riderSag'), t('result.freeSag'), t('result.spring')]
  return (
    <div className="grid grid-cols-1 gap-6">
      <EmptyState heading="h3" title={t('waiting.title')} text={t('waiting.text')} />
      <KeyFigures figures={labels.map((label) => ({ label, value: open }))} />
    </div>
  )
}
