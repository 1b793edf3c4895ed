import { parseArgs } from 'node:util'
import { daySchema } from '@/lib/contract/common'
import { addDays, daysBetween } from '@/lib/domain/calendar'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { revalidatePages } from '@/lib/server/import/revalidate'
import { closeDays, openDays } from '@/lib/server/services/appointment/closed-days'
import { listWorkshops } from '@/lib/server/services/appointment/workshops'
import { loadEnvironment } from './support/environment'

const usage = `npm run workshop-days                                     workshops and the days on which each is closed
npm run workshop-days -- close ID 2026-12-24              no visits on that day; tells which are booked already
npm run workshop-days -- close ID 2026-12-24 2026-12-28   the same for all days from the first to the last
npm run workshop-days -- open ID 2026-12-24               usual hours again
Public holidays of Thailand are closed without being entered. Add --database <path or postgres://…> for another database.`

const { DATABASE_URL, SITE_URL, REVALIDATE_SECRET } = loadEnvironment()
const { values, positionals } = parseArgs({ allowPositionals: true, options: { database: { type: 'string' } } })
const [command, workshop, first, last = first] = positionals
const db = openDatabase(values.database ?? DATABASE_URL)

async function list(): Promise<string> {
  const workshops = await listWorkshops(db, 'en')
  return workshops
    .map(({ id, name, hours }) => {
      const closed = hours.exceptions.filter((other) => other.hours === null).map(({ day }) => day)
      return `${id.padEnd(24)} ${name}: ${closed.toSorted().join(' ')}`
    })
    .join('\n')
}

function daysOf(from: string, to: string): string[] {
  const count = daysBetween(daySchema.parse(from), daySchema.parse(to)) + 1
  if (count < 1 || count > 366) throw new Error('The last day comes after the first, within a year.')
  return Array.from({ length: count }, (_, i) => addDays(from, i))
}

async function change(to: 'close' | 'open', id: string, days: string[]): Promise<string> {
  const booked = to === 'close' ? await closeDays(db, { workshop: id, days }) : []
  if (to === 'open') await openDays(db, { workshop: id, days })
  return [
    to === 'close'
      ? `${id} takes no visits on ${days.join(', ')}.`
      : `${id} has its usual hours on ${days.join(', ')}.`,
    ...booked.map(({ number, day, slot }) => `Booked already, please call: ${number}, ${day} ${slot}`),
    await revalidatePages('dealers', { siteUrl: SITE_URL, secret: REVALIDATE_SECRET }),
  ].join('\n')
}

try {
  await migrateDatabase(db)
  if (command === undefined) console.log(await list())
  else if ((command === 'close' || command === 'open') && workshop !== undefined && first !== undefined)
    console.log(await change(command, workshop, daysOf(first, last ?? first)))
  else {
    console.error(usage)
    process.exitCode = 1
  }
} finally {
  await db.destroy()
}
