import { countries } from 'countries-list'
import type { DealerSize } from '@/lib/contract/dealer'
import type { DistributorKind } from '@/lib/contract/distributor'
import type { VehicleLine } from '@/lib/contract/workshop-words'
import type { DistributorTable } from '@/lib/server/db/tables/dealers'
import { isCountry } from '@/lib/server/services/location'
import { toSlug } from '@/lib/utils/slug'

/** Countries it delivers to (its own first) | city | latitude | longitude | languages; `!` = the only one there. */
const rows = `JP|Hamamatsu|34.71|137.73|ja,en
JP|Osaka|34.69|135.50|ja
CN,HK,MO|Guangzhou|23.13|113.26|zh,en
CN|Chongqing|29.56|106.55|zh
TW|Taichung|24.15|120.68|zh,en!
KR|Incheon|37.46|126.71|ko,en!
IN,NP,BT|Pune|18.52|73.86|en,hi
IN|Chennai|13.08|80.27|en,ta
LK,MV|Colombo|6.93|79.86|en,si!
BD|Dhaka|23.81|90.41|bn,en!
PK|Lahore|31.55|74.34|en,ur!
VN|Ho Chi Minh City|10.78|106.70|vi,en
VN|Hanoi|21.03|105.85|vi,en
LA|Vientiane|17.97|102.63|lo,th!
KH|Phnom Penh|11.56|104.92|km,en!
MM|Yangon|16.84|96.17|my,en!
MY,BN|Shah Alam|3.07|101.52|ms,en,zh
MY|Penang|5.41|100.33|ms,en,zh
SG|Singapore|1.35|103.82|en,zh!
ID,TL|Jakarta|-6.21|106.85|id,en
ID|Surabaya|-7.26|112.75|id
PH|Quezon City|14.68|121.04|en,tl!
AE,OM,QA,BH,KW|Dubai|25.20|55.27|en,ar!
SA|Riyadh|24.71|46.68|ar,en!
IL|Tel Aviv|32.08|34.78|he,en!
TR,AZ|Istanbul|41.01|28.98|tr,en!
KZ,UZ,KG|Almaty|43.24|76.89|ru,en!
DE,AT|Stuttgart|48.78|9.18|de,en
DE|Hamburg|53.55|9.99|de
FR,MC|Lyon|45.76|4.84|fr,en!
IT,SM|Bologna|44.49|11.34|it,en!
ES,AD|Barcelona|41.39|2.17|es,en!
PT|Porto|41.15|-8.61|pt,en!
GB,IE|Birmingham|52.49|-1.89|en!
NL|Eindhoven|51.44|5.47|nl,en,de!
BE,LU|Ghent|51.05|3.72|nl,fr,en!
CH,LI|Winterthur|47.50|8.72|de,fr,en!
PL|Poznan|52.41|16.93|pl,en!
CZ,SK|Brno|49.20|16.61|cs,en!
HU|Budapest|47.50|19.04|hu,en!
RO,MD|Cluj-Napoca|46.77|23.59|ro,en!
BG|Plovdiv|42.14|24.75|bg,en!
GR,CY|Thessaloniki|40.64|22.94|el,en!
SI,HR|Ljubljana|46.06|14.51|sl,hr,en!
RS,BA,ME,MK|Novi Sad|45.25|19.84|sr,en!
SE|Jonkoping|57.78|14.16|sv,en!
NO|Drammen|59.74|10.20|no,en!
DK,IS|Aarhus|56.16|10.20|da,en!
FI,EE,LV,LT|Tampere|61.50|23.76|fi,en!
UA|Lviv|49.84|24.03|uk,en!
ZA,NA,BW|Johannesburg|-26.20|28.05|en,af!
KE,TZ,UG|Nairobi|-1.29|36.82|en,sw!
NG|Lagos|6.52|3.38|en!
EG|Cairo|30.04|31.24|ar,en!
MA|Casablanca|33.57|-7.59|fr,ar!
RE,MU|Saint-Denis|-20.88|55.45|fr,en!
US|Anaheim|33.84|-117.91|en,es
US|Charlotte|35.23|-80.84|en
CA|Mississauga|43.59|-79.64|en,fr!
MX|Guadalajara|20.67|-103.35|es,en!
CR,PA|San Jose|9.93|-84.08|es,en!
GT,SV,HN|Guatemala City|14.63|-90.51|es!
DO,PR|Santo Domingo|18.49|-69.93|es,en!
BR|Curitiba|-25.43|-49.27|pt,en!
AR,UY|Cordoba|-31.42|-64.18|es,en!
CL|Santiago|-33.45|-70.67|es,en!
CO,EC|Medellin|6.25|-75.56|es,en!
PE,BO|Lima|-12.05|-77.04|es!
AU|Melbourne|-37.81|144.96|en
AU,PG|Brisbane|-27.47|153.03|en
NZ,FJ|Hamilton|-37.79|175.28|en!
NC,PF|Noumea|-22.27|166.46|fr,en!`

const kinds: readonly DistributorKind[] = ['importer', 'service-partner', 'wholesaler']
const sizes: readonly DealerSize[] = ['medium', 'large', 'medium', 'small']
const lines: readonly (readonly VehicleLine[])[] = [
  ['scooter', 'bigbike', 'car', 'pickup'],
  ['scooter', 'bigbike'],
  ['bigbike'],
  ['car', 'pickup'],
  ['scooter', 'bigbike', 'pickup'],
]

const callingCode = (country: string) => (isCountry(country) ? (countries[country].phone[0] ?? 0) : 0)

function toRow(row: string, index: number): DistributorTable {
  const exclusive = row.endsWith('!')
  const [territory = '', city = '', lat, lng, languages = ''] = row.replace('!', '').split('|')
  const [country = ''] = territory.split(',')
  const id = `sample-${toSlug(city)}`
  const number = String(index + 1).padStart(2, '0')
  return {
    id,
    code: `W${number}`,
    kind: kinds[index % kinds.length] ?? 'importer',
    size: sizes[index % sizes.length] ?? 'medium',
    name: `${city} Suspension Trading (sample)`,
    country,
    territory: JSON.stringify(territory.split(',')),
    exclusive: exclusive ? 1 : 0,
    lines: JSON.stringify(lines[index % lines.length]),
    languages: JSON.stringify(languages.split(',')),
    city,
    address: `${index + 1} Sample Street, ${city}`,
    lat: Number(lat),
    lng: Number(lng),
    // Numbers of 55501nn are kept free for samples and films.
    phones: JSON.stringify([`+${callingCode(country)}55501${number}`]),
    email: `${toSlug(city)}@example.com`,
    web: null,
    sample: 1,
  }
}

/** Sample distributors on every inhabited continent: they say so in their names. */
export const seedDistributors: readonly DistributorTable[] = rows.split('\n').map(toRow)
