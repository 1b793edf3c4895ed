'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { isChunkFailure, reloadForChunk } from '@/components/next/chunk-reload'
import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { localizePath } from '@/lib/i18n/locales'
import { errorTextsOf } from './error-texts'
import { MeasuredStatus } from './measured-status'

/** A reload takes a moment; until then the button says that something is under way. */
const untilPageIsGone = new Promise<never>(() => undefined)

type Failure = { message: string | null; status: number; digest: string | null }

/** What may be told: a server's error arrives without its message, only with a mark that leads to the log. */
export function describeFailure(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { message: null, status: 500, digest: null }
  const { message, status, digest } = error as { message?: unknown; status?: unknown; digest?: unknown }
  const mark = typeof digest === 'string' ? digest : null
  return {
    message: mark === null && typeof message === 'string' && message !== '' ? message : null,
    status: typeof status === 'number' && status >= 400 && status < 600 ? status : 500,
    digest: mark,
  }
}

/** The error page: what happened, its status, another try that asks the server again, and the way home. */
export function ErrorView({ error, retry }: { error: unknown; retry: () => void }) {
  const { locale, texts } = errorTextsOf(usePathname())
  const [retrying, startRetry] = useTransition()
  const { message, status, digest } = describeFailure(error)

  useEffect(() => {
    if (!isChunkFailure(error)) return
    startRetry(async () => {
      if (reloadForChunk()) await untilPageIsGone
    })
  }, [error])

  return (
    <main data-tone="stage" className="flex min-h-dvh items-center bg-ink text-white">
      <title>{texts.error}</title>
      <div className="shell py-16">
        <div role="alert">
          <p className="sr-only">
            {texts.status} {status}
          </p>
          <div aria-hidden="true">
            <MeasuredStatus status={status} />
          </div>
          <h1 className="mt-8 text-3xl sm:text-4xl">{texts.error}</h1>
          <p className="mt-4 max-w-text text-lg text-mist">{texts.errorText}</p>
          {message === null ? null : (
            <p lang="en" className="mt-2 max-w-text text-sm break-words text-mist">
              {message}
            </p>
          )}
          {digest ? <p className="mt-2 text-sm text-mist">#{digest}</p> : null}
          <div className="mt-8 flex flex-wrap gap-3">
            <Button disabled={retrying} onClick={() => startRetry(retry)}>
              {retrying ? texts.retrying : texts.retry}
            </Button>
            <a href={localizePath('/', locale)} className={buttonStyle('secondary')}>
              {texts.home}
            </a>
          </div>
        </div>
      </div>
    </main>
  )
}
