import { emptyDraftOf, type DraftOf, type FieldTable, type TableField } from '@/components/form/field-table'
import { homeCountry } from '@/lib/i18n/home-country'
import type { Passport } from '@/lib/contract/warranty-passport'
import { showPhone } from '@/lib/domain/phone'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/namespaces'

export type ContactError = Exclude<keyof Messages['passport']['contact']['errors'], 'title'>
type ContactLine = TableField & { error: ContactError; /** Of its first control. */ id: string }

/** Every contact detail of an owner in the order of the page: how it is typed, what is said when it is wrong, and where. */
export const contactTable = {
  phone: { kind: 'phone', error: 'phone', id: 'contact-phone' },
  email: { kind: 'text', error: 'email', id: 'contact-email' },
  address: { kind: 'address', error: 'address', id: 'contact-address-line' },
} as const satisfies FieldTable & Record<keyof Passport['contact'], ContactLine> & Record<string, ContactLine>

export type ContactDraft = DraftOf<typeof contactTable>
export type ContactField = keyof typeof contactTable
export const contactFields = Object.keys(contactTable) as ContactField[]

/** The details that are known, as somebody types them. */
export function draftOf({ phone, ...known }: Passport['contact'], locale: Locale): ContactDraft {
  const typed = phone === undefined ? {} : { phone: showPhone(phone, homeCountry(locale)) }
  return { ...emptyDraftOf(contactTable, locale), ...known, ...typed }
}
