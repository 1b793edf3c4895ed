import type { FieldTable } from '@/components/form/field-table'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import { channels, positions } from '@/lib/contract/warranty-words'
import type { AnsweredPath, RegisterField } from './register-field'

const text = { kind: 'text' } as const
/** Not sent: what the form itself has to know. */
const own = { kind: 'text', step: 1 } as const
const short = { part: 'vehicle', maxLength: 20 } as const

/**
 * Every field of the registration in the order of the form: how it is typed, kept and sent, in which step, what is said when it is wrong, and
 * how the review shows it. One that can be left out needs no more than its line here, in the contract and in the messages.
 */
export const registerTable = {
  serials: {
    kind: 'list',
    step: 0,
    error: 'sameSerial',
    each: 'serial',
    id: 'register-serials-0',
    label: 'review.serials',
    always: true,
  },
  productId: { ...text, step: 0, error: 'product' },
  productText: { ...text, step: 0, label: 'review.product' },
  photoId: { kind: 'file', kept: false, step: 0, error: 'file', label: 'part.photo' },
  'vehicle.type': { kind: 'choice', options: vehicleTypes, step: 1, error: 'type' },
  'vehicle.brandId': own,
  'vehicle.brand': {
    ...text,
    step: 1,
    error: 'brand',
    label: 'review.vehicle',
    always: true,
    joins: ['vehicle.model', 'vehicle.year', 'vehicle.type'],
  },
  'vehicle.modelId': own,
  'vehicle.model': { ...text, step: 1, error: 'model' },
  'vehicle.year': { kind: 'year', step: 1, error: 'year' },
  'vehicle.vehicleId': {
    ...text,
    step: 1,
    error: 'vehicle',
    id: 'register-vehicle-search',
    only: { path: 'vehicle.byHand', is: false },
  },
  'vehicle.byHand': { kind: 'flag', step: 1 },
  position: { kind: 'choice', options: positions, step: 1, error: 'position', label: 'review.position', always: true },
  'vehicle.plate': {
    ...text,
    step: 1,
    error: 'plate',
    label: 'vehicle.plate',
    joins: ['vehicle.plateProvince'],
    further: short,
  },
  'vehicle.plateProvince': {
    ...text,
    step: 1,
    error: 'plate',
    label: 'vehicle.province',
    further: { ...short, maxLength: 60 },
  },
  'vehicle.vinLast6': {
    ...text,
    step: 1,
    error: 'vin',
    label: 'vehicle.vin',
    review: 'review.vin',
    further: { ...short, maxLength: 6, capitals: true },
  },
  'fit.asked': { ...own, kept: false },
  'fit.confirmed': { ...own, kept: false, error: 'fit' },
  'purchase.boughtOn': {
    kind: 'day',
    step: 1,
    error: 'boughtOn',
    late: 'boughtOnFuture',
    early: 'boughtOnEarly',
    label: 'purchase.boughtOn',
    always: true,
  },
  'purchase.channel': {
    kind: 'choice',
    options: channels,
    step: 1,
    error: 'channel',
    label: 'review.channel',
    always: true,
  },
  'purchase.dealerName': {
    ...text,
    step: 1,
    error: 'dealer',
    label: 'purchase.dealer',
    only: { path: 'purchase.channel', is: 'dealer' },
  },
  'purchase.dealerId': {
    ...text,
    step: 1,
    error: 'dealer',
    id: 'register-purchase-dealerName',
    only: { path: 'purchase.channel', is: 'dealer' },
  },
  receiptId: { kind: 'file', kept: false, step: 1, error: 'file', label: 'purchase.receipt', always: true },
  'purchase.invoice': {
    ...text,
    step: 1,
    error: 'invoice',
    label: 'purchase.invoice',
    further: { part: 'purchase', maxLength: 60 },
  },
  'purchase.odometerKm': {
    kind: 'figures',
    step: 1,
    error: 'odometer',
    label: 'purchase.odometer',
    review: 'review.odometer',
    further: { part: 'purchase', unit: 'purchase.km' },
  },
  'purchase.fittedOn': {
    kind: 'day',
    step: 1,
    error: 'fittedOn',
    late: 'fittedOnFuture',
    early: 'fittedOnEarly',
    label: 'purchase.fittedOn',
    further: { part: 'purchase' },
  },
  'owner.name': { ...text, step: 2, error: 'name', label: 'review.name', always: true },
  'owner.kana': { ...text, lang: 'ja', step: 2, error: 'kana', id: 'register-owner-name-kana', label: 'review.kana' },
  'owner.phone': { kind: 'phone', step: 2, error: 'phone', missing: 'reach', label: 'review.phone', always: true },
  'owner.email': { ...text, step: 2, error: 'email', missing: 'reach', label: 'owner.email', always: true },
  'owner.lineId': { ...text, step: 2, error: 'lineId', label: 'owner.line', further: { part: 'owner', maxLength: 60 } },
  'owner.address': { kind: 'address', step: 2, each: 'address', label: 'review.address' },
  'consents.terms': { kind: 'flag', kept: false, step: 3, error: 'terms' },
  'consents.marketing': { kind: 'flag', kept: false, step: 3 },
} as const satisfies FieldTable & Record<AnsweredPath, RegisterField> & Record<string, RegisterField>
