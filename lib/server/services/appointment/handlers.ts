import type { appointmentEndpoints } from '@/lib/contract/appointment'
import { freeDays, shownDays } from '@/lib/domain/appointment/slots'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { bookAppointment } from './book'
import { cancelAppointment, changeAppointment } from './change'
import { readTaken } from './seats'
import { requireVisit, showVisit } from './visit'
import { listWorkshops, minutesOf, requireWorkshop } from './workshops'

export const appointmentHandlers: HandlersOf<typeof appointmentEndpoints> = {
  async getWorkshops({ lang, line }, { db }) {
    const workshops = await listWorkshops(db, lang)
    return line ? workshops.filter(({ lines }) => lines.includes(line)) : workshops
  },
  async getSlots({ workshop, job, from }, { db, now }) {
    const known = await requireWorkshop(db, workshop, 'en')
    const minutes = minutesOf(known, job)
    const today = dayInThailand(now)
    const first = from !== undefined && from > today ? from : today
    const taken = await readTaken(db, workshop, first, addDays(first, shownDays - 1))
    return { minutes, days: freeDays(known.capacity, { from: first, minutes, taken, now }) }
  },
  bookAppointment,
  getAppointment: async ({ token, lang }, { db, now }) => showVisit(db, await requireVisit(db, token), lang, now),
  changeAppointment,
  cancelAppointment,
}
