'use client'

import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Choice } from '@/components/form/choice'
import { Field, controlStyle } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { accountFields, type AccountFieldName } from './account-fields'

type Props = {
  id: string
  name: AccountFieldName
  /** Default: the table's. */
  label: string | undefined
  /** Default: the table's. */
  hint: string | undefined
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** One field of an account's form, as its line of the table has it; a password can be looked at. */
export function AccountField({ id, name, label, hint, value, error, onChange }: Props) {
  const t = useTranslations()
  const [shown, setShown] = useState(false)
  const line = accountFields[name]
  const { input } = line
  const secret = input.type === 'password'
  if (input.type === 'checkbox')
    return (
      <Choice
        type="checkbox"
        id={id}
        name={name}
        framed
        required
        label={label ?? t(line.label)}
        detail={error}
        aria-invalid={error === undefined ? undefined : true}
        checked={value !== ''}
        onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
        className="max-w-xl"
      />
    )
  return (
    <Field
      id={id}
      label={label ?? t(line.label)}
      hint={hint ?? ('hint' in line ? t(line.hint) : undefined)}
      error={error}
      required
      className="max-w-[28rem]"
    >
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            name={name}
            type={shown ? 'text' : input.type}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className={secret ? `${controlStyle} w-full pr-12` : `${controlStyle} w-full`}
          />
          {secret && (
            <button
              type="button"
              aria-pressed={shown}
              aria-label={t('account.showPassword')}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center text-steel hover:text-ink"
            >
              <Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} />
            </button>
          )}
        </span>
      )}
    </Field>
  )
}
