'use client'

import { useState, type SubmitEvent } from 'react'
import { callCompany } from '@/lib/client/browser'
import { readFailure, type Failure } from '@/lib/client/read-failure'
import { typedFigures } from '@/lib/domain/typed-figures'
import type { Locale } from '@/lib/i18n/locales'

const suits = {
  serial: (typed: string) => typed.trim() !== '',
  phoneLast4: (typed: string) => /^\d{4}$/.test(typedFigures(typed)),
} as const
export type LinkField = keyof typeof suits
const fields = Object.keys(suits) as LinkField[]

/** What is typed to be sent the private link once more, what is wrong with it, and the sending. */
export function useLostLink(locale: Locale) {
  const [values, setValues] = useState<Record<LinkField, string>>({ serial: '', phoneLast4: '' })
  const [wrong, setWrong] = useState<{ fields: LinkField[]; count: number }>({ fields: [], count: 0 })
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    const found = fields.filter((field) => !suits[field](values[field]))
    setWrong(({ count }) => ({ fields: found, count: count + 1 }))
    setSent(false)
    setFailure(null)
    if (found.length > 0) return
    const typed = { serial: values.serial.trim(), phoneLast4: typedFigures(values.phoneLast4) }
    setBusy(true)
    try {
      await callCompany('sendPassportLink', { lang: locale, ...typed })
      setSent(true)
    } catch (error) {
      setFailure(readFailure(error))
    }
    setBusy(false)
  }
  const change = (field: LinkField, typed: string) => setValues((before) => ({ ...before, [field]: typed }))
  return { values, change, wrong, busy, sent, failure, submit }
}
