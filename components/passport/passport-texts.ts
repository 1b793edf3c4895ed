import { getTranslations } from 'next-intl/server'
import { readFormTexts } from '@/components/form/form-texts'
import {
  actors,
  channels,
  claimStates,
  claimSymptoms,
  positions,
  warrantyFlags,
  warrantyStates,
  warrantyTermIds,
} from '@/lib/contract/warranty-words'
import { exclusions, inclusions, registrationWindowDays } from '@/lib/domain/warranty/terms'
import type { Locale } from '@/lib/i18n/locales'

/** The same id → a text for each, as the keys of one object. */
function textsOf<K extends string>(ids: readonly K[], write: (id: K) => string): Record<K, string> {
  return Object.fromEntries(ids.map((id) => [id, write(id)])) as Record<K, string>
}

const linkKeys = ['title', 'text', 'label', 'hint', 'submit', 'invalid', 'register', 'check', 'lost'] as const
const pinKeys = ['title', 'text', 'label', 'hint', 'submit', 'opening', 'format', 'wrong', 'other'] as const
const lostPinKeys = ['title', 'text', 'submit', 'sending', 'sent', 'contact'] as const
const ownPinKeys = ['title', 'text', 'label', 'hint', 'submit', 'sending', 'weak', 'done', 'doneText'] as const
const cardKeys = [
  'number',
  'serials',
  'coveredUntil',
  'endedOn',
  'daysLeft',
  'coveredKm',
  'nextService',
  'nextServiceKm',
  'registeredOn',
] as const
const factKeys = [
  'title',
  'owner',
  'vehicle',
  'plate',
  'position',
  'boughtOn',
  'channel',
  'dealer',
  'invoice',
  'fittedOn',
  'odometer',
  'receipt',
  'receiptThere',
  'receiptMissing',
  'term',
] as const
const needKeys = [
  'title',
  'lead',
  'receipt',
  'photo',
  'submit',
  'sending',
  'empty',
  'again',
  'done',
  'doneText',
] as const
const claimKeys = [
  'title',
  'lead',
  'symptom',
  'text',
  'textHint',
  'odometer',
  'km',
  'photosHint',
  'submit',
  'sending',
] as const

/** What the words of a registration are called: states, reasons, people. */
async function readWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'warranty' })
  const days = registrationWindowDays
  return {
    states: textsOf(warrantyStates, (id) => t(`states.${id}`)),
    stateTexts: textsOf(warrantyStates, (id) => t(`stateTexts.${id}`, { days })),
    flags: textsOf(warrantyFlags, (id) => t(`flags.${id}`, { days })),
    claimStates: textsOf(claimStates, (id) => t(`claimStates.${id}`)),
    symptoms: textsOf(claimSymptoms, (id) => t(`symptoms.${id}`)),
    terms: textsOf(warrantyTermIds, (id) => t(`terms.${id}`)),
    positions: textsOf(positions, (id) => t(`positions.${id}`)),
    channels: textsOf(channels, (id) => t(`channels.${id}`)),
    actors: textsOf(actors, (id) => t(`actors.${id}`)),
    inclusions: inclusions.map((id) => t(`inclusions.${id}`)),
    exclusions: exclusions.map((id) => t(`exclusions.${id}`)),
    unknownPart: t('unknownPart'),
  }
}

/** Everything the passport says. `{…}` places are filled in by the browser, where the registration is known. */
export async function readPassportTexts(locale: Locale) {
  const [t, words, form] = await Promise.all([
    getTranslations({ locale, namespace: 'passport' }),
    readWords(locale),
    readFormTexts(locale),
  ])
  return {
    words,
    form: { summary: form.summary, upload: form.upload },
    ...textsOf(['loading', 'closed', 'optional'] as const, (key) => t(key)),
    link: textsOf(linkKeys, (key) => t(`link.${key}`)),
    pin: textsOf(pinKeys, (key) => t(`pin.${key}`)),
    lostPin: {
      ...textsOf(lostPinKeys, (key) => t(`lostPin.${key}`)),
      sentText: t('lostPin.sentText', { hours: '{hours}' }),
    },
    ownPin: textsOf(ownPinKeys, (key) => t(`ownPin.${key}`)),
    failures: {
      ...textsOf(['title', 'key', 'conflict', 'forbidden', 'down'] as const, (key) => t(`failures.${key}`)),
      tooMany: t('failures.tooMany', { minutes: '{minutes}' }),
      full: form.full,
    },
    card: {
      ...textsOf(cardKeys, (key) => t(`card.${key}`)),
      label: t('card.label', { number: '{number}' }),
      km: t('card.km', { km: '{km}' }),
      picture: t('card.picture', { name: '{name}', code: '{code}' }),
    },
    actions: textsOf(['certificate', 'calendar', 'print', 'close'] as const, (key) => t(`actions.${key}`)),
    facts: textsOf(factKeys, (key) => t(`facts.${key}`)),
    cover: textsOf(['title', 'caption', 'covered', 'excluded', 'terms'] as const, (key) => t(`cover.${key}`)),
    timeline: textsOf(['title', 'zone'] as const, (key) => t(`timeline.${key}`)),
    needs: textsOf(needKeys, (key) => t(`needs.${key}`)),
    claims: {
      ...textsOf(['title', 'none', 'open', 'cancel', 'waiting', 'rejected', 'void', 'book'] as const, (key) =>
        t(`claims.${key}`),
      ),
      opened: t('claims.opened', { date: '{date}' }),
      expired: t('claims.expired', { date: '{date}' }),
    },
    claim: {
      ...textsOf(claimKeys, (key) => t(`claim.${key}`)),
      left: t('claim.left', { count: '{count}' }),
      photo: t('claim.photo', { number: '{number}' }),
      errors: textsOf(['title', 'symptom', 'text', 'odometerKm', 'photos'] as const, (key) => t(`claim.errors.${key}`)),
    },
    done: {
      ...textsOf(['title', 'text', 'number', 'stepsTitle'] as const, (key) => t(`done.${key}`)),
      steps: (['wait', 'clean', 'pack', 'note', 'ride'] as const).map((key) => t(`done.steps.${key}`)),
    },
  }
}
export type PassportTexts = Awaited<ReturnType<typeof readPassportTexts>>
