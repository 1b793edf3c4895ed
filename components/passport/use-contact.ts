'use client'

import { useState } from 'react'
import { homeCountry } from '@/lib/i18n/home-country'
import { readDraft } from '@/components/form/read-fields'
import { callCompany } from '@/lib/client/browser'
import '@/lib/client/without-eval'
import { readFailure, refusedFields, type Failure } from '@/lib/client/read-failure'
import { contactSchema } from '@/lib/contract/warranty-contact'
import type { Passport } from '@/lib/contract/warranty-passport'
import { readPhone } from '@/lib/domain/phone'
import type { Locale } from '@/lib/i18n/locales'
import type { PassportKey } from '@/lib/utils/passport-key'
import {
  contactFields,
  contactTable,
  draftOf,
  type ContactDraft,
  type ContactError,
  type ContactField,
} from './contact-table'

type Wrong = Partial<Record<ContactField, ContactError>>

/** What is said of the fields at or around these paths. */
function wrongOf(paths: readonly string[]): Wrong {
  const wrong = contactFields.filter((field) => paths.some((path) => path === field || path.startsWith(`${field}.`)))
  return Object.fromEntries(wrong.map((field) => [field, contactTable[field].error]))
}

type Options = {
  contact: Passport['contact']
  secret: PassportKey
  locale: Locale
  onChanged: (passport: Passport) => void
}

/** What is typed of an owner's contact details, checked and sent. */
export function useContact({ contact, secret, locale, onChanged }: Options) {
  const [values, setValues] = useState(() => draftOf(contact, locale))
  const [wrong, setWrong] = useState<Wrong>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)

  const post = async (): Promise<Wrong> => {
    if (values.phone.trim() === '' && values.email.trim() === '') return { phone: 'reach', email: 'reach' }
    const phone = (typed: string) => readPhone(typed, homeCountry(locale))
    const read = contactSchema.safeParse(readDraft(contactTable, values, locale, { phone }))
    if (!read.success) return wrongOf(read.error.issues.map(({ path }) => path.join('.')))
    onChanged(await callCompany('changeWarrantyContact', { ...secret, lang: locale, ...read.data }))
    return {}
  }
  const send = async () => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    setTries((count) => count + 1)
    try {
      setWrong(await post())
    } catch (error) {
      const failed = readFailure(error)
      const refused = refusedFields(failed, contactFields)
      setWrong(wrongOf(refused.map(({ path }) => path)))
      setFailure(refused.length === 0 ? failed : null)
    }
    setBusy(false)
  }
  const change = (part: Partial<ContactDraft>) => {
    setValues((before) => ({ ...before, ...part }))
    setWrong({})
  }
  return { values, change, wrong, failure, busy, tries, send }
}
