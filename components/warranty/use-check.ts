'use client'

import { useState } from 'react'
import type { z } from 'zod'
import { homeCountry } from '@/lib/i18n/home-country'
import { callCompany } from '@/lib/client/browser'
import type { checkedWarrantySchema } from '@/lib/contract/warranty-check'
import { typedAddress } from '@/lib/domain/typed-address'
import { typedFigures } from '@/lib/domain/typed-figures'
import type { Locale } from '@/lib/i18n/locales'
import { readFailure, type Failure } from '@/lib/client/read-failure'
import { wrongFields, type CheckField, type CheckValues } from './check-table'

export type CheckedWarranty = z.infer<typeof checkedWarrantySchema>
type Answer = {
  warranty: CheckedWarranty | null
  /** Counts answers, so that the same one twice is shown twice. */ count: number
}

/** An e-mail address, or a phone number in E.164; null = neither. */
async function readContact(typed: string, locale: Locale): Promise<string | null> {
  const text = typedAddress(typed)
  if (text.includes('@')) return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : null
  const { readPhone } = await import('@/lib/domain/phone')
  return readPhone(text, homeCountry(locale))
}

/** Asks for a code, and for the status of a serial. Everything travels in bodies; nothing is kept. */
export function useCheck(locale: Locale) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [wrong, setWrong] = useState<{ fields: CheckField[]; count: number }>({ fields: [], count: 0 })
  const [work, setWork] = useState<'check' | 'code' | null>(null)
  const [codeMinutes, setCodeMinutes] = useState<number | null>(null)

  const refuse = (fields: CheckField[]) => setWrong(({ count }) => ({ fields, count: count + 1 }))
  /** Another proof is given: what was wrong with the one before is no longer asked for. */
  const forgetProof = () =>
    setWrong(({ fields, count }) => ({ fields: fields.filter((field) => field === 'serial'), count }))
  const run = async (kind: 'check' | 'code', task: () => Promise<void>) => {
    if (work !== null) return
    setWork(kind)
    setFailure(null)
    setWrong(({ count }) => ({ fields: [], count }))
    try {
      await task()
    } catch (error) {
      setFailure(readFailure(error))
    } finally {
      setWork(null)
    }
  }

  const check = (values: CheckValues) =>
    run('check', async () => {
      setAnswer(null)
      const fields = wrongFields(values, locale)
      if (fields.length > 0) {
        refuse(fields)
        return
      }
      const proof =
        values.way === 'phone' ? { phoneLast4: typedFigures(values.phoneLast4) } : { code: typedFigures(values.code) }
      const { warranty } = await callCompany('getWarrantyInfo', {
        lang: locale,
        serial: values.serial.trim(),
        ...proof,
      })
      setAnswer((before) => ({ warranty, count: (before?.count ?? 0) + 1 }))
    })

  const askCode = (values: CheckValues) =>
    run('code', async () => {
      const contact = await readContact(values.to, locale)
      const fields = [...wrongFields(values, locale, ['serial']), ...(contact === null ? (['to'] as const) : [])]
      if (fields.length > 0 || contact === null) {
        refuse(fields)
        return
      }
      const { minutes } = await callCompany('sendSMS', {
        lang: locale,
        purpose: 'warranty-check',
        serial: values.serial.trim(),
        to: contact,
      })
      setCodeMinutes(minutes)
    })

  return { answer, failure, wrong, work, codeMinutes, check, askCode, forgetProof }
}
