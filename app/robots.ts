import type { MetadataRoute } from 'next'
import { environment } from '@/lib/config/environment'

/** Everything may be read; what must not be indexed says so itself. Machine addresses are no pages, apart from the files that pages offer. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/documents/', '/api/feeds/', '/api/calendar/'], disallow: ['/api/'] },
    sitemap: new URL('/sitemap.xml', environment().SITE_URL).href,
  }
}
