'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useHydrated } from '@/components/next/use-hydrated'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { splitPath } from '@/lib/i18n/locales'
import { returnWhenAnswered } from './return-when-answered'
import { canKeep } from './use-listed'

const isAway = () => splitPath(location.pathname).path !== '/offline'

/** Where this page stands in for one that could not be shown: says so, and loads that one when there is a connection. */
export function AwayNotice() {
  const t = useTranslations('offline')
  const isHydrated = useHydrated()
  useEffect(() => (isAway() ? returnWhenAnswered(location.href, () => location.reload()) : undefined), [])
  if (!isHydrated) return null
  if (isAway())
    return (
      <Notice
        tone="warning"
        role="status"
        title={t('away.title')}
        actions={<Button onClick={() => location.reload()}>{t('away.retry')}</Button>}
      >
        {t('away.text')}
      </Notice>
    )
  return canKeep() ? null : (
    <Notice tone="warning" title={t('noStore.title')}>
      {t('noStore.text')}
    </Notice>
  )
}
