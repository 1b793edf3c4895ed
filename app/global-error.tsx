'use client'

const text = {
  title: 'An error occurred while showing the error page',
  message: 'Unfortunately an error occurred and while showing the error page another error occurred',
  home: 'Go back to home',
} as const

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

/** The last resort, when even the error page or the root layout fails: nothing of the site is used here. */
export default function GlobalError({ error }: { error: unknown }) {
  const details = error instanceof Error ? error.message : String(error)
  return (
    <html lang="en">
      <body style={style.body}>
        <title>{text.title}</title>
        <main style={style.main}>
          <h1>{text.title}</h1>
          <p>{text.message}</p>
          <pre style={style.details}>{details}</pre>
          {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- a full load starts from nothing */}
          <a href="/" style={style.link}>
            {text.home}
          </a>
        </main>
      </body>
    </html>
  )
}
