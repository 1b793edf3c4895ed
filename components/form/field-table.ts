import type { Address } from '@/lib/contract/place'
import type { Locale } from '@/lib/i18n/locales'
import { emptyAddress } from './address-parts'
import { homeCountry } from '@/lib/i18n/home-country'
import { nest, valueAt, type Nested, type Tree } from './nested-values'
import type { SentFile } from './upload-state'

/** What a field of each kind holds while it is typed: nothing is missing, but anything may be empty. */
type Values = {
  text: string
  phone: string
  /** `YYYY-MM-DD`; '' = none, or not whole yet. */ day: string
  /** In any era. */ year: string
  /** As typed, thousands parted or not. */ figures: string
  list: string[]
  flag: boolean
  file: SentFile | null
  files: SentFile[]
  address: Address
}

export type TableField = {
  kind: keyof Values | 'choice'
  /** What a choice is made from. */
  options?: readonly string[]
  /** Given anew each time: the device does not keep it. */
  kept?: false
  /** Asked for only where another field has this answer. */
  only?: { path: string; is: string | boolean }
  /** Asked for in one language only. */
  lang?: Locale
  /** What is sent of an empty field; default: nothing. */
  none?: null
}
/** The fields of one form by the path that the contract knows them by. */
export type FieldTable = Readonly<Record<string, TableField>>

type ValueOf<F extends TableField> = F extends { kind: 'choice'; options: readonly (infer Option extends string)[] }
  ? Option | ''
  : F extends { kind: infer Kind extends keyof Values }
    ? Values[Kind]
    : never

/** A form as it is typed. */
export type DraftOf<T extends FieldTable> = Nested<{ [Path in keyof T]: ValueOf<T[Path]> }>

function emptyValue({ kind }: TableField, locale: Locale): Values[keyof Values] {
  if (kind === 'list') return ['']
  if (kind === 'flag') return false
  if (kind === 'file') return null
  if (kind === 'files') return []
  return kind === 'address' ? emptyAddress(homeCountry(locale)) : ''
}

/** The form before anything is answered. */
export function emptyDraftOf<T extends FieldTable>(table: T, locale: Locale): DraftOf<T> {
  return nest(Object.entries(table).map(([path, field]) => [path, emptyValue(field, locale)])) as DraftOf<T>
}

/** What the device keeps of a form. */
export function keptPartOf(table: FieldTable, draft: Tree): Tree {
  const kept = Object.entries(table).filter(([, field]) => field.kept !== false)
  return nest(kept.map(([path]) => [path, valueAt(draft, path)]))
}

/** Whether a field is asked for at all, given the language and the other answers. */
export function isAsked({ only, lang }: TableField, draft: Tree, locale: Locale): boolean {
  return (lang === undefined || lang === locale) && (only === undefined || valueAt(draft, only.path) === only.is)
}
