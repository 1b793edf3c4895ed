import type { Kysely } from 'kysely'
import type { Database } from '../schema'

async function createDealers(db: Kysely<Database>): Promise<void> {
  let dealer = db.schema
    .createTable('dealer')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull().unique())
  const texts = [
    'kind',
    'size',
    'name_en',
    'name_th',
    'name_ja',
    'lines',
    'capabilities',
    'street_en',
    'street_th',
    'tambon_en',
    'tambon_th',
    'amphur_en',
    'amphur_th',
    'province',
    'province_en',
    'province_th',
    'province_ja',
    'postcode',
    'country',
    'phones',
    'hours',
    'languages',
  ] as const
  for (const name of texts) dealer = dealer.addColumn(name, 'text', (c) => c.notNull())
  for (const name of ['line_id', 'facebook', 'web', 'email'] as const) dealer = dealer.addColumn(name, 'text')
  await dealer
    .addColumn('lat', 'real', (c) => c.notNull())
    .addColumn('lng', 'real', (c) => c.notNull())
    .addColumn('sample', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('dealer_by_province').on('dealer').columns(['country', 'province']).execute()

  await db.schema
    .createTable('workshop')
    .addColumn('dealer_id', 'text', (c) => c.primaryKey().references('dealer.id'))
    .addColumn('bays', 'integer', (c) => c.notNull())
    .addColumn('slot_minutes', 'integer', (c) => c.notNull())
    .addColumn('weekly', 'text', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('jobs', 'text', (c) => c.notNull())
    .execute()
}

async function createAppointments(db: Kysely<Database>): Promise<void> {
  let appointment = db.schema
    .createTable('appointment')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('workshop_id', 'text', (c) => c.notNull().references('workshop.dealer_id'))
  for (const name of [
    'job',
    'vehicle',
    'day',
    'slot',
    'state',
    'name',
    'phone',
    'email',
    'lang',
    'note',
    'created_at',
    'updated_at',
  ] as const)
    appointment = appointment.addColumn(name, 'text', (c) => c.notNull())
  for (const name of ['bay', 'minutes', 'suspected'] as const)
    appointment = appointment.addColumn(name, 'integer', (c) => c.notNull())
  await appointment.execute()
  await db.schema.createIndex('appointment_by_day').on('appointment').columns(['workshop_id', 'day', 'slot']).execute()

  await db.schema
    .createTable('seat')
    .addColumn('workshop_id', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('slot', 'text', (c) => c.notNull())
    .addColumn('bay', 'integer', (c) => c.notNull())
    .addColumn('appointment_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('seat_key', ['workshop_id', 'day', 'slot', 'bay'])
    .execute()
  await db.schema.createIndex('seat_by_appointment').on('seat').column('appointment_id').execute()

  await db.schema
    .createTable('appointment_event')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('appointment_id', 'text', (c) => c.notNull().references('appointment.id'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('was', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('appointment_event_by_appointment')
    .on('appointment_event')
    .columns(['appointment_id', 'at'])
    .execute()
}

export async function up(db: Kysely<Database>): Promise<void> {
  await createDealers(db)
  await createAppointments(db)
}

export async function down(db: Kysely<Database>): Promise<void> {
  for (const table of ['appointment_event', 'seat', 'appointment', 'workshop', 'dealer'])
    await db.schema.dropTable(table).execute()
}
