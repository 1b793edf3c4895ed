import type { Metadata } from 'next'
import { NotFoundPage, notFoundMetadata } from '@/components/layout/not-found-page'
import { PlaceRoute, placeMetadata } from '@/components/dealer/place-route'
import { readBuyPlace } from '@/components/dealer/read-buy-place'
import { readDealerProvinces } from '@/lib/data/dealers'

type Props = { params: Promise<{ id: string }> }

// The province is the page: an unknown one has to answer 404.
export const instant = false

/** The first provinces; the others and the countries are stored when they are first asked for. */
export async function generateStaticParams() {
  const provinces = await readDealerProvinces('en')
  return provinces.slice(0, 3).map(({ slug }) => ({ id: slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = await readBuyPlace((await params).id)
  return place ? placeMetadata(place) : notFoundMetadata()
}

export default async function Place({ params }: Props) {
  const place = await readBuyPlace((await params).id)
  return place ? <PlaceRoute place={place} /> : <NotFoundPage />
}
