'use client'

import { useHydrated } from '@/components/next/use-hydrated'
import { localizePath, splitPath } from '@/lib/i18n/locales'
import en from '@/messages/en/last-resort.json'
import ja from '@/messages/ja/last-resort.json'
import th from '@/messages/th/last-resort.json'

const texts = { en, th, ja } as const

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
  const { locale } = splitPath(useHydrated() ? location.pathname : '/')
  const words = texts[locale]
  const details = error instanceof Error ? error.message : String(error)
  return (
    <html lang={locale}>
      <body style={style.body}>
        <title>{words.title}</title>
        <main style={style.main}>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          <pre lang="en" style={style.details}>
            {details}
          </pre>
          <a href={localizePath('/', locale)} style={style.link}>
            {words.home}
          </a>
        </main>
      </body>
    </html>
  )
}
