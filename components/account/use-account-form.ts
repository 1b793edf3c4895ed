import { useState } from 'react'
import type { ErrorCode } from '@/lib/contract/api-error'
import { readFailure, refusedFields, type Failure } from '@/lib/client/read-failure'
import { accountFields, type AccountFieldName, type AccountValues } from './account-fields'

type Options<Name extends AccountFieldName> = {
  fields: readonly Name[]
  /** What stands in them before anything is typed. */
  start: Partial<AccountValues>
  /** Whether the form stays when it was sent, without what did not stand there at the start. */
  stays: boolean
  /** Throws ApiError. */
  onSend: (values: AccountValues<Name>) => Promise<void>
}

/** Failures that are about a field, and have more to tell of it than that it is wrong. */
const told: Partial<Record<ErrorCode, readonly AccountFieldName[]>> = {
  WEAK_PASSWORD: ['password'],
  INVALID_CODE: ['code', 'factor'],
  INVALID_CREDENTIALS: ['current'],
}

/** Whether a failure is told at this field of a form. Who signs in does not learn which of two was wrong. */
export const isToldAt = (name: AccountFieldName, failure: Failure, fields: readonly AccountFieldName[]): boolean =>
  (told[failure.code]?.includes(name) ?? false) &&
  !(failure.code === 'INVALID_CREDENTIALS' && fields.includes('username'))

function readValues<Name extends AccountFieldName>(fields: readonly Name[], typed: Partial<AccountValues>) {
  const read = fields.map((name) => {
    const line = accountFields[name]
    const value = typed[name] ?? ''
    return [name, 'read' in line ? line.read(value) : value] as const
  })
  return Object.fromEntries(read) as AccountValues<Name>
}

/** What is typed into fields of an account, checked here and once more by the company, and what came of sending it. */
export function useAccountForm<Name extends AccountFieldName>({ fields, start, stays, onSend }: Options<Name>) {
  const [values, setValues] = useState(start)
  const [wrong, setWrong] = useState<readonly Name[]>([])
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)

  const post = async (read: AccountValues<Name>) => {
    try {
      await onSend(read)
      if (!stays) return
      setSent(true)
      setValues((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name in start)))
    } catch (error) {
      const failed = readFailure(error)
      const toldAt = fields.filter((name) => isToldAt(name, failed, fields))
      const refused = toldAt.length > 0 ? toldAt : refusedFields(failed, fields).map(({ path }) => path)
      setWrong(refused)
      // A field that is refused says by itself what is wrong with it.
      setFailure(refused.length === 0 || toldAt.length > 0 ? failed : null)
    }
  }
  const send = async () => {
    if (busy) return
    const read = readValues(fields, values)
    const found = fields.filter((name) => !accountFields[name].accepts(read[name]))
    setWrong(found)
    setTries((count) => count + 1)
    setFailure(null)
    setSent(false)
    if (found.length > 0) return
    setBusy(true)
    await post(read)
    setBusy(false)
  }
  const change = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setSent(false)
  }
  return { values, change, wrong, tries, failure, sent, busy, send }
}
