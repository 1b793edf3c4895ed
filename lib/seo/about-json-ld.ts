import type { Lang } from '@/lib/contract/common'

type Page = { name: string; description: string; url: URL; lang: Lang }

/** schema.org AboutPage of the company that makes the products. Only what the site itself knows: no founding year, no address. */
export function aboutJsonLd({ name, description, url, lang }: Page): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name,
    description,
    url: url.href,
    inLanguage: lang,
    about: {
      '@type': 'Organization',
      '@id': new URL('/#organization', url).href,
      name: 'YSS Suspension (Thailand)',
      url: new URL('/', url).href,
      logo: new URL('/favicon.svg', url).href,
    },
  }
}
