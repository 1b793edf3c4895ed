import { z } from 'zod'
import type { Lang } from '@/lib/contract/common'
import {
  capabilitySchema,
  dealerKindSchema,
  dealerSizeSchema,
  openingHoursSchema,
  spokenLanguageSchema,
  vehicleLineSchema,
  type Dealer,
} from '@/lib/contract/dealer'
import type { DealerTable } from '@/lib/server/db/tables/dealers'
import { provinceOfCode, provinceSlug } from '@/lib/server/services/place/provinces'

export const linesSchema = z.array(vehicleLineSchema)
const capabilitiesSchema = z.array(capabilitySchema)
const phonesSchema = z.array(z.string())
const languagesSchema = z.array(spokenLanguageSchema)

type Parts = Pick<
  DealerTable,
  | 'street_en'
  | 'street_th'
  | 'tambon_en'
  | 'tambon_th'
  | 'amphur_en'
  | 'amphur_th'
  | 'province'
  | 'province_en'
  | 'province_th'
  | 'postcode'
  | 'country'
>

/** An address on one line. Bangkok's districts are called khwaeng and khet, and it is no province. */
function addressLine(row: Parts, lang: Lang): string {
  if (lang !== 'th')
    return [row.street_en, row.tambon_en, row.amphur_en, `${row.province_en} ${row.postcode}`.trim()]
      .filter(Boolean)
      .join(', ')
  const bangkok = row.province === '10'
  const parts = bangkok
    ? [`แขวง${row.tambon_th}`, `เขต${row.amphur_th}`, row.province_th]
    : [`ต.${row.tambon_th}`, `อ.${row.amphur_th}`, `จ.${row.province_th}`]
  return [row.street_th, ...parts, row.postcode].filter(Boolean).join(' ')
}

/** `bookable` 1 = a workshop with bookings. */
export type DealerRow = DealerTable & { bookable: number }

/** A stored dealer as the contract has it, in one language. Throws when a row does not keep the contract. */
export function toDealer(row: DealerRow, lang: Lang): Dealer {
  const province = provinceOfCode(row.province)
  return {
    id: row.id,
    code: row.code,
    kind: dealerKindSchema.parse(row.kind),
    size: dealerSizeSchema.parse(row.size),
    name: row[`name_${lang}`],
    lines: linesSchema.parse(JSON.parse(row.lines)),
    capabilities: capabilitiesSchema.parse(JSON.parse(row.capabilities)),
    province: {
      code: row.province,
      name: row[`province_${lang}`],
      slug: province ? provinceSlug(province) : row.country.toLowerCase(),
    },
    district: { id: row.amphur_th, name: lang === 'th' ? row.amphur_th : row.amphur_en },
    address: addressLine(row, lang),
    postcode: row.postcode,
    country: row.country,
    lat: row.lat,
    lng: row.lng,
    phones: phonesSchema.parse(JSON.parse(row.phones)),
    lineId: row.line_id,
    facebook: row.facebook,
    web: row.web,
    email: row.email,
    languages: languagesSchema.parse(JSON.parse(row.languages)),
    bookable: row.bookable === 1,
    hours: openingHoursSchema.parse(JSON.parse(row.hours)),
    sample: row.sample === 1,
  }
}
