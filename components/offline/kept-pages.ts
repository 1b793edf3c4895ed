import { cacheNames } from '@/lib/config/browser-keys'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { recentStore } from '@/lib/utils/recent-store'

export type KeptPage = { href: string; title: string; /** When the site answered with it. */ at: Date }

const titleOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').title.replace(/ \| YSS$/, '')

/** The products viewed last whose pages are on this device, the newest first. */
export async function listKeptPages(locale: Locale): Promise<KeptPage[]> {
  const store = await caches.open(cacheNames.pages)
  const pages = await Promise.all(
    recentStore.read().map(async (id) => {
      const href = localizePath(`/products/${id}`, locale)
      const kept = await store.match(href, { ignoreVary: true })
      return kept && { href, title: titleOf(await kept.text()), at: new Date(kept.headers.get('date') ?? 0) }
    }),
  )
  return pages.filter((page) => page !== undefined)
}
