import type { Metadata } from 'next'
import { NotFoundPage, notFoundMetadata } from '@/components/layout/not-found-page'
import { ShopRoute, shopMetadata } from '@/components/dealer/shop-route'
import { slugSchema } from '@/lib/contract/common'
import { readDealer, readDealers } from '@/lib/data/dealers'
import { currentLocale } from '@/lib/i18n/current-locale'

type Props = { params: Promise<{ id: string; shop: string }> }

// The dealer is the page: an unknown one has to answer 404.
export const instant = false

/** Two show that the page can be stored; the others are stored when they are first asked for. */
export async function generateStaticParams() {
  const dealers = await readDealers('en')
  return dealers.slice(0, 2).map(({ id, province }) => ({ id: province.slug, shop: id }))
}

/** A dealer has one address: under the province it is in. */
async function readShop({ params }: Props) {
  const { id, shop } = await params
  const dealer = slugSchema.safeParse(shop).success ? await readDealer(await currentLocale(), shop) : null
  return dealer?.province.slug === id ? dealer : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const dealer = await readShop(props)
  return dealer ? shopMetadata(dealer) : notFoundMetadata()
}

export default async function Shop(props: Props) {
  const dealer = await readShop(props)
  return dealer ? <ShopRoute dealer={dealer} /> : <NotFoundPage />
}
