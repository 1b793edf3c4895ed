'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { FocusedNotice } from '@/components/form/focused-notice'
import { LoadFailure } from '@/components/form/load-failure'
import { usePrivateToken } from '@/components/navigation/use-private-token'
import { ButtonLink } from '@/components/ui/button-link'
import { callCompany } from '@/lib/client/browser'
import { readFailure } from '@/lib/client/read-failure'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { CaseView } from './case-view'
import { KeyForm } from './key-form'

const wrongKey = new Set(['NOT_FOUND', 'INVALID_INPUT'])

/** The case behind the key in this page's address, or the field to type one into. */
export function CaseDesk({ locale }: { locale: Locale }) {
  const t = useTranslations('case.page')
  const linked = usePrivateToken()
  const [typed, setTyped] = useState('')
  const [erased, setErased] = useState(false)
  const caseKey = typed || linked
  const answer = useSWR(
    caseKey === null || caseKey === '' || erased ? null : (['case', caseKey, locale] as const),
    ([, key, lang]) => callCompany('getCase', { caseKey: key, lang }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const error: unknown = answer.error

  if (erased)
    return (
      <FocusedNotice
        tone="success"
        role="status"
        title={t('erasedTitle')}
        actions={<ButtonLink href={localizePath('/contactUs', locale)}>{t('back')}</ButtonLink>}
      >
        {t('erasedText')}
      </FocusedNotice>
    )
  if (caseKey === '') return <KeyForm onKey={setTyped} />
  if (error && wrongKey.has(readFailure(error).code)) return <KeyForm onKey={setTyped} refused={caseKey ?? ''} />
  if (error)
    return (
      <LoadFailure title={t('downTitle')} onRetry={() => void answer.mutate()}>
        {t('downText')}
      </LoadFailure>
    )
  if (caseKey === null || !answer.data) return <p role="status">{t('loading')}</p>
  return (
    <CaseView
      found={answer.data}
      caseKey={caseKey}
      locale={locale}
      onChanged={(changed) => void answer.mutate(changed, { revalidate: changed === undefined })}
      onErased={() => setErased(true)}
    />
  )
}
