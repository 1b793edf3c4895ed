import { useState } from 'react'
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
      const refused = refusedFields(failed, fields)
      setWrong(refused.map(({ path }) => path))
      // A field that is refused says what is wrong with it; only a weak password has more to tell.
      setFailure(refused.length === 0 || failed.code === 'WEAK_PASSWORD' ? failed : null)
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
