import type { ComponentProps } from 'react'

type Input = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'spellCheck'
>
type Definition = {
  input: Input
  /** Whether it may be sent, trimmed. */
  accepts: (typed: string) => boolean
}

const address: Input = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 200 }
const isAddress = (typed: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typed) || typed.replace(/\D/g, '').length >= 9
const code: Input = { type: 'text', autoComplete: 'one-time-code', autoCapitalize: 'characters', spellCheck: false }

/** Every field of a form about an account; its words are `account.fields.<name>`. */
export const accountFields = {
  name: { input: { type: 'text', autoComplete: 'name', maxLength: 120 }, accepts: (typed) => typed !== '' },
  username: { input: { ...address, autoComplete: 'username' }, accepts: isAddress },
  to: { input: { ...address, autoComplete: 'username' }, accepts: isAddress },
  password: {
    input: { type: 'password', autoComplete: 'new-password', maxLength: 200 },
    accepts: (typed) => typed.length >= 8,
  },
  current: {
    input: { type: 'password', autoComplete: 'current-password', maxLength: 200 },
    accepts: (typed) => typed !== '',
  },
  code: { input: { ...code, inputMode: 'numeric', maxLength: 7 }, accepts: (typed) => /^\d{3} ?\d{3}$/.test(typed) },
  factor: { input: { ...code, maxLength: 20 }, accepts: (typed) => typed.length >= 6 },
} as const satisfies Record<string, Definition>

export type AccountFieldName = keyof typeof accountFields
