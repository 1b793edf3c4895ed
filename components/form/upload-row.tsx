'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { leaving } from '@/components/ui/focus-around'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { UploadPurpose } from '@/lib/contract/upload'
import { fileRulesOf } from '@/lib/domain/photo-limits'
import { useUpload, type SentFile } from './upload-state'

type Props = {
  file: File
  purpose: UploadPurpose
  /** Whether it may be sent now. */
  turn: boolean
  onFailed: () => void
  onSent: (file: SentFile) => void
  onGiveUp: () => void
}

/** One of several chosen files on its way: how far it is, or why it did not arrive. */
export function UploadRow({ file, purpose, turn, onFailed, onSent, onGiveUp }: Props) {
  const t = useTranslations('form.upload')
  const form = useTranslations('form')
  const { state, send } = useUpload({ purpose, limits: fileRulesOf(purpose), onSent })
  const own = useRef({ send, onFailed })
  const failed = state.kind === 'failed'
  useEffect(() => {
    if (turn) void own.current.send(file)
  }, [turn, file])
  useEffect(() => {
    if (failed) own.current.onFailed()
  }, [failed])
  return (
    <div className="grid gap-2">
      <p className="truncate text-sm">{file.name}</p>
      {state.kind === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {t(`errors.${state.code}`)}
        </p>
      ) : (
        <ProgressBar
          label={state.kind === 'sending' ? t('sending') : t('preparing')}
          {...(state.kind === 'sending' && { value: state.share, text: `${Math.round(state.share * 100)} %` })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {state.kind === 'failed' && ['offline', 'too-many', 'failed'].includes(state.code) ? (
          <Button variant="secondary" size="small" onClick={() => void send(file)}>
            {form('retry')}
          </Button>
        ) : null}
        <Button variant="quiet" size="small" onClick={leaving(onGiveUp)}>
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}
