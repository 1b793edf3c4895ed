'use client'

import { Suspense, useEffect } from 'react'
import { watchChunks } from './chunk-reload'
import { ConnectionNotice } from './connection-notice'
import { rememberFirstLocale } from './locale-memory'
import { RouteWatcher } from './route-watcher'

type Props = { texts: { offline: string; online: string; loading: string; cancelHint: string } }

/** Mounted once in the root layout. */
export function NavigationEffects({ texts }: Props) {
  useEffect(() => {
    rememberFirstLocale()
    return watchChunks()
  }, [])

  return (
    <>
      <ConnectionNotice offline={texts.offline} online={texts.online} />
      <Suspense fallback={null}>
        <RouteWatcher loading={texts.loading} cancelHint={texts.cancelHint} />
      </Suspense>
    </>
  )
}
