import { Agent, get } from 'node:http'
import { titleOf } from '@/tests/e2e/support/every'
import { pathOf } from './sitemaps'

export type ReadPage = {
  status: number
  title: string
  description: string
  robots: string
  /** Paths. */
  canonical: string
  languages: [language: string, path: string][]
  /** Addresses from the root of the site, with query and hash. */
  links: string[]
  headings: number
  jsonLd: object[]
  /** Path and query; null = none. */
  picture: string | null
}

const plain = (text: string) => titleOf(`<title>${text}</title>`)
const found = (html: string, pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '')

/** What search engines read of a page. */
export function readPage(status: number, html: string): ReadPage {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)]
  const canonical = found(html, /<link rel="canonical" href="([^"]*)"/)
  const picture = found(html, /<meta property="og:image" content="([^"]*)"/)
  return {
    status,
    title: titleOf(html),
    description: found(html, /<meta name="description" content="([^"]*)"/),
    robots: found(html, /<meta name="robots" content="([^"]*)"/),
    canonical: canonical && pathOf(canonical),
    languages: all(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g).map(([, language = '', href = '']) => [
      language,
      pathOf(href),
    ]),
    links: [...new Set(all(/<a [^>]*?href="(\/[^"]*)"/g).map(([, href = '']) => plain(href)))],
    headings: all(/<h1[\s>]/g).length,
    jsonLd: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
      ([, json = '']) => JSON.parse(json) as object,
    ),
    picture: picture === '' ? null : pathOf(picture),
  }
}

export type Answered = { status: number; type: string; body: Buffer }

/** Asks over a few connections that stay open, as a robot does. */
export function openConnections(origin: string, most: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: most })
  const ask = (path: string): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const request = get(new URL(path, origin), { agent, headers: { cookie: 'i18n_redirected=en' } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          resolve({ status, type: headers['content-type'] ?? '', body: Buffer.concat(chunks) })
        })
      })
      request.on('error', reject)
    })
  return { ask, close: () => agent.destroy() }
}
