'use client'

import { useTranslations } from 'next-intl'
import { useRun } from '@/components/form/use-run'
import { Button } from '@/components/ui/button'
import { callCompany } from '@/lib/client/browser'
import { FailureNotice } from './failure-notice'
import type { NamedVersion } from './named-version'
import { useUnsaved } from './unsaved'

/** Makes an earlier version the draft. */
export function RestoreButton({ named, to }: { named: NamedVersion; to: number }) {
  const t = useTranslations('editor.history')
  const { run, busy, failure } = useRun()
  const { unsaved } = useUnsaved()
  if (unsaved) return null
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        busy={busy}
        onClick={() => void run(() => callCompany('restoreEntry', { ...named, to }))}
      >
        {t('restore', { version: to })}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </>
  )
}
