'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import { LoadFailure } from '@/components/form/load-failure'
import { usePrivateToken } from '@/components/navigation/use-private-token'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import { readFailure, type Failure } from '@/lib/client/read-failure'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { useCheckFailure } from './check-failure'
import { UsedPartCard } from './used-part-card'

const overCodes = new Set(['NOT_FOUND', 'INVALID_INPUT'])

function NoAnswer({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { title, text } = useCheckFailure(failure)
  return (
    <LoadFailure title={title} onRetry={onRetry}>
      {text}
    </LoadFailure>
  )
}

/** What the link of an owner shows to who may buy the part. Its key stays in the address and goes into no storage. */
export function UsedPartDesk({ locale }: { locale: Locale }) {
  const t = useTranslations('warranty.usedPart')
  const key = usePrivateToken()
  const answer = useSWR(
    key === null || key === '' ? null : (['used-part', key, locale] as const),
    ([, linked, lang]) => callCompany('getUsedPart', { key: linked, lang }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const error: unknown = answer.error
  const failure = error ? readFailure(error) : null
  if (key === '' || (failure && overCodes.has(failure.code)))
    return (
      <Notice
        title={t('overTitle')}
        role="status"
        actions={<ButtonLink href={localizePath('/services/warranty', locale)}>{t('service')}</ButtonLink>}
      >
        {t('overText')}
      </Notice>
    )
  if (failure) return <NoAnswer failure={failure} onRetry={() => void answer.mutate()} />
  if (!answer.data) return <p role="status">{t('loading')}</p>
  return <UsedPartCard part={answer.data} locale={locale} />
}
