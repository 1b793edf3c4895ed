import type { Transaction } from 'kysely'
import { jobSchema } from '@/lib/contract/appointment'
import { addDays, instantOf } from '@/lib/domain/calendar'
import type { Database } from '@/lib/server/db/schema'
import type { AppointmentTable } from '@/lib/server/db/tables/dealers'
import { cancelMessages, queueMessage, type QueuedMessage } from '@/lib/server/outbox/queue'
import type { Attachment } from '@/lib/server/outbox/sealed-body'
import type { AppointmentTemplate } from '@/lib/server/outbox/templates/appointment'
import { readVisitTexts } from './texts'
import { calendarOf, langOf, manageUrl } from './visit'
import { requireWorkshop, type KnownWorkshop } from './workshops'

/** Clock time in Thailand at which the day before is reminded of. */
const reminderTime = '18:00'

async function dataOf(visit: AppointmentTable, { workshop }: KnownWorkshop) {
  const lang = langOf(visit)
  const texts = await readVisitTexts(lang)
  return {
    workshop: workshop.name,
    address: workshop.address,
    day: visit.day,
    time: visit.slot,
    job: texts.job(jobSchema.parse(visit.job)),
    manageUrl: manageUrl(visit.id, lang),
  }
}

function toVisitor(visit: AppointmentTable) {
  const lang = langOf(visit)
  return visit.email === ''
    ? ({ channel: 'sms', to: visit.phone, lang } as const)
    : ({ channel: 'email', to: visit.email, lang } as const)
}

async function calendarFile(visit: AppointmentTable, workshop: KnownWorkshop): Promise<Attachment[]> {
  if (visit.email === '') return []
  return [
    {
      name: 'visit.ics',
      type: 'text/calendar; charset=utf-8',
      base64: Buffer.from(await calendarOf(visit, workshop, langOf(visit), { withVehicle: false })).toString('base64'),
    },
  ]
}

const templates = {
  booked: 'appointmentBooked',
  changed: 'appointmentChanged',
  cancelled: 'appointmentCancelled',
} as const

/** How long the second message of a change waits for further ones, ms. */
const settleMs = 10 * 60_000

type Told = { what: keyof typeof templates; caller: string | null; now: Date }

/** The message of an event. However often a visit is moved, that is two at most: the first at once, one more with the time it was moved to last. */
async function tellEvent(
  trx: Transaction<Database>,
  key: string,
  message: Omit<QueuedMessage<AppointmentTemplate>, 'template'>,
  { what, now }: Told,
): Promise<void> {
  const first = await queueMessage(trx, { ...message, template: templates[what], dedupeKey: `${key}${what}:1` }, now)
  if (first || what !== 'changed') return
  await queueMessage(
    trx,
    {
      ...message,
      template: templates.changed,
      dedupeKey: `${key}changed:2`,
      dueAt: new Date(now.getTime() + settleMs),
    },
    now,
  )
}

/** Tells the visitor what became of the visit, and sets or takes back the reminder of the day before; all within the caller's transaction. */
export async function notifyVisitor(trx: Transaction<Database>, visit: AppointmentTable, told: Told): Promise<void> {
  const { what, caller, now } = told
  const key = `appointment:${visit.id}:`
  // What waits to be sent is out of date with this event; its key is free again.
  await cancelMessages(trx, key)
  // A program's form must not cost the visitor it names a message.
  if (visit.suspected === 1) return
  const workshop = await requireWorkshop(trx, visit.workshop_id, langOf(visit))
  const message = {
    ...toVisitor(visit),
    caller,
    data: await dataOf(visit, workshop),
    deadline: instantOf(visit.day, visit.slot),
  }
  await tellEvent(trx, key, { ...message, attachments: await calendarFile(visit, workshop) }, told)
  const dueAt = instantOf(addDays(visit.day, -1), reminderTime)
  if (what !== 'cancelled' && dueAt > now)
    await queueMessage(
      trx,
      { ...message, template: 'appointmentReminder', dedupeKey: `${key}reminder:${visit.updated_at}`, dueAt },
      now,
    )
}
