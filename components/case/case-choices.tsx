'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { SureButton } from '@/components/ui/sure-button'
import { callCompany } from '@/lib/client/browser'
import { readFailure } from '@/lib/client/read-failure'
import type { CaseProps } from './case-props'
import { ReplaceFile } from './replace-file'

type EndProps = { label: string; text: string; onSure: () => Promise<void> }

/** Something that cannot be undone, with what it means. */
function EndChoice({ label, text, onSure }: EndProps) {
  const t = useTranslations('case.page')
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <p className="max-w-text">{text}</p>
      <SureButton label={label} sure={`${label}: ${t('sure')}`} keep={t('keep')} onSure={onSure} />
    </div>
  )
}

type Props = CaseProps & { onErased: () => void }

/** What the sender of a case may do with it: another file, withdraw, erase; each is asked for twice. */
export function CaseChoices({ onErased, ...shared }: Props) {
  const { found, caseKey, locale, onChanged } = shared
  const t = useTranslations('case.page')
  const [failure, setFailure] = useState('')
  const { withdraw, erase, replaceFile } = found.may

  const attempt = async (run: () => Promise<void>) => {
    setFailure('')
    try {
      await run()
    } catch (error) {
      setFailure(readFailure(error).code === 'CONFLICT' ? t('conflict') : t('downText'))
      onChanged(undefined)
    }
  }
  if (!withdraw && !erase && !replaceFile) return null
  return (
    <section aria-labelledby="case-choices" className="grid gap-6">
      <h2 id="case-choices" className="display text-2xl">
        {t('change')}
      </h2>
      {failure !== '' && (
        <Notice tone="danger" role="alert" title={t('failedTitle')}>
          {failure}
        </Notice>
      )}
      {replaceFile && <ReplaceFile {...shared} attempt={attempt} />}
      {withdraw && (
        <EndChoice
          label={t('withdraw')}
          text={t(found.state === 'published' ? 'withdrawShown' : 'withdrawText')}
          onSure={() => attempt(async () => onChanged(await callCompany('withdrawCase', { caseKey, lang: locale })))}
        />
      )}
      {erase && (
        <EndChoice
          label={t('erase')}
          text={t('eraseText')}
          onSure={() =>
            attempt(async () => {
              await callCompany('eraseCase', { caseKey, lang: locale })
              onErased()
            })
          }
        />
      )}
    </section>
  )
}
