/** Search engines read the first entries of a list; the page has them all. */
const mostEntries = 30

type Item = { name: string; /** Absolute, or from the root of the site. */ href: string }

/** schema.org ItemList of pages, each by its own address. Source: schema.org/ItemList. */
export function itemListJsonLd(items: readonly Item[], page: { name: string; url: URL }): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: page.name,
    url: page.url.href,
    numberOfItems: items.length,
    itemListElement: items.slice(0, mostEntries).map(({ name, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      url: new URL(href, page.url).href,
    })),
  }
}
