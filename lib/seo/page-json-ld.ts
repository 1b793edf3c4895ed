import type { Lang } from '@/lib/contract/common'
import { organization, organizationRef } from './organization'

type Page = { name: string; description: string; url: URL; lang: Lang }

/** schema.org AboutPage or ContactPage of the company that makes the products. */
export function companyPageJsonLd(
  type: 'AboutPage' | 'ContactPage',
  { name, description, url, lang }: Page,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name,
    description,
    url: url.href,
    inLanguage: lang,
    about: organization(url.href),
  }
}

/** schema.org Service of the workshops, offered in Thailand. Source: schema.org/Service. */
export function serviceJsonLd({ name, description, url, lang }: Page): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url.href}#service`,
    name,
    description,
    url: url.href,
    availableChannel: { '@type': 'ServiceChannel', serviceUrl: url.href, availableLanguage: lang },
    provider: organizationRef(url.href),
    areaServed: { '@type': 'Country', name: 'Thailand' },
  }
}

/** schema.org WebPage, for what has no kind of its own there. */
export function webPageJsonLd({ name, description, url, lang }: Page): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name,
    description,
    url: url.href,
    inLanguage: lang,
    publisher: organizationRef(url.href),
  }
}
