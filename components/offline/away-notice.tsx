'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useHydrated } from '@/components/next/use-hydrated'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { splitPath } from '@/lib/i18n/locales'
import { canKeep } from './use-listed'

const isAway = () => splitPath(location.pathname).path !== '/offline'

/** Time before each try, ms: a connection that the browser tells of may take a moment to carry anything. */
const pauses = [0, 1000, 3000, 10_000]

const isAnswered = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Loads the page that could not be shown as soon as it can be fetched. Returns what ends the tries. */
function returnWhenAnswered(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const attempt = (turn: number) => {
    clearTimeout(timer)
    const pause = pauses[turn]
    if (isOver || !navigator.onLine || pause === undefined) return
    timer = setTimeout(() => {
      void isAnswered().then((answered) => (answered ? location.reload() : attempt(turn + 1)))
    }, pause)
  }
  const begin = () => attempt(0)
  // It has just failed: not at once.
  attempt(2)
  addEventListener('online', begin)
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', begin)
  }
}

/** Where this page stands in for one that could not be shown: says so, and loads that one when there is a connection. */
export function AwayNotice() {
  const t = useTranslations('offline')
  const isHydrated = useHydrated()
  useEffect(() => (isAway() ? returnWhenAnswered() : undefined), [])
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
