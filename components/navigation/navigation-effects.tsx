'use client'

import { useEffect, type ReactNode } from 'react'
import { watchChunks } from '@/components/next/chunk-reload'
import { removeOldDrafts } from '@/lib/utils/drafts'
import { ConnectionNotice } from './connection-notice'
import { rememberFirstLocale } from './locale-memory'
import { RouteWatcher } from '@/components/next/route-watcher'
import { useHydrated } from '@/components/next/use-hydrated'
import { useInUse } from '@/components/next/use-in-use'
import { startWorker } from '@/components/offline/start-worker'

type Props = { texts: { offline: string; online: string; kept: ReactNode; loading: string; cancelHint: string } }

/** Mounted once in the root layout. */
export function NavigationEffects({ texts }: Props) {
  const isHydrated = useHydrated()
  const isUsed = useInUse()
  useEffect(() => {
    rememberFirstLocale()
    removeOldDrafts(new Date())
    return watchChunks()
  }, [])
  useEffect(() => {
    if (isUsed) startWorker()
  }, [isUsed])

  return (
    <>
      <ConnectionNotice offline={texts.offline} online={texts.online} kept={texts.kept} />
      {/* On the server it would ask for the query, which a stored page has not: Next then leaves a hole and closes the document before the page's data. */}
      {isHydrated && <RouteWatcher loading={texts.loading} cancelHint={texts.cancelHint} />}
    </>
  )
}
