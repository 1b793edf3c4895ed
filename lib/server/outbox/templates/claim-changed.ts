import type { ClaimState } from '@/lib/contract/warranty-words'
import type { Template } from '../template'

export type ClaimChanged = {
  number: string
  claimNumber: string
  state: ClaimState
  /** In the words of who decided; null = none given. */
  reason: string | null
  passportUrl: string
}

export const claimChanged: Template<ClaimChanged> = ({ number, claimNumber, state, reason, passportUrl }, { t }) => ({
  subject: t('claimChanged.subject', { claimNumber }),
  lead: t('claimChanged.lead', { claimNumber, number }),
  facts: [
    { label: t('labels.state'), value: t(`claimStates.${state}`) },
    ...(reason === null ? [] : [{ label: t('labels.reason'), value: reason }]),
  ],
  link: { label: t('claimChanged.link'), href: passportUrl },
  short: t('claimChanged.short', { claimNumber, state: t(`claimStates.${state}`), url: passportUrl }),
})
