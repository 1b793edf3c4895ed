'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { readFailure, type Failure } from '@/lib/client/read-failure'
import { AccountField } from './account-field'
import { accountFields, type AccountFieldName } from './account-fields'
import { useAccountFailure } from './failure-text'

type Values = Partial<Record<AccountFieldName, string>>

type Props = {
  /** What the form is called. */
  label: string
  fields: readonly AccountFieldName[]
  submit: string
  /** Throws ApiError. The form stays busy until it has ended. */
  onSend: (values: Record<AccountFieldName, string>) => Promise<void>
  /** Ways on, beside the button. */
  children?: ReactNode
}

/** A form about an account: a list of fields, each checked here and once more by the company. What is typed stays, whatever happens to the sending. */
export function AccountForm({ label, fields, submit, onSend, children }: Props) {
  const t = useTranslations('account')
  const form = useTranslations('form')
  const tell = useAccountFailure()
  const [values, setValues] = useState<Values>({})
  const [wrong, setWrong] = useState<readonly AccountFieldName[]>([])
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)

  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    const found = fields.filter((name) => !accountFields[name].accepts((values[name] ?? '').trim()))
    setWrong(found)
    setTries((count) => count + 1)
    setFailure(null)
    if (found.length > 0) return
    setBusy(true)
    const typed = Object.fromEntries(fields.map((name) => [name, values[name] ?? '']))
    await onSend(typed as Record<AccountFieldName, string>).catch((error: unknown) => setFailure(readFailure(error)))
    setBusy(false)
  }
  const errorOf = (name: AccountFieldName) => {
    if (failure?.code === 'WEAK_PASSWORD' && name === 'password') return tell(failure)
    return wrong.includes(name) ? t(`fields.${name}.error`) : undefined
  }
  return (
    <form noValidate aria-label={label} onSubmit={(event) => void send(event)} className="grid gap-6">
      {wrong.length > 0 && (
        <ErrorSummary
          key={tries}
          title={form('summary')}
          errors={wrong.map((name) => ({ field: `account-${name}`, message: t(`fields.${name}.error`) }))}
        />
      )}
      {fields.map((name) => (
        <AccountField
          key={name}
          name={name}
          value={values[name] ?? ''}
          error={errorOf(name)}
          onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
        />
      ))}
      {failure && failure.code !== 'WEAK_PASSWORD' && <Notice tone="danger" role="alert" title={tell(failure)} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}
