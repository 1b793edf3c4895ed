import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What any form of an account says, whatever its fields. */
export const accountFormMessages = [
  'account.showPassword',
  'account.fields',
  'account.failures',
  'form.summary',
  'form.full',
] as const satisfies readonly MessagePath[]

/** What the forms of the ways in say in the browser. */
export const accountMessages = [
  ...accountFormMessages,
  'account.signIn',
  'account.passkey',
  'account.register',
  'account.forgot',
  'account.reset',
  'account.factorSetup',
] as const satisfies readonly MessagePath[]
