import { answerSitemap } from '@/lib/route-handlers/sitemap'
import { sitemaps } from '@/lib/seo/sitemap'

export function generateStaticParams() {
  return sitemaps.map(({ file }) => ({ file }))
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return answerSitemap((await params).file)
}
