'use client'

import { errorTextsOf } from '@/components/layout/error-texts'
import { useHydrated } from '@/components/next/use-hydrated'
import { localizePath } from '@/lib/i18n/locales'

const style = {
  body: {
    margin: 0,
    minHeight: '100vh',
    display: 'grid',
    placeItems: 'center',
    background: '#f6f7f8',
    color: '#0e1013',
    fontFamily: 'system-ui, sans-serif',
    lineHeight: 1.6,
  },
  main: { maxWidth: '40rem', padding: '2rem', background: '#fff', borderLeft: '3px solid #d3121c' },
  details: { overflowX: 'auto', whiteSpace: 'pre-wrap', color: '#5b626c' },
  link: { color: '#d3121c', fontWeight: 600 },
} as const

/** The last resort, when even the error page or the root layout fails: nothing of the site is used here but its words. */
export default function GlobalError({ error }: { error: unknown }) {
  // What the server sends of such a failure is one page for all addresses; the browser knows which was asked for.
  const { locale, texts } = errorTextsOf(useHydrated() ? location.pathname : '/')
  const { lastResort } = texts
  const details = error instanceof Error ? error.message : String(error)
  return (
    <html lang={locale}>
      <body style={style.body}>
        <title>{lastResort.title}</title>
        <main style={style.main}>
          <h1>{lastResort.title}</h1>
          <p>{lastResort.text}</p>
          <pre lang="en" style={style.details}>
            {details}
          </pre>
          <a href={localizePath('/', locale)} style={style.link}>
            {lastResort.home}
          </a>
        </main>
      </body>
    </html>
  )
}
