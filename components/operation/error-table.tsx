'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { StackedTable } from '@/components/ui/stacked-table'
import { errorStatus, type ErrorCode } from '@/lib/contract/api-error'
import type { ErrorCase } from '@/lib/domain/operation/error-cases'
import { CallResult } from './call-result'
import { useCall } from './use-call'

/** Every error the operation may answer, to be provoked where that does no harm. */
export function ErrorTable({ cases }: { cases: readonly ErrorCase[] }) {
  const t = useTranslations('operation.errors')
  const { outcome, busy, call } = useCall()
  const [pressed, press] = useState<ErrorCode | null>(null)
  const rows = cases.map(({ code, how, field, call: prepared }) => ({
    key: code,
    cells: [
      <code key="code" className="break-all">
        {errorStatus[code]} {code}
      </code>,
      <>
        <p>{t(`codes.${code}`)}</p>
        {how && <p className="mt-1 text-sm text-steel">{t(`how.${how}`, { field })}</p>}
      </>,
      prepared ? (
        <Button
          key="press"
          size="small"
          variant="secondary"
          busy={busy && pressed === code}
          aria-label={t('press', { code })}
          onClick={() => {
            press(code)
            void call(prepared)
          }}
        >
          {t('show')}
        </Button>
      ) : (
        <span key="press" className="text-steel">
          {t('notHere')}
        </span>
      ),
    ],
  }))
  return (
    <div className="grid grid-cols-1 gap-6">
      <StackedTable
        caption={t('title')}
        columns={[{ label: t('code') }, { label: t('when') }, { label: t('show') }]}
        rows={rows}
      />
      <div aria-live="polite">
        {pressed !== null && outcome !== null && <CallResult outcome={outcome} expected={pressed} />}
      </div>
    </div>
  )
}
