'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ComponentProps, type ReactNode, type SubmitEvent } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { Button } from '@/components/ui/button'
import { AccountField } from './account-field'
import { accountFields, type AccountFieldName, type AccountValues } from './account-fields'
import { CallOutcome } from './call-outcome'
import { useAccountFailure } from './failure-text'
import { isToldAt, useAccountForm } from './use-account-form'

type Props<Name extends AccountFieldName> = {
  /** Begins the ids of its fields; needed where a page has several forms. */
  id?: string
  /** What the form is called. */
  label: string
  fields: readonly Name[]
  /** What fields are called here, where the table's word is too general. */
  labels?: Partial<Record<AccountFieldName, string>>
  /** The same for what is said below their names. */
  hints?: Partial<Record<AccountFieldName, string>>
  start?: Partial<AccountValues<Name>>
  /** It came in place of another form, whose button had the focus. */
  takesFocus?: boolean
  submit: string
  variant?: ComponentProps<typeof Button>['variant']
  /** Throws ApiError. The form stays busy until it has ended. */
  onSend: (values: AccountValues<Name>) => Promise<void>
  /** Said when it was sent; what did not stand there at the start is emptied then. Default: another view takes its place. */
  done?: string
  /** Ways on, beside the button. */
  children?: ReactNode
}

/** A form about an account: names of fields, drawn and checked from their table. What is typed stays when it could not be sent. */
export function AccountForm<Name extends AccountFieldName>(props: Props<Name>) {
  const {
    id = 'account',
    label,
    fields,
    labels,
    hints,
    start,
    takesFocus,
    submit,
    variant,
    done,
    onSend,
    children,
  } = props
  const t = useTranslations()
  const tell = useAccountFailure()
  const { values, change, wrong, tries, failure, sent, busy, send } = useAccountForm({
    fields,
    start: start ?? {},
    stays: done !== undefined,
    onSend,
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const errorOf = (name: Name) => {
    if (!failure || !isToldAt(name, failure, fields)) return t(accountFields[name].error)
    return name === 'current' ? t('account.failures.password') : tell(failure)
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void send()
      }}
      className="grid gap-6"
    >
      {wrong.length > 0 && (
        <ErrorSummary
          key={tries}
          title={t('form.summary')}
          errors={wrong.map((name) => ({ field: `${id}-${name}`, message: errorOf(name) }))}
        />
      )}
      {fields.map((name) => (
        <AccountField
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={labels?.[name]}
          hint={hints?.[name]}
          value={values[name] ?? ''}
          error={wrong.includes(name) ? errorOf(name) : undefined}
          onChange={(value) => change(name, value)}
        />
      ))}
      <CallOutcome call={{ done: sent && done ? done : null, failure: wrong.length > 0 ? null : failure }} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" {...(variant && { variant })} busy={busy}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}
