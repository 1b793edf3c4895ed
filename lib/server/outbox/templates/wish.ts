import type { Lang } from '@/lib/contract/common'
import { showPhone } from '@/lib/domain/phone'
import { retentionRules } from '@/lib/domain/retention'
import type { Template } from '../template'

/** `vehicle`: as our own data call it; null = it was typed, and that is not printed. */
export type WishKept = { vehicle: string | null; manageUrl: string }

export const wishKept: Template<WishKept> = ({ vehicle, manageUrl }, { t }) => ({
  subject: t('wishKept.subject'),
  lead: t('wishKept.lead'),
  facts: vehicle === null ? [] : [{ label: t('labels.vehicle'), value: vehicle }],
  link: { label: t('wishKept.link'), href: manageUrl },
  notes: [t('wishKept.note')],
  short: t('wishKept.short', { url: manageUrl }),
})

export type WishAnswered = { vehicle: string; pageUrl: string }

export const wishAnswered: Template<WishAnswered> = ({ vehicle, pageUrl }, { t }) => ({
  subject: t('wishAnswered.subject', { vehicle }),
  lead: t('wishAnswered.lead', { vehicle }),
  link: { label: t('wishAnswered.link'), href: pageUrl },
  notes: [t('wishAnswered.note', { days: retentionRules['answered-wish'].kept.count })],
  short: t('wishAnswered.short', { vehicle, url: pageUrl }),
})

/** To the company alone, which has to know whom to call. */
export type WishesByPhone = {
  wishes: readonly {
    vehicle: string
    phone: string
    lang: Lang
    /** Where the springs are; null = they are still wished for. */
    pageUrl: string | null
  }[]
}

export const wishesByPhone: Template<WishesByPhone> = ({ wishes }, { t }) => ({
  subject: t('wishesByPhone.subject', { count: wishes.length }),
  lead: t('wishesByPhone.lead'),
  facts: wishes.map(({ vehicle, phone, lang, pageUrl }) => ({
    label: vehicle,
    value: [showPhone(phone), t(`wishesByPhone.langs.${lang}`), pageUrl ?? t('wishesByPhone.waits')].join(' · '),
  })),
  short: t('wishesByPhone.subject', { count: wishes.length }),
})
