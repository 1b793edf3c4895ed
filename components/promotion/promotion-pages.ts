import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { PromotionLine } from '@/lib/contract/promotion'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { RoutePath } from '@/lib/routes/table'
import type { RouteTitleKey } from '@/lib/routes/titles'
import { pageMetadata } from '@/lib/seo/page-metadata'

/** The pages of promotions, with the line each shows; null = both. */
export const promotionPages = {
  all: { path: '/promotion', title: 'promotion', line: null },
  moto: { path: '/promotion-moto', title: 'promotion-moto', line: 'moto' },
  auto: { path: '/promotion-auto', title: 'promotion-auto', line: 'auto' },
} as const satisfies Record<string, { path: RoutePath; title: RouteTitleKey; line: PromotionLine | null }>
export type PromotionPageKey = keyof typeof promotionPages

const pictures = { all: 'macro-rebound', moto: 'hero-moto', auto: 'hero-car' } as const

export async function promotionMetadata(page: PromotionPageKey): Promise<Metadata> {
  const locale = await currentLocale()
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'promotion' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  const { path, title } = promotionPages[page]
  return pageMetadata(
    { title: titles(title), description: t(`metaDescription.${page}`), picture: pictures[page] },
    { route: path, locale },
  )
}
