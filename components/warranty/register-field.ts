import type { TableField } from '@/components/form/field-table'
import type { Address } from '@/lib/contract/place'
import type { CreateWarrantyInput } from '@/lib/contract/warranty-register'
import type { Messages } from '@/lib/i18n/namespaces'

type Register = Messages['warranty']['register']
type Part = 'part' | 'vehicle' | 'purchase' | 'owner' | 'review'
/** A message for what is wrong with a field. */
type ErrorKey = Extract<keyof Register['errors'], string>
/** A message that names a field. */
type LabelKey = { [P in Part]: `${P}.${Extract<keyof Register[P], string>}` }[Part]

export type FurtherPart = 'vehicle' | 'purchase' | 'owner'

export type RegisterField = TableField & {
  step: 0 | 1 | 2 | 3
  /** What is said when it is wrong; none = it cannot be. */
  error?: ErrorKey
  /** What is said of a day that lies in the future, and of one before what it follows from. */
  late?: ErrorKey
  early?: ErrorKey
  /** What is said when it, and whatever would do in its place, is empty. */
  missing?: ErrorKey
  /** Of a list: what is said of one of its fields. */
  each?: ErrorKey
  /** `id` of the control that an error leads to; default: made from the path. */
  id?: string
  /** Its name: of the control where `further` draws one, and of its line in the review. */
  label?: LabelKey
  /** Another name for the review. */
  review?: LabelKey
  /** In the review even when it is empty. */
  always?: true
  /** The review has it on one line with these. */
  joins?: readonly string[]
  /** Drawn from this table, among what can be left out of a part of the form. */
  further?: { part: FurtherPart; maxLength?: number; capitals?: true; unit?: 'purchase.km' }
}

type Leaf = string | number | boolean | readonly unknown[] | Address
type PathsOf<T> = {
  [Key in keyof T & string]-?: NonNullable<T[Key]> extends Leaf ? Key : `${Key}.${PathsOf<NonNullable<T[Key]>>}`
}[keyof T & string]
/** All that a visitor answers; the rest is added when the form is sent. */
export type AnsweredPath = Exclude<
  PathsOf<CreateWarrantyInput>,
  'key' | 'lang' | 'consents.version' | `guard.${string}`
>
