import type { Transaction } from 'kysely'
import { jobSchema } from '@/lib/contract/appointment'
import { addDays, instantOf } from '@/lib/domain/appointment/time'
import type { Database } from '@/lib/server/db/schema'
import type { AppointmentTable } from '@/lib/server/db/tables/dealers'
import { cancelMessages, queueMessage, type Attachment } from '@/lib/server/outbox/queue'
import { readVisitTexts } from './texts'
import { calendarOf, langOf, manageUrl } from './visit'
import { requireWorkshop, type KnownWorkshop } from './workshops'

/** Clock time in Thailand at which the day before is reminded of. */
const reminderTime = '18:00'

async function dataOf(visit: AppointmentTable, { workshop }: KnownWorkshop) {
  const lang = langOf(visit)
  const texts = await readVisitTexts(lang)
  return { workshop: workshop.name, address: workshop.address, day: visit.day, time: visit.slot, job: texts.job(jobSchema.parse(visit.job)), manageUrl: manageUrl(visit.id, lang) }
}

function toVisitor(visit: AppointmentTable) {
  const lang = langOf(visit)
  return visit.email === '' ? ({ channel: 'sms', to: visit.phone, lang } as const) : ({ channel: 'email', to: visit.email, lang } as const)
}

async function calendarFile(visit: AppointmentTable, workshop: KnownWorkshop): Promise<Attachment[]> {
  if (visit.email === '') return []
  return [{ name: 'visit.ics', type: 'text/calendar; charset=utf-8', base64: Buffer.from(await calendarOf(visit, workshop, langOf(visit))).toString('base64') }]
}

const templates = { booked: 'appointmentBooked', changed: 'appointmentChanged', cancelled: 'appointmentCancelled' } as const

/** Tells the visitor what became of the visit, and sets or takes back the reminder of the day before; all within the caller's transaction. */
export async function notifyVisitor(trx: Transaction<Database>, visit: AppointmentTable, what: keyof typeof templates, now: Date): Promise<void> {
  const key = `appointment:${visit.id}:`
  await cancelMessages(trx, key)
  // A program's form must not cost the visitor it names a message.
  if (visit.suspected === 1) return
  const workshop = await requireWorkshop(trx, visit.workshop_id, langOf(visit))
  const message = { ...toVisitor(visit), data: await dataOf(visit, workshop) }
  await queueMessage(trx, { ...message, template: templates[what], dedupeKey: `${key}${what}:${visit.updated_at}`, attachments: await calendarFile(visit, workshop) }, now)
  const dueAt = instantOf(addDays(visit.day, -1), reminderTime)
  if (what !== 'cancelled' && dueAt > now) await queueMessage(trx, { ...message, template: 'appointmentReminder', dedupeKey: `${key}reminder:${visit.updated_at}`, dueAt }, now)
}
