import type { z } from 'zod'
import { emptyDraftOf, type DraftOf, type FieldTable, type TableField } from '@/components/form/field-table'
import type { wishShape } from '@/lib/contract/spring-wish'
import { springTypes } from '@/lib/contract/spring-words'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/namespaces'

export type ReadyWish = z.output<z.ZodObject<typeof wishShape>>

/** `error`: what is said when it is wrong; none = it cannot be. */
type WishLine = TableField & { error?: Extract<keyof Messages['wish']['errors'], string> }
type AnsweredPath =
  | `vehicle.${keyof ReadyWish['vehicle']}`
  | `contact.${keyof ReadyWish['contact']}`
  | Exclude<keyof ReadyWish, 'vehicle' | 'contact'>

const own = { kind: 'text' } as const

/** Every field of a wish in the order of the page: how it is typed and sent, and what is said when it is wrong. */
export const wishTable = {
  'vehicle.type': { kind: 'choice', options: springTypes, error: 'type' },
  'vehicle.brandId': own,
  'vehicle.brand': { kind: 'text', error: 'brand' },
  'vehicle.modelId': own,
  'vehicle.model': { kind: 'text', error: 'model' },
  'vehicle.year': { kind: 'year', error: 'year' },
  'vehicle.vehicleId': own,
  'vehicle.byHand': { kind: 'flag' },
  'contact.email': { kind: 'text', error: 'email' },
  'contact.phone': { kind: 'text', error: 'phone' },
  consent: { kind: 'flag', error: 'consent' },
} as const satisfies FieldTable & Record<AnsweredPath, WishLine> & Record<string, WishLine>

export type WishDraft = DraftOf<typeof wishTable>

export function emptyWish(locale: Locale): WishDraft {
  return emptyDraftOf(wishTable, locale)
}

export type WishField = {
  [Path in keyof typeof wishTable]: (typeof wishTable)[Path] extends { error: string } ? Path : never
}[keyof typeof wishTable]

/** Fields that can be wrong, in the order of the page. */
export const wishPaths = Object.entries(wishTable).flatMap(([path, line]) =>
  'error' in line ? [path as WishField] : [],
)

/** What is wrong with a field, of the messages of the form. `type`: that of its error. */
export function errorKeyOf(path: WishField, type: string) {
  return path === 'contact.email' && type === 'custom' ? 'contact' : wishTable[path].error
}

export function fieldId(path: WishField): string {
  return `wish-${path.replace('.', '-')}`
}
