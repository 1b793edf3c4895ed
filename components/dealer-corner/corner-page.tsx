import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { EmptyState } from '@/components/ui/empty-state'
import type { MyDealer } from '@/lib/contract/dealer-listing'
import { requireAccess } from '@/lib/data/access'
import { askAsUser } from '@/lib/data/session'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { Locale } from '@/lib/i18n/locales'
import { cornerMessages } from './corner-messages'
import { CornerTabs, type CornerPath } from './corner-tabs'

export type CornerSearch = Promise<{ shop?: string | string[] }>

type Props = {
  path: CornerPath
  searchParams: CornerSearch
  children: (shop: MyDealer, locale: Locale) => ReactNode | Promise<ReactNode>
}

/** A page of the dealers' corner: which shop, the way to the other pages, and what this one is for. */
export async function CornerPage({ path, searchParams, children }: Props) {
  const { route } = await requireAccess(path)
  const [locale, { shop: asked }] = await Promise.all([currentLocale(), searchParams])
  const [t, titles] = await Promise.all([getTranslations('dealer-corner'), getTranslations('routes')])
  const shops = await askAsUser('getMyDealers', { lang: locale })
  const shop = shops.find(({ id }) => id === asked) ?? shops[0]
  return (
    <PageFrame route={route.path} tone="stage" fills>
      <PageStage title={titles(route.name as 'user-dealer')} size="low" lead={shop ? shop.name : t('stage.lead')} />
      <CornerTabs path={path} shop={shop?.id} shops={shops} locale={locale} />
      <div className="shell grid min-h-dvh content-start gap-8 py-8 md:py-12 print:min-h-0">
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        {shop ? (
          <ClientMessages locale={locale} pick={cornerMessages}>
            {await children(shop, locale)}
          </ClientMessages>
        ) : (
          <EmptyState title={t('stage.noShop')} text={t('stage.noShopText')} />
        )}
      </div>
    </PageFrame>
  )
}
