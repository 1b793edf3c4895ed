import type { Lang } from '@/lib/contract/common'

const name = 'YSS Suspension (Thailand)'
const idOf = (site: string) => new URL('/#organization', site).href

/** The company as other things name it; the home page describes it under the same id. */
export const organizationRef = (site: string) => ({
  '@type': 'Organization',
  '@id': idOf(site),
  name,
  url: new URL('/', site).href,
})

/** The company itself. Only what the site knows: no founding year, no address, no awards. */
export function organization(site: string): object {
  return { ...organizationRef(site), logo: new URL('/icons/icon-512.png', site).href }
}

/** schema.org WebSite with its search, and the company that publishes it. Source: schema.org/WebSite, schema.org/SearchAction. */
export function siteJsonLd({ url, description, lang }: { url: string; description: string; lang: Lang }): object {
  const search = new URL(`${new URL(url).pathname.replace(/\/$/, '')}/search`, url).href
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(url),
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        url,
        name,
        alternateName: 'YSS',
        description,
        inLanguage: lang,
        publisher: { '@id': idOf(url) },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
