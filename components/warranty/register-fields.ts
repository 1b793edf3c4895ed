/** Every field that can be wrong, in the order of the form, with its step and the key of its error text. */
export const registerFields = [
  { path: 'serials', step: 0, error: 'sameSerial' },
  { path: 'serials.0', step: 0, error: 'serial' },
  { path: 'serials.1', step: 0, error: 'serial' },
  { path: 'serials.2', step: 0, error: 'serial' },
  { path: 'serials.3', step: 0, error: 'serial' },
  { path: 'productId', step: 0, error: 'product' },
  { path: 'photo', step: 0, error: 'file' },
  { path: 'position', step: 1, error: 'position' },
  { path: 'vehicle.type', step: 1, error: 'type' },
  { path: 'vehicle.brand', step: 1, error: 'brand' },
  { path: 'vehicle.model', step: 1, error: 'model' },
  { path: 'vehicle.year', step: 1, error: 'year' },
  { path: 'fit', step: 1, error: 'fit' },
  { path: 'vehicle.plate', step: 1, error: 'plate' },
  { path: 'vehicle.plateProvince', step: 1, error: 'plate' },
  { path: 'vehicle.vinLast6', step: 1, error: 'vin' },
  { path: 'purchase.boughtOn', step: 1, error: 'boughtOn' },
  { path: 'purchase.channel', step: 1, error: 'channel' },
  { path: 'purchase.dealer', step: 1, error: 'dealer' },
  { path: 'purchase.invoice', step: 1, error: 'invoice' },
  { path: 'purchase.fittedOn', step: 1, error: 'fittedOn' },
  { path: 'purchase.odometerKm', step: 1, error: 'odometer' },
  { path: 'receipt', step: 1, error: 'file' },
  { path: 'owner.name', step: 2, error: 'name' },
  { path: 'owner.kana', step: 2, error: 'kana' },
  { path: 'owner.phone', step: 2, error: 'phone' },
  { path: 'owner.email', step: 2, error: 'email' },
  { path: 'owner.lineId', step: 2, error: 'lineId' },
  { path: 'owner.address.country', step: 2, error: 'address' },
  { path: 'owner.address.line', step: 2, error: 'address' },
  { path: 'owner.address.line2', step: 2, error: 'address' },
  { path: 'owner.address.province', step: 2, error: 'address' },
  { path: 'owner.address.district', step: 2, error: 'address' },
  { path: 'owner.address.subDistrict', step: 2, error: 'address' },
  { path: 'owner.address.postcode', step: 2, error: 'address' },
  { path: 'consents.terms', step: 3, error: 'terms' },
] as const

export type RegisterPath = (typeof registerFields)[number]['path']

/** What the service calls a field that this form names otherwise. */
const otherNames: Readonly<Record<string, RegisterPath>> = {
  receiptId: 'receipt',
  photoId: 'photo',
  'purchase.dealerId': 'purchase.dealer',
  'purchase.dealerName': 'purchase.dealer',
}

export function findField(path: string) {
  const own = otherNames[path] ?? path
  return registerFields.find((field) => field.path === own)
}

/** What a step asks for, for its check. */
export function pathsOfStep(step: number): RegisterPath[] {
  return registerFields.filter((field) => field.step === step).map(({ path }) => path)
}

/** `id` of a field's control; some belong to a group that names its own. */
export function fieldId(path: RegisterPath): string {
  if (path === 'serials') return 'register-serials-0'
  if (path === 'owner.kana') return 'register-owner-name-kana'
  return `register-${path.replaceAll('.', '-')}`
}

/** Texts of errors; days have one for each way of being wrong. */
export const errorKeys = [
  'serial',
  'sameSerial',
  'product',
  'file',
  'position',
  'type',
  'brand',
  'model',
  'year',
  'fit',
  'plate',
  'vin',
  'boughtOn',
  'boughtOnFuture',
  'boughtOnEarly',
  'channel',
  'dealer',
  'invoice',
  'fittedOn',
  'fittedOnFuture',
  'fittedOnEarly',
  'odometer',
  'name',
  'kana',
  'phone',
  'email',
  'lineId',
  'address',
  'terms',
] as const
export type ErrorKey = (typeof errorKeys)[number]

/** The text for what is wrong with a field. `type` is zod's issue code or the service's. */
export function errorKeyOf(path: RegisterPath, type: string): ErrorKey {
  const key = registerFields.find((field) => field.path === path)?.error ?? 'serial'
  if (key !== 'boughtOn' && key !== 'fittedOn') return key
  if (/^too.big$/.test(type)) return `${key}Future`
  return /^too.small$/.test(type) ? `${key}Early` : key
}
