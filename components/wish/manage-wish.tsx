'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { FocusedNotice } from '@/components/form/focused-notice'
import { LoadFailure } from '@/components/form/load-failure'
import { usePrivateToken } from '@/components/navigation/use-private-token'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { callCompany } from '@/lib/client/browser'
import { readFailure } from '@/lib/client/read-failure'
import type { Locale } from '@/lib/i18n/locales'
import { WishCard } from './wish-card'

type Props = { locale: Locale; backHref: string }

const wrongLink = new Set(['NOT_FOUND', 'INVALID_INPUT'])

/** The wish behind the private link in this page's address, and the button that deletes it. */
export function ManageWish({ locale, backHref }: Props) {
  const t = useTranslations('wish.manage')
  const token = usePrivateToken()
  const [withdrawn, setWithdrawn] = useState(false)
  const answer = useSWR(
    token === null || token === '' || withdrawn ? null : (['wish', token, locale] as const),
    ([, secret, lang]) => callCompany('getWish', { token: secret, lang }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const error: unknown = answer.error
  const back = <ButtonLink href={backHref}>{t('back')}</ButtonLink>

  if (withdrawn)
    return (
      <FocusedNotice tone="success" role="status" title={t('withdrawnTitle')} actions={back}>
        {t('withdrawnText')}
      </FocusedNotice>
    )
  if (token === '' || (error && wrongLink.has(readFailure(error).code)))
    return <EmptyState title={t('invalidTitle')} text={t('invalidText')} actions={back} />
  if (error)
    return (
      <LoadFailure title={t('downTitle')} onRetry={() => void answer.mutate()}>
        {t('downText')}
      </LoadFailure>
    )
  if (token === null || !answer.data) return <p role="status">{t('loading')}</p>
  return <WishCard wish={answer.data} token={token} locale={locale} onWithdrawn={() => setWithdrawn(true)} />
}
