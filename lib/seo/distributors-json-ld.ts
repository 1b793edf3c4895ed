import type { Distributor } from '@/lib/contract/distributor'

/** schema.org Organization of each distributor, with the countries it delivers to. */
export function distributorsJsonLd(distributors: readonly Distributor[]): object {
  return {
    '@context': 'https://schema.org',
    '@graph': distributors.map(({ name, phones, email, address, city, country, territory, languages }) => ({
      '@type': 'Organization',
      name,
      telephone: phones,
      ...(email !== null && { email }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: city,
        addressCountry: country.code,
      },
      areaServed: territory.map((one) => ({ '@type': 'Country', name: one.name })),
      knowsLanguage: languages,
    })),
  }
}
