'use client'

import { mdiFlagOutline } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'

/** Loaded by the few who report something. */
const ReportForm = lazy(async () => ({ default: (await import('./report-form')).ReportForm }))

export function ReportDialog({ id }: { id: string }) {
  const t = useTranslations('community.report')
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      trigger={
        <>
          <Icon path={mdiFlagOutline} size={5} />
          {t('open')}
        </>
      }
      triggerClassName={buttonStyle('quiet', 'small')}
    >
      <Suspense fallback={null}>
        <ReportForm id={id} />
      </Suspense>
    </Dialog>
  )
}
