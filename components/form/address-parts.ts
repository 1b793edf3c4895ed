import type { Address, AddressField, Place } from '@/lib/contract/place'

/** All fields, written out: the contract's own list would bring the contract's schemas into the page. */
export const addressFields = [
  'country',
  'line',
  'line2',
  'province',
  'district',
  'subDistrict',
  'postcode',
] as const satisfies readonly AddressField[]

/** What all parts of an address field are given. */
export type AddressPartProps = {
  /** Fields are named `<id>-<field>`. */
  id: string
  value: Address
  onChange: (value: Address) => void
  /** Already translated. */
  errors: Partial<Record<AddressField, string>>
  required: boolean
}

/** `id` of one field, for a summary of errors. */
export function addressFieldId(id: string, field: AddressField): string {
  return `${id}-${field}`
}

/** Whether a field of a form, such as `owner.address.district`, waits for a larger place: those of Thailand are chosen from lists. */
export function waitsForPlace(path: string, { country, province, district }: Address): boolean {
  if (country !== 'TH') return false
  return (path.endsWith('.district') && !province) || (path.endsWith('.subDistrict') && !district)
}

/** An address with nothing in it yet. */
export function emptyAddress(country: string): Address {
  return { country, line: '' }
}

/** The address at a place that was found. */
export function withPlace(address: Address, { province, amphur, tambon, postcode }: Place): Address {
  return { ...address, province: province.id, district: amphur.id, subDistrict: tambon.id, postcode }
}
