import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the forms of accounts say in the browser. */
export const accountMessages = [
  'account.showPassword',
  'account.fields',
  'account.failures',
  'account.signIn',
  'account.passkey',
  'account.register',
  'account.forgot',
  'account.reset',
  'account.factorSetup',
  'form.summary',
  'form.full',
] as const satisfies readonly MessagePath[]
