import type { MetadataRoute } from 'next'
import { environment } from '@/lib/config/environment'

/** Everything may be read; what must not be indexed says so itself, and machine addresses are no pages. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/'] },
    sitemap: new URL('/sitemap.xml', environment().SITE_URL).href,
  }
}
