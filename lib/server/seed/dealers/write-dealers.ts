import type { Kysely } from 'kysely'
import type { Job, VehicleLine, Weekday } from '@/lib/contract/workshop-words'
import type { DealerTable, WorkshopTable } from '@/lib/server/db/tables/dealers'
import type { Database } from '@/lib/server/db/schema'
import { insertAll } from '@/lib/server/db/insert-all'
import { provinceOfCode } from '@/lib/server/services/place/provinces'
import { readSeedDealers, type SeedDealer } from './dealers'
import { seedDistributors } from './distributors'

const jobsOfCentre: readonly Job[] = [
  'overhaul',
  'n2-recharge',
  'fitting',
  'fork-service',
  'alignment',
  'setup',
  'inspection',
]
const bookedLines: readonly VehicleLine[] = ['scooter', 'bigbike', 'car', 'pickup']

/** Hourly, with an hour's rest at noon; the last job that can begin at 16:00 is done when the shop closes. */
const fullDay = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00']
const shortDay = ['10:00', '11:00', '13:00', '14:00', '15:00']

function weeklyOf({ hours, kind }: SeedDealer): Record<Weekday, readonly string[]> {
  const times = (day: Weekday) =>
    hours.weekly[day] === null ? [] : kind === 'flagship' && day === 'sun' ? shortDay : fullDay
  return {
    mon: times('mon'),
    tue: times('tue'),
    wed: times('wed'),
    thu: times('thu'),
    fri: times('fri'),
    sat: times('sat'),
    sun: times('sun'),
  }
}

function dealerRow({
  town,
  kind,
  size,
  name,
  code,
  phones,
  street,
  lines,
  capabilities,
  hours,
}: SeedDealer): DealerTable {
  const province = provinceOfCode(town.province) ?? town.name
  return {
    id: `sample-${town.id}`,
    code,
    kind,
    size,
    name_en: name.en,
    name_th: name.th,
    name_ja: name.ja,
    lines: JSON.stringify(lines),
    capabilities: JSON.stringify(capabilities),
    street_en: street.en,
    street_th: street.th,
    tambon_en: town.tambon.en,
    tambon_th: town.tambon.th,
    amphur_en: town.amphur.en,
    amphur_th: town.amphur.th,
    province: town.province,
    province_en: province.en,
    province_th: province.th,
    province_ja: province.ja,
    postcode: town.postcode,
    country: 'TH',
    lat: town.lat,
    lng: town.lng,
    phones: JSON.stringify(phones),
    line_id: `@sample-${town.id}`,
    facebook: null,
    web: kind === 'flagship' ? 'https://example.com/' : null,
    email: `${town.id}@example.com`,
    hours: JSON.stringify(hours),
    languages: JSON.stringify(kind === 'flagship' ? ['th', 'en', 'ja'] : ['th', 'en']),
    sample: 1,
  }
}

function workshopRow(dealer: SeedDealer): WorkshopTable {
  return {
    dealer_id: `sample-${dealer.town.id}`,
    bays: dealer.kind === 'flagship' ? 4 : 2,
    slot_minutes: 60,
    weekly: JSON.stringify(weeklyOf(dealer)),
    lines: JSON.stringify(bookedLines),
    jobs: JSON.stringify(jobsOfCentre),
  }
}

/** Writes the sample dealers, and capacity for those that are centres. */
export async function writeDealers(trx: Kysely<Database>): Promise<void> {
  const dealers = await readSeedDealers()
  await insertAll(trx, 'dealer', dealers.map(dealerRow))
  await insertAll(
    trx,
    'workshop',
    dealers.filter(({ kind }) => kind === 'flagship' || kind === 'service-centre').map(workshopRow),
  )
}

/** Sample dealers that a database seeded before there were so many of them does not have; none where the company has put its own in their place. */
export async function writeMissingDealers(trx: Kysely<Database>): Promise<void> {
  const rows = await trx.selectFrom('dealer').select(['id', 'sample']).execute()
  if (rows.some(({ sample }) => sample !== 1)) return
  const known = new Set(rows.map(({ id }) => id))
  const missing = (await readSeedDealers()).map(dealerRow).filter(({ id }) => !known.has(id))
  await insertAll(trx, 'dealer', missing)
}

/** Writes the sample distributors. */
export async function writeDistributors(trx: Kysely<Database>): Promise<void> {
  await insertAll(trx, 'distributor', seedDistributors)
}
