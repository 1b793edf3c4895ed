import type { ComponentProps } from 'react'
import { typedAddress } from '@/lib/domain/typed-address'
import { latinDigits, typedFigures } from '@/lib/domain/typed-figures'
import type { MessagePath } from '@/lib/i18n/pick-messages'

type Input = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'spellCheck'
>
type Line = {
  input: Input
  /** What it is called where a form has no words of its own for it. */
  label: MessagePath
  hint?: MessagePath
  /** What is said when it is wrong. */
  error: MessagePath
  /** What is sent of what is typed; default: as it is typed. */
  read?: (typed: string) => string
  /** Whether what was read may be sent. */
  accepts: (read: string) => boolean
}

const address: Input = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 200,
}
const trim = (typed: string) => typed.trim()
const isAddress = (read: string) =>
  /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(read) || latinDigits(read).replace(/\D/g, '').length >= 9
const code: Input = { type: 'text', autoComplete: 'one-time-code', autoCapitalize: 'characters', spellCheck: false }
const isFilled = (read: string) => read !== ''

/** Every field of a form about an account: how it is typed, what it says, what is sent of it. */
export const accountFields = {
  name: {
    input: { type: 'text', autoComplete: 'name', maxLength: 120 },
    label: 'account.fields.name.label',
    error: 'account.fields.name.error',
    read: trim,
    accepts: isFilled,
  },
  username: {
    input: address,
    label: 'account.fields.username.label',
    hint: 'account.fields.username.hint',
    error: 'account.fields.username.error',
    read: typedAddress,
    accepts: isAddress,
  },
  to: {
    input: address,
    label: 'account.fields.to.label',
    hint: 'account.fields.to.hint',
    error: 'account.fields.to.error',
    read: typedAddress,
    accepts: isAddress,
  },
  current: {
    input: { type: 'password', autoComplete: 'current-password', maxLength: 200 },
    label: 'account.fields.current.label',
    error: 'account.fields.current.error',
    accepts: isFilled,
  },
  password: {
    input: { type: 'password', autoComplete: 'new-password', maxLength: 200 },
    label: 'account.fields.password.label',
    hint: 'account.fields.password.hint',
    error: 'account.fields.password.error',
    accepts: (read) => read.length >= 8,
  },
  code: {
    input: { ...code, inputMode: 'numeric', maxLength: 12 },
    label: 'account.fields.code.label',
    hint: 'account.fields.code.hint',
    error: 'account.fields.code.error',
    read: typedFigures,
    accepts: (read) => /^\d{6}$/.test(read),
  },
  factor: {
    input: { ...code, maxLength: 20 },
    label: 'account.fields.factor.label',
    hint: 'account.fields.factor.hint',
    error: 'account.fields.factor.error',
    read: typedFigures,
    accepts: (read) => read.length >= 6,
  },
  serial: {
    input: { type: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
    label: 'user.warranties.serial',
    hint: 'user.warranties.serialHint',
    error: 'warranty.check.errors.serial',
    read: trim,
    accepts: isFilled,
  },
  sure: {
    input: { type: 'checkbox' },
    label: 'user.data.sure',
    error: 'user.data.sureMissing',
    accepts: isFilled,
  },
} as const satisfies Record<string, Line>

export type AccountFieldName = keyof typeof accountFields
export type AccountValues<Name extends AccountFieldName = AccountFieldName> = Record<Name, string>
