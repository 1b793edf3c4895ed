import type { Dealer } from '@/lib/contract/dealer'
import { weekdays, type Weekday } from '@/lib/contract/workshop-words'
import { withCountryCode } from '@/lib/domain/thai-phone'

const schemaDays: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

function weeklyHours({ weekly }: Dealer['hours']): object[] {
  return weekdays.flatMap((day) => {
    const hours = weekly[day]
    return hours
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${schemaDays[day]}`, ...hours }]
      : []
  })
}

/** Days with a date of their own; yearly ones have no form in schema.org. Closed = it opens and closes at midnight. */
function datedHours({ exceptions }: Dealer['hours']): object[] {
  return exceptions
    .filter(({ day }) => day.length === 10)
    .map(({ day, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens: hours?.opens ?? '00:00',
      closes: hours?.closes ?? '00:00',
    }))
}

/** schema.org AutoRepair (a LocalBusiness) for places that work on vehicles, AutoPartsStore for those that only sell. */
export function dealerJsonLd(dealer: Dealer, url: string): Record<string, unknown> {
  const works = dealer.capabilities.includes('fitting')
  return {
    '@context': 'https://schema.org',
    '@type': works ? 'AutoRepair' : 'AutoPartsStore',
    '@id': `${url}#dealer`,
    url,
    name: dealer.name,
    telephone: dealer.phones.map(withCountryCode),
    ...(dealer.email !== null && { email: dealer.email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: dealer.address,
      addressLocality: dealer.district.name,
      addressRegion: dealer.province.name,
      postalCode: dealer.postcode,
      addressCountry: dealer.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: dealer.lat, longitude: dealer.lng },
    openingHoursSpecification: [...weeklyHours(dealer.hours), ...datedHours(dealer.hours)],
    knowsLanguage: dealer.languages,
  }
}
