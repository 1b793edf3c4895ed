import type { Kysely } from 'kysely'
import { appointmentStateSchema, bookedVehicleSchema, jobSchema, type Appointment } from '@/lib/contract/appointment'
import { langSchema, type Lang } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import { isOpen } from '@/lib/domain/appointment/states'
import { instantOf } from '@/lib/domain/calendar'
import { environment } from '@/lib/config/environment'
import { bookedVehicleName } from '@/lib/domain/vehicle-name'
import { localizePath } from '@/lib/i18n/locales'
import { writeCalendar } from '@/lib/server/calendar'
import type { Database } from '@/lib/server/db/schema'
import type { AppointmentTable } from '@/lib/server/db/tables/dealers'
import { makePrivateToken, readPrivateToken } from '@/lib/server/private-link'
import { readVisitTexts } from './texts'
import { requireWorkshop, type KnownWorkshop } from './workshops'

/** Kind of the private links to visits. */
const linkKind = 'appointment'
const alarmMinutes = 120

/** Private address of a visit within the site; the part after `#` is never sent to a server by the browser. */
export function managePath(id: string, lang: Lang): string {
  return `${localizePath('/appointment/manage', lang)}#${makePrivateToken(linkKind, id)}`
}

export function manageUrl(id: string, lang: Lang): string {
  return new URL(managePath(id, lang), environment().SITE_URL).href
}

/** The visit a private link opens; throws NOT_FOUND for anything but a genuine link, and once the visit is nameless. */
export async function requireVisit(db: Kysely<Database>, token: string): Promise<AppointmentTable> {
  const id = readPrivateToken(linkKind, token)
  const row =
    id === null
      ? undefined
      : await db.selectFrom('appointment').selectAll().where('id', '=', id).where('name', '!=', '').executeTakeFirst()
  if (!row) throw new ApiError('NOT_FOUND', { message: 'visit' })
  return row
}

/**
 * Calendar file of a visit as it now stands. Its versions are counted by time, so that a calendar keeps the newest. The vehicle is as typed: it stays
 * out of a file that goes to an address nobody has proved.
 */
export async function calendarOf(
  visit: AppointmentTable,
  { workshop }: KnownWorkshop,
  lang: Lang,
  { withVehicle }: { withVehicle: boolean },
): Promise<string> {
  const texts = await readVisitTexts(lang)
  const start = instantOf(visit.day, visit.slot)
  const url = manageUrl(visit.id, lang)
  const stamp = new Date(visit.updated_at)
  const vehicle = withVehicle ? [bookedVehicleName(bookedVehicleSchema.parse(JSON.parse(visit.vehicle)))] : []
  return writeCalendar({
    uid: `${visit.id}@${new URL(environment().SITE_URL).hostname}`,
    title: texts.calendarTitle(texts.job(jobSchema.parse(visit.job)), workshop.name),
    description: [...vehicle, texts.calendarDescription({ number: visit.number, url, state: visit.state })].join('\n'),
    location: workshop.address,
    start,
    end: new Date(start.getTime() + visit.minutes * 60_000),
    stamp,
    lang,
    url,
    alarmMinutes,
    sequence: Math.floor((stamp.getTime() - Date.parse(visit.created_at)) / 1000),
    cancelled: visit.state === 'cancelled',
  })
}

/** A visit as its visitor sees it. */
export async function showVisit(
  db: Kysely<Database>,
  visit: AppointmentTable,
  lang: Lang,
  now: Date,
): Promise<Appointment> {
  const known = await requireWorkshop(db, visit.workshop_id, lang)
  const events = await db
    .selectFrom('appointment_event')
    .select(['at', 'what', 'actor'])
    .where('appointment_id', '=', visit.id)
    .orderBy('at')
    .execute()
  const state = appointmentStateSchema.parse(visit.state)
  return {
    number: visit.number,
    state,
    workshop: known.workshop,
    job: jobSchema.parse(visit.job),
    minutes: visit.minutes,
    vehicle: bookedVehicleSchema.parse(JSON.parse(visit.vehicle)),
    day: visit.day,
    slot: visit.slot,
    name: visit.name,
    note: visit.note,
    open: isOpen(state, instantOf(visit.day, visit.slot), now),
    ics: await calendarOf(visit, known, lang, { withVehicle: true }),
    history: events.map(({ at, what, actor }) => ({
      at,
      what: appointmentStateSchema.parse(what),
      actor: actor === 'workshop' ? 'workshop' : 'visitor',
    })),
  }
}

/** Language the visitor booked in: messages keep to it. */
export function langOf(visit: AppointmentTable): Lang {
  return langSchema.parse(visit.lang)
}
