import { randomInt, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import {
  appointmentSchema,
  bookedSchema,
  slotsSchema,
  workshopSchema,
  type Appointment,
  type SlotDay,
  type Workshop,
} from '@/lib/contract/appointment'
import type { Job } from '@/lib/contract/workshop-words'
import type { Lang } from '@/lib/contract/common'
import { endpoints } from '@/lib/contract/endpoints'

/** An address of the documentation range: limits count calls by its /64, and each test is a visitor of its own. */
export const someAddress = () => `2001:db8:${randomInt(1, 0xffff).toString(16)}:${randomInt(1, 0xffff).toString(16)}::1`

/** Somebody with a phone and a mailbox nobody else has. */
export const someVisitor = () => ({
  name: `Somchai ${randomUUID().slice(0, 8)}`,
  phone: `081${randomInt(1_000_000, 9_999_999)}`,
  email: `visitor-${randomUUID()}@example.com`,
})

async function read<S extends z.ZodType>(url: string, schema: S, init?: RequestInit): Promise<z.output<S>> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return schema.parse(await answer.json())
}

const send = <S extends z.ZodType>(url: string, schema: S, body: unknown) =>
  read(url, schema, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify(body),
  })

/** What the site's own API says about visits. */
export function visitsAt(origin: string) {
  const url = (operation: 'getWorkshops' | 'getSlots' | 'bookAppointment' | 'getAppointment' | 'cancelAppointment') =>
    `${origin}/api/company/${endpoints[operation].path}`
  const daysOf = async (workshop: string, job: Job): Promise<SlotDay[]> =>
    (await read(`${url('getSlots')}?workshop=${workshop}&job=${job}`, slotsSchema)).days
  return {
    workshop: async (id: string, lang: Lang): Promise<Workshop> => {
      const found = (await read(`${url('getWorkshops')}?lang=${lang}`, workshopSchema.array())).find(
        (workshop) => workshop.id === id,
      )
      if (!found) throw new Error(`No workshop ${id}`)
      return found
    },
    /** Days with a free time, soonest first. */
    openDays: async (workshop: string, job: Job) =>
      (await daysOf(workshop, job)).filter(({ slots }) => slots.length > 0),
    freeAt: async (workshop: string, job: Job, day: string, slot: string) =>
      (await daysOf(workshop, job)).find((other) => other.day === day)?.slots.find(({ time }) => time === slot)?.free ??
      0,
    /** Books over the API; answers the token of the private link. */
    book: async (wish: { workshop: string; job: Job; day: string; slot: string }): Promise<string> => {
      const vehicle = { type: 'pickup', brand: 'Isuzu', model: 'D-Max', year: 2021 }
      const { manage } = await send(url('bookAppointment'), bookedSchema, {
        ...wish,
        ...someVisitor(),
        vehicle,
        lang: 'en',
        key: randomUUID(),
        consent: true,
        guard: { website: '', elapsedMs: 60_000 },
      })
      return tokenOf(manage)
    },
    read: (token: string): Promise<Appointment> =>
      send(url('getAppointment'), appointmentSchema, { token, lang: 'en' }),
    cancel: (token: string): Promise<Appointment> =>
      send(url('cancelAppointment'), appointmentSchema, { token, lang: 'en' }),
  }
}

/** The secret of a private link. */
export function tokenOf(link: string): string {
  return link.split('#')[1] ?? ''
}
