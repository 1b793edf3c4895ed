import 'server-only'
import { readIndexedPages } from '@/lib/data/indexed-pages'
import { sitemaps } from '@/lib/seo/sitemap'
import { writeSitemap, writeSitemapIndex } from '@/lib/seo/sitemap-xml'

const xml = (body: string) =>
  new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

export async function answerSitemapIndex(): Promise<Response> {
  return xml(writeSitemapIndex(await readIndexedPages()))
}

/** `products-th.xml`: one part of the site in one language; 404 for any other name. */
export async function answerSitemap(file: string): Promise<Response> {
  const found = sitemaps.find((one) => one.file === file)
  if (!found) return new Response(null, { status: 404 })
  const pages = await readIndexedPages()
  return xml(
    writeSitemap(
      pages.filter(({ part }) => part === found.part),
      found.locale,
    ),
  )
}
