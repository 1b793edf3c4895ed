import type { Template } from '../template'
import { warrantyCode, type WarrantyCode } from './warranty-code'

export type AccountCode = WarrantyCode
export const accountCode: Template<AccountCode> = warrantyCode

/** To whom somebody registered again: an account is there already. */
export type AccountKnown = { signInUrl: string; resetUrl: string }

export const accountKnown: Template<AccountKnown> = ({ signInUrl, resetUrl }, { t }) => ({
  subject: t('accountKnown.subject'),
  lead: t('accountKnown.lead'),
  link: { label: t('accountKnown.link'), href: signInUrl },
  notes: [t('accountKnown.forgotten', { url: resetUrl }), t('accountKnown.notYou')],
  short: t('accountKnown.short', { url: signInUrl }),
})

export type AccountReset = { resetUrl: string; minutes: number }

export const accountReset: Template<AccountReset> = ({ resetUrl, minutes }, { t }) => ({
  subject: t('accountReset.subject'),
  lead: t('accountReset.lead', { minutes }),
  link: { label: t('accountReset.link'), href: resetUrl },
  notes: [t('accountReset.notYou')],
  short: t('accountReset.short', { url: resetUrl, minutes }),
})

/** To an address without an account, for which somebody asked to set a new password. */
export type AccountUnknown = { registerUrl: string }

export const accountUnknown: Template<AccountUnknown> = ({ registerUrl }, { t }) => ({
  subject: t('accountUnknown.subject'),
  lead: t('accountUnknown.lead'),
  link: { label: t('accountUnknown.link'), href: registerUrl },
  notes: [t('accountUnknown.notYou')],
  short: t('accountUnknown.short', { url: registerUrl }),
})

export type AccountPasswordChanged = { resetUrl: string }

export const accountPasswordChanged: Template<AccountPasswordChanged> = ({ resetUrl }, { t }) => ({
  subject: t('accountPasswordChanged.subject'),
  lead: t('accountPasswordChanged.lead'),
  link: { label: t('accountPasswordChanged.link'), href: resetUrl },
  short: t('accountPasswordChanged.short', { url: resetUrl }),
})

export type AccountSecondFactor = { resetUrl: string }

export const accountSecondFactor: Template<AccountSecondFactor> = ({ resetUrl }, { t }) => ({
  subject: t('accountSecondFactor.subject'),
  lead: t('accountSecondFactor.lead'),
  link: { label: t('accountSecondFactor.link'), href: resetUrl },
  short: t('accountSecondFactor.short', { url: resetUrl }),
})

export const accountCodeReused: Template<AccountSecondFactor> = ({ resetUrl }, { t }) => ({
  subject: t('accountCodeReused.subject'),
  lead: t('accountCodeReused.lead'),
  link: { label: t('accountCodeReused.link'), href: resetUrl },
  short: t('accountCodeReused.short', { url: resetUrl }),
})

/** `change`: what was done with a passkey. */
export type AccountPasskey = { change: 'added' | 'removed'; resetUrl: string }

export const accountPasskey: Template<AccountPasskey> = ({ change, resetUrl }, { t }) => ({
  subject: t('accountPasskey.subject', { change }),
  lead: t('accountPasskey.lead', { change }),
  link: { label: t('accountPasskey.link'), href: resetUrl },
  short: t('accountPasskey.short', { change, url: resetUrl }),
})

/** To an address the account has, or had, when another is added or takes its place. `contactUrl`: where a stranger's change is reported. */
export type AccountAddressChanged = { contactUrl: string }

export const accountAddressChanged: Template<AccountAddressChanged> = ({ contactUrl }, { t }) => ({
  subject: t('accountAddressChanged.subject'),
  lead: t('accountAddressChanged.lead'),
  link: { label: t('accountAddressChanged.link'), href: contactUrl },
  short: t('accountAddressChanged.short', { url: contactUrl }),
})

/** The last message of an account. */
export type AccountErased = { policyUrl: string }

export const accountErased: Template<AccountErased> = ({ policyUrl }, { t }) => ({
  subject: t('accountErased.subject'),
  lead: t('accountErased.lead'),
  link: { label: t('accountErased.link'), href: policyUrl },
  notes: [t('accountErased.kept')],
  short: t('accountErased.short', { url: policyUrl }),
})
