'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { UploadField } from '@/components/form/upload-field'
import type { SentFile } from '@/components/form/upload-state'
import { callCompany } from '@/lib/client/browser'
import { makeKey } from '@/lib/utils/make-key'
import type { CaseProps } from './case-props'

type Props = CaseProps & { attempt: (run: () => Promise<void>) => Promise<void> }

/** Puts another file in place of the one that was sent. */
export function ReplaceFile({ caseKey, locale, onChanged, attempt }: Props) {
  const t = useTranslations('case.page')
  const upload = useTranslations('form.upload')
  const [done, setDone] = useState(false)
  const replace = (file: SentFile | null) => {
    if (!file) return
    void attempt(async () => {
      onChanged(await callCompany('replaceCaseFile', { caseKey, fileId: file.id, key: makeKey(), lang: locale }))
      setDone(true)
    })
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <UploadField
        id="case-file"
        label={t('replace')}
        hint={t('replaceKinds')}
        purpose="resume"
        otherKind={upload('resumeKind')}
        value={null}
        onChange={replace}
      />
      <p role="status">{done ? t('replaceDone') : ''}</p>
    </div>
  )
}
