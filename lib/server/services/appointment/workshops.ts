import type { Kysely } from 'kysely'
import { z } from 'zod'
import { jobSchema, type Workshop } from '@/lib/contract/appointment'
import type { Job } from '@/lib/contract/workshop-words'
import type { Lang } from '@/lib/contract/common'
import { clockTimeSchema } from '@/lib/contract/dealer'
import { ApiError } from '@/lib/contract/api-error'
import { jobTable } from '@/lib/domain/appointment/jobs'
import type { Capacity } from '@/lib/domain/appointment/slots'
import type { Database } from '@/lib/server/db/schema'
import type { DealerTable, WorkshopTable } from '@/lib/server/db/tables/dealers'
import { linesSchema, toDealer } from '@/lib/server/services/dealer/rows'

const times = z.array(clockTimeSchema)
const weeklySchema = z.object({ mon: times, tue: times, wed: times, thu: times, fri: times, sat: times, sun: times })
const jobsSchema = z.array(jobSchema)

export type KnownWorkshop = { workshop: Workshop; capacity: Capacity }

type Row = DealerTable & Omit<WorkshopTable, 'lines'> & { booked_lines: string }

function toWorkshop(row: Row, lang: Lang): KnownWorkshop {
  const { id, name, province, address, phones, lat, lng, hours, sample } = toDealer({ ...row, bookable: 1 }, lang)
  const jobs = jobsSchema.parse(JSON.parse(row.jobs)).map((job) => ({ id: job, minutes: jobTable[job].minutes }))
  return {
    workshop: {
      id,
      name,
      lines: linesSchema.parse(JSON.parse(row.booked_lines)),
      province,
      address,
      phones,
      lat,
      lng,
      hours,
      sample,
      jobs,
    },
    capacity: {
      bays: row.bays,
      slotMinutes: row.slot_minutes,
      weekly: weeklySchema.parse(JSON.parse(row.weekly)),
      hours,
    },
  }
}

function select(db: Kysely<Database>) {
  return db
    .selectFrom('workshop')
    .innerJoin('dealer', 'dealer.id', 'workshop.dealer_id')
    .selectAll('dealer')
    .select(['dealer_id', 'bays', 'slot_minutes', 'weekly', 'jobs', 'workshop.lines as booked_lines'])
}

/** Every workshop that takes bookings, by province and name. */
export async function listWorkshops(db: Kysely<Database>, lang: Lang): Promise<Workshop[]> {
  const rows = await select(db).execute()
  return rows
    .map((row) => toWorkshop(row, lang).workshop)
    .sort((a, b) => a.province.name.localeCompare(b.province.name, lang) || a.name.localeCompare(b.name, lang))
}

/** One workshop; throws NOT_FOUND. */
export async function requireWorkshop(db: Kysely<Database>, id: string, lang: Lang): Promise<KnownWorkshop> {
  const row = await select(db).where('dealer.id', '=', id).executeTakeFirst()
  if (!row) throw new ApiError('NOT_FOUND', { message: `workshop ${id}` })
  return toWorkshop(row, lang)
}

/** Minutes of a job at a workshop; throws INVALID_INPUT when it is not done there. */
export function minutesOf({ workshop }: KnownWorkshop, job: Job): number {
  const known = workshop.jobs.find(({ id }) => id === job)
  if (!known) throw new ApiError('INVALID_INPUT', { fields: [{ path: 'job', code: 'unknown-value' }] })
  return known.minutes
}
