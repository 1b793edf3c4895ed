'use client'

import { useState } from 'react'
import { addressFields, emptyAddress } from '@/components/form/address-parts'
import { homeCountry } from '@/components/form/home-country'
import { callCompany } from '@/lib/client/browser'
import { readFailure, refusedFields, type Failure } from '@/lib/client/read-failure'
import type { Address } from '@/lib/contract/place'
import type { Passport } from '@/lib/contract/warranty-passport'
import { readPhone, showPhone } from '@/lib/domain/phone'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/namespaces'
import type { PassportKey } from '@/lib/utils/passport-key'

type Field = 'phone' | 'email' | 'address'
type Wrong = Partial<Record<Field, Exclude<keyof Messages['passport']['contact']['errors'], 'title'>>>

/** Id of a field's first control. */
export function contactFieldId(field: Field): string {
  return field === 'address' ? 'contact-address-line' : `contact-${field}`
}

const hasPlace = (address: Address) => addressFields.some((field) => field !== 'country' && address[field]?.trim())

type Options = {
  contact: Passport['contact']
  secret: PassportKey
  locale: Locale
  onChanged: (passport: Passport) => void
}

/** What is typed of an owner's contact details, checked and sent. */
export function useContact({ contact, secret, locale, onChanged }: Options) {
  const country = homeCountry(locale)
  const [values, setValues] = useState({
    phone: contact.phone === undefined ? '' : showPhone(contact.phone, country),
    email: contact.email ?? '',
    address: contact.address ?? emptyAddress(country),
  })
  const [wrong, setWrong] = useState<Wrong>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)

  const post = async () => {
    const [typed, email] = [values.phone.trim(), values.email.trim()]
    if (typed === '' && email === '') return { phone: 'reach', email: 'reach' } as const
    const phone = typed === '' ? null : readPhone(typed, country)
    if (typed !== '' && phone === null) return { phone: 'phone' } as const
    const input = {
      ...(phone !== null && { phone }),
      ...(email !== '' && { email }),
      ...(hasPlace(values.address) && { address: values.address }),
    }
    onChanged(await callCompany('changeWarrantyContact', { ...secret, lang: locale, ...input }))
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
      const refused = refusedFields(failed, ['phone', 'email', 'address'] as const)
      setWrong(Object.fromEntries(refused.map(({ path }) => [path, path])))
      setFailure(refused.length === 0 ? failed : null)
    }
    setBusy(false)
  }
  const change = (part: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...part }))
    setWrong({})
  }
  return { values, change, wrong, failure, busy, tries, send }
}
