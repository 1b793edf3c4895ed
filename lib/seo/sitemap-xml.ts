import { localeList, type Locale } from '@/lib/i18n/locales'
import { escapeXml, xmlElement } from '@/lib/utils/xml'
import { lastChange, pageAddress, sitemapAddress, sitemaps, type SitemapPage } from './sitemap'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const linkSpace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** A page in one language with all its languages, itself among them. Source: sitemaps.org/protocol.html and Google's addition for languages. */
function writeUrl({ path, changes, changedOn }: SitemapPage, locale: Locale): string {
  const link = (language: string, other: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(pageAddress(path, other))}"/>`
  const parts = [
    xmlElement('loc', pageAddress(path, locale)),
    ...(changedOn === null ? [] : [xmlElement('lastmod', changedOn)]),
    xmlElement('changefreq', changes),
    ...localeList.map((other) => link(other, other)),
    link('x-default', 'en'),
  ]
  return `<url>${parts.join('')}</url>`
}

/** One part of the site in one language. */
export function writeSitemap(pages: readonly SitemapPage[], locale: Locale): string {
  const urls = pages.map((page) => writeUrl(page, locale))
  return `${head}\n<urlset ${sitemapSpace} ${linkSpace}>\n${urls.join('\n')}\n</urlset>\n`
}

/** The sitemaps that have a page, each with the last change of any of its pages. */
export function writeSitemapIndex(pages: readonly SitemapPage[]): string {
  const entries = sitemaps.flatMap(({ part, file }) => {
    const own = pages.filter((page) => page.part === part)
    const changedOn = lastChange(own)
    const day = changedOn === null ? '' : xmlElement('lastmod', changedOn)
    return own.length === 0 ? [] : [`<sitemap>${xmlElement('loc', sitemapAddress(file))}${day}</sitemap>`]
  })
  return `${head}\n<sitemapindex ${sitemapSpace}>\n${entries.join('\n')}\n</sitemapindex>\n`
}
