'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { LoadFailure } from '@/components/form/load-failure'
import { usePrivateToken } from '@/components/navigation/use-private-token'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { readFailure } from '@/lib/client/read-failure'
import type { Locale } from '@/lib/i18n/locales'
import { useVisit } from './use-visit'

// Who comes without its link needs none of it.
const OpenVisit = lazy(async () => ({ default: (await import('./open-visit')).OpenVisit }))

type Props = { locale: Locale; bookHref: string }

const wrongLink = new Set(['NOT_FOUND', 'INVALID_INPUT'])

/** The visit behind the private link in this page's address: what it is, and how to move or cancel it. */
export function ManageVisit({ locale, bookHref }: Props) {
  const t = useTranslations('appointment.manage')
  const token = usePrivateToken()
  const { visit, error, mutate } = useVisit(token ?? '', locale)
  const another = <ButtonLink href={bookHref}>{t('new')}</ButtonLink>

  if (token === '' || (error && wrongLink.has(readFailure(error).code)))
    return <EmptyState title={t('invalidTitle')} text={t('invalidText')} actions={another} />
  if (error)
    return (
      <LoadFailure title={t('downTitle')} onRetry={() => void mutate()}>
        {t('downText')}
      </LoadFailure>
    )
  if (token === null || !visit) return <p role="status">{t('loading')}</p>
  return (
    <Suspense fallback={<p role="status">{t('loading')}</p>}>
      <OpenVisit
        visit={visit}
        token={token}
        another={another}
        locale={locale}
        onChanged={(after) => void mutate(after, { revalidate: false })}
        onConflict={() => void mutate()}
      />
    </Suspense>
  )
}
