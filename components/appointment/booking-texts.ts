import { getTranslations } from 'next-intl/server'
import { readFormTexts } from '@/components/form/form-texts'
import { jobs, vehicleLines } from '@/lib/contract/workshop-words'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import type { Locale } from '@/lib/i18n/locales'

/** The same id → a text for each, as the keys of one object. */
function textsOf<K extends string>(ids: readonly K[], write: (id: K) => string): Record<K, string> {
  return Object.fromEntries(ids.map((id) => [id, write(id)])) as Record<K, string>
}

const workshopKeys = ['province', 'anyProvince', 'line', 'anyLine', 'legend', 'none'] as const
const vehicleKeys = ['type', 'brand', 'model', 'year', 'plate', 'choose', 'unlisted', 'failed'] as const
const timeKeys = [
  'first',
  'days',
  'zone',
  'earlier',
  'later',
  'loading',
  'failed',
  'retry',
  'closed',
  'full',
  'none',
] as const
const contactKeys = ['name', 'phone', 'phoneHint', 'email', 'emailHint', 'note'] as const
const errorKeys = [
  'title',
  'workshop',
  'job',
  'type',
  'brand',
  'model',
  'year',
  'plate',
  'day',
  'slot',
  'name',
  'phone',
  'email',
  'note',
  'consent',
  'jobVehicle',
  'takenTitle',
  'takenText',
  'takenChoose',
  'downTitle',
  'downText',
  'tooManyTitle',
  'tooManyText',
] as const
const bookedKeys = ['title', 'text', 'number', 'link', 'calendar', 'another', 'bringTitle'] as const
const manageKeys = [
  'loading',
  'invalidTitle',
  'invalidText',
  'downTitle',
  'downText',
  'retry',
  'name',
  'phone',
  'state',
  'history',
  'note',
  'move',
  'moveSubmit',
  'moved',
  'cancel',
  'cancelText',
  'reason',
  'cancelSubmit',
  'cancelled',
  'failedTitle',
  'closed',
  'new',
] as const

/** Texts of the time chooser, which booking and moving share. `{day}` and `{count}` are filled in by the browser. */
export async function readTimeTexts(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'appointment' })
  return {
    ...textsOf(timeKeys, (key) => t(`time.${key}`)),
    times: t('time.times', { day: '{day}' }),
    freeDay: t('time.freeDay', { count: '{count}' }),
    free: t('time.free', { count: '{count}' }),
  }
}
export type TimeTexts = Awaited<ReturnType<typeof readTimeTexts>>

async function readCommonTexts(locale: Locale) {
  const [t, { full }] = await Promise.all([
    getTranslations({ locale, namespace: 'appointment' }),
    readFormTexts(locale),
  ])
  return {
    optional: t('optional'),
    duration: t('duration', { hours: '{hours}' }),
    jobs: textsOf(jobs, (id) => t(`jobs.${id}.name`)),
    summary: textsOf(['title', 'workshop', 'job', 'vehicle', 'time', 'open'] as const, (key) => t(`summary.${key}`)),
    booked: {
      ...textsOf(bookedKeys, (key) => t(`booked.${key}`)),
      bring: (['vehicle', 'parts', 'papers', 'load'] as const).map((key) => t(`booked.bring.${key}`)),
    },
    errors: { ...textsOf(errorKeys, (key) => t(`errors.${key}`)), full },
    time: await readTimeTexts(locale),
  }
}

/** Everything the booking form says. */
export async function readBookingTexts(locale: Locale) {
  const [t, spec, common] = await Promise.all([
    getTranslations({ locale, namespace: 'appointment' }),
    getTranslations({ locale, namespace: 'spec.vehicleTypes' }),
    readCommonTexts(locale),
  ])
  return {
    ...common,
    form: t('form'),
    steps: textsOf(['workshop', 'job', 'vehicle', 'time', 'contact'] as const, (key) => t(`steps.${key}`)),
    lines: textsOf(vehicleLines, (id) => t(`lines.${id}`)),
    jobDetails: textsOf(jobs, (id) => t(`jobs.${id}.text`)),
    types: textsOf(vehicleTypes, (id) => spec(id)),
    workshop: textsOf(workshopKeys, (key) => t(`workshop.${key}`)),
    job: { legend: t('job.legend') },
    vehicle: textsOf(vehicleKeys, (key) => t(`vehicle.${key}`)),
    contact: textsOf(contactKeys, (key) => t(`contact.${key}`)),
    consent: t('consent'),
    submit: t('submit'),
    sending: t('sending'),
  }
}
export type BookingTexts = Awaited<ReturnType<typeof readBookingTexts>>

/** Everything the page of a booked visit says. */
export async function readManageTexts(locale: Locale) {
  const [t, common] = await Promise.all([
    getTranslations({ locale, namespace: 'appointment' }),
    readCommonTexts(locale),
  ])
  return {
    ...common,
    manage: {
      ...textsOf(manageKeys, (key) => t(`manage.${key}`)),
      states: textsOf(['booked', 'changed', 'cancelled', 'done'] as const, (key) => t(`manage.states.${key}`)),
      actors: textsOf(['visitor', 'workshop'] as const, (key) => t(`manage.actors.${key}`)),
    },
  }
}
export type ManageTexts = Awaited<ReturnType<typeof readManageTexts>>
