'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import { LoadFailure } from '@/components/form/load-failure'
import { usePrivateToken } from '@/components/navigation/use-private-token'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import { readFailure } from '@/lib/client/read-failure'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { useFailureText } from './failure-text'
import { MessageChoices } from './message-choices'

const overCodes = new Set(['NOT_FOUND', 'INVALID_INPUT'])

/** Where the link of a reminder leads: what is sent about a registration, and a button to stop each. */
export function MessagesDesk({ locale }: { locale: Locale }) {
  const t = useTranslations('warranty.messages')
  const titles = useTranslations('routes')
  const failureText = useFailureText()
  const token = usePrivateToken()
  const answer = useSWR(
    token === null || token === '' ? null : (['warranty-messages', token] as const),
    ([, linked]) => callCompany('getWarrantyMessages', { token: linked }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const error: unknown = answer.error
  const failure = error ? readFailure(error) : null
  if (token === '' || (failure && overCodes.has(failure.code)))
    return (
      <Notice
        title={t('overTitle')}
        role="status"
        actions={
          <ButtonLink href={localizePath('/services/warranty/passport', locale)}>
            {titles('services-warranty-passport')}
          </ButtonLink>
        }
      >
        {t('overText')}
      </Notice>
    )
  if (failure) return <LoadFailure title={failureText(failure)} onRetry={() => void answer.mutate()} />
  if (token === null || !answer.data) return <p role="status">{t('loading')}</p>
  return (
    <MessageChoices
      messages={{ ...answer.data, token }}
      locale={locale}
      onChanged={(changed) => void answer.mutate(changed, { revalidate: false })}
    />
  )
}
