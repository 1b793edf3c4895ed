'use client'

import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field, controlStyle } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { accountFields, type AccountFieldName } from './account-fields'

type Props = {
  name: AccountFieldName
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const withHint = ['username', 'to', 'password', 'code', 'factor'] as const
const isHinted = (name: AccountFieldName): name is (typeof withHint)[number] => withHint.some((one) => one === name)

/** One field of an account's form; a password can be looked at. */
export function AccountField({ name, value, error, onChange }: Props) {
  const t = useTranslations('account')
  const [shown, setShown] = useState(false)
  const { input } = accountFields[name]
  const secret = input.type === 'password'
  return (
    <Field
      id={`account-${name}`}
      label={t(`fields.${name}.label`)}
      hint={isHinted(name) ? t(`fields.${name}.hint`) : undefined}
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
              aria-label={t('showPassword')}
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
