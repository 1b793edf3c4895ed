import type { Site } from '@/tests/security/support/site'

export type SitemapEntry = {
  /** Path and query on the site, whatever its host: stored pages name the host of the build. */
  path: string
  lastmod: string | null
  /** Paths by language, x-default among them; a language that comes twice is listed twice. */
  languages: [language: string, path: string][]
}

const elements = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => inner)

export function pathOf(address: string): string {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
  return pathname + search
}

function readEntry(xml: string): SitemapEntry {
  const links = [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
  return {
    path: pathOf(elements(xml, 'loc')[0] ?? ''),
    lastmod: elements(xml, 'lastmod')[0] ?? null,
    languages: links.map(([, language = '', href = '']) => [language, pathOf(href)]),
  }
}

/** Paths of the sitemaps that the index lists. */
export async function listSitemaps(site: Pick<Site, 'ask'>): Promise<string[]> {
  const { text } = await site.ask('/sitemap.xml')
  return elements(text, 'loc').map(pathOf)
}

/** Every page of every sitemap. */
export async function readSitemaps(site: Pick<Site, 'ask'>): Promise<SitemapEntry[]> {
  const files = await Promise.all((await listSitemaps(site)).map((path) => site.ask(path)))
  return files.flatMap(({ text }) => elements(text, 'url')).map(readEntry)
}
