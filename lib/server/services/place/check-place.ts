import type { Lang } from '@/lib/contract/common'
import { ApiError, type FieldError } from '@/lib/contract/api-error'
import type { Address, AddressField, Place } from '@/lib/contract/place'
import { toPlace } from './place-index'
import { loadPlaces } from './places'

async function findWrong(address: Address): Promise<AddressField | null> {
  const province = (await loadPlaces()).get(address.province ?? '')
  if (!province) return 'province'
  const amphur = province.amphurs.get(address.district ?? '')
  if (!amphur) return 'district'
  const tambon = amphur.tambons.get(address.subDistrict ?? '')
  if (!tambon) return 'subDistrict'
  return tambon.postcodes.includes(address.postcode ?? '') ? null : 'postcode'
}

/** Throws INVALID_INPUT when a Thai address names a place that does not exist or a postcode that does not serve it. `path` leads to the address in the input. */
export async function requirePlace(address: Address, path = 'address'): Promise<void> {
  if (address.country !== 'TH') return
  const wrong = await findWrong(address)
  if (wrong === null) return
  const field: FieldError = { path: `${path}.${wrong}`, code: 'unknown-value' }
  throw new ApiError('INVALID_INPUT', { fields: [field] })
}

/** The place of a Thai address with its names in one language; null = not Thai or not known. */
export async function findPlace(address: Address, lang: Lang): Promise<Place | null> {
  if (address.country !== 'TH') return null
  const province = (await loadPlaces()).get(address.province ?? '')
  const amphur = province?.amphurs.get(address.district ?? '')
  const tambon = amphur?.tambons.get(address.subDistrict ?? '')
  return province && amphur && tambon ? toPlace({ province, amphur, tambon }, lang, address.postcode) : null
}

function given(lines: readonly (string | undefined)[]): string[] {
  return lines.flatMap((line) => line || [])
}

/** The address in lines as its country writes it, without the country's name; Thai places in the language asked for, Bangkok with its own words for districts. */
export async function writeAddress(address: Address, lang: Lang): Promise<string[]> {
  const { country, line, line2, subDistrict = '', district = '', province = '', postcode = '' } = address
  if (country === 'JP') return given([postcode && `〒${postcode}`, `${province}${district}${line}`, line2])
  if (country !== 'TH')
    return given([line, line2, subDistrict, [district, province].filter(Boolean).join(', '), postcode])
  const place = await findPlace(address, lang)
  const names = place
    ? { tambon: place.tambon.name, amphur: place.amphur.name, province: place.province.name }
    : { tambon: subDistrict, amphur: district, province }
  if (lang !== 'th') return given([line, line2, `${names.tambon}, ${names.amphur}`, `${names.province} ${postcode}`])
  const bangkok = province === 'กรุงเทพมหานคร'
  return given([
    line,
    line2,
    bangkok ? `แขวง${names.tambon} เขต${names.amphur}` : `ต.${names.tambon} อ.${names.amphur}`,
    `${bangkok ? '' : 'จ.'}${names.province} ${postcode}`,
  ])
}
