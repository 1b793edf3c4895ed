import { getTranslations } from 'next-intl/server'
import { countryOptions } from '@/components/form/address-countries'
import { readFormTexts } from '@/components/form/form-texts'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import { channels, positions, warrantyFlags, warrantyStates, warrantyTermIds } from '@/lib/contract/warranty-words'
import { registrationWindowDays } from '@/lib/domain/warranty/terms'
import { loadMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/i18n/locales'
import { errorKeys } from './register-fields'

/** The same id → a text for each, as the keys of one object. */
function textsOf<K extends string>(ids: readonly K[], write: (id: K) => string): Record<K, string> {
  return Object.fromEntries(ids.map((id) => [id, write(id)])) as Record<K, string>
}

/** What the states of a registration are called and what they mean. */
async function readStateTexts(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'warranty' })
  const days = registrationWindowDays
  return {
    states: textsOf(warrantyStates, (id) => t(`states.${id}`)),
    stateTexts: textsOf(warrantyStates, (id) => t(`stateTexts.${id}`, { days })),
    flags: textsOf(warrantyFlags, (id) => t(`flags.${id}`, { days })),
  }
}

/** Names of the months; the browser's own may differ. */
function monthOptions(locale: Locale) {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: names.format(new Date(Date.UTC(2024, index, 15))),
  }))
}

/** Everything the registration form says. What stands in braces is filled in by the browser. */
export async function readRegisterTexts(locale: Locale) {
  const [t, types, form, states, { warranty }] = await Promise.all([
    getTranslations({ locale, namespace: 'warranty' }),
    getTranslations({ locale, namespace: 'spec.vehicleTypes' }),
    readFormTexts(locale),
    readStateTexts(locale),
    loadMessages(locale),
  ])
  // What fails is told by the browser itself.
  const { failures: _failures, ...register } = warranty.register
  return {
    ...register,
    // Messages with places are compiled in the built site: only a translation gives them back as texts.
    part: {
      ...register.part,
      nth: t('register.part.nth', { number: '{number}' }),
      remove: t('register.part.remove', { number: '{number}' }),
      made: t('register.part.made', { date: '{date}' }),
      term: t('register.part.term', { term: '{term}' }),
    },
    vehicle: { ...register.vehicle, stored: t('register.vehicle.stored', { vehicle: '{vehicle}' }) },
    sent: { ...register.sent, covered: t('register.sent.covered', { date: '{date}' }) },
    steps: [
      t('register.steps.part'),
      t('register.steps.vehicle'),
      t('register.steps.owner'),
      t('register.steps.review'),
    ],
    errors: textsOf(errorKeys, (key) => t(`register.errors.${key}`)),
    consents: { terms: t('consents.terms'), marketing: t('consents.marketing') },
    positions: textsOf(positions, (id) => t(`positions.${id}`)),
    channels: textsOf(channels, (id) => t(`channels.${id}`)),
    terms: textsOf(warrantyTermIds, (id) => t(`terms.${id}`)),
    types: textsOf(vehicleTypes, (id) => types(id)),
    typeOptions: vehicleTypes.map((value) => ({ value, label: types(value) })),
    months: monthOptions(locale),
    countries: countryOptions(locale),
    states,
    fields: form,
  }
}
export type RegisterTexts = Awaited<ReturnType<typeof readRegisterTexts>>
