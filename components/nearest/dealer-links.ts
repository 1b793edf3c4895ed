import type { Dealer } from '@/lib/contract/dealer'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Placed = Pick<Dealer, 'lat' | 'lng' | 'name'>

/** The page of a dealer. */
export function dealerHref({ id, province }: Pick<Dealer, 'id' | 'province'>, locale: Locale): string {
  return localizePath(`/whereToBuy/${province.slug}/${id}`, locale)
}

export function provinceHref(slug: string, locale: Locale): string {
  return localizePath(`/whereToBuy/${slug}`, locale)
}

const at = ({ lat, lng }: Placed) => `${lat},${lng}`

/** Addresses that open a place in a map: whatever the device has (RFC 5870), Google's, Apple's. */
export const mapLinks = {
  geo: (place: Placed) => `geo:${at(place)}?q=${at(place)}(${encodeURIComponent(place.name)})`,
  google: (place: Placed) => `https://www.google.com/maps/dir/?api=1&destination=${at(place)}`,
  apple: (place: Placed) => `https://maps.apple.com/?daddr=${at(place)}&q=${encodeURIComponent(place.name)}`,
} as const
