'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import { usePrivateToken } from '@/components/navigation/use-private-token'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import { readFailure } from '@/lib/client/read-failure'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { CheckFailure } from './check-failure'
import { UsedPartCard } from './used-part-card'

const overCodes = new Set(['NOT_FOUND', 'INVALID_INPUT'])

/** What the link of an owner shows to who may buy the part. Its key stays in the address and goes into no storage. */
export function UsedPartDesk({ locale }: { locale: Locale }) {
  const t = useTranslations('warranty.usedPart')
  const form = useTranslations('form')
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
  if (failure)
    return (
      <div className="grid gap-4">
        <CheckFailure failure={failure} />
        <div>
          <Button variant="secondary" onClick={() => void answer.mutate()}>
            {form('retry')}
          </Button>
        </div>
      </div>
    )
  if (!answer.data) return <p role="status">{t('loading')}</p>
  return <UsedPartCard part={answer.data} locale={locale} />
}
