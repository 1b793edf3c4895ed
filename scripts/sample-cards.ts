import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { langSchema } from '@/lib/contract/common'
import { serialFrom } from '@/lib/domain/serial'
import { localizePath } from '@/lib/i18n/locales'
import { openDatabase } from '@/lib/server/db/client'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import { writeSerialCards, type SerialCard } from '@/lib/server/pdf/serial-cards'
import { loadEnvironment } from './support/environment'

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    out: { type: 'string', default: '.cache/sample-cards.pdf' },
    count: { type: 'string', default: '16' },
  },
})
const lang = langSchema.parse(values.lang)
const count = Number(values.count)
if (!(Number.isInteger(count) && count > 0 && count <= 400))
  throw new Error('--count takes a whole number from 1 to 400')

const { DATABASE_URL, SITE_URL } = loadEnvironment()
const db = openDatabase(DATABASE_URL)
const issued = await db
  .selectFrom('serial_range')
  .select(['lot', 'first_number', 'product_id'])
  .orderBy('product_id')
  .limit(count)
  .execute()
const products = new Map(
  (await findProductSummaries(db, { ids: issued.map(({ product_id: id }) => id), lang })).map((product) => [
    product.id,
    product,
  ]),
)
await db.destroy()

const cards = issued.flatMap(({ lot, first_number: number, product_id: id }): SerialCard[] => {
  const product = products.get(id)
  if (!product) return []
  const serial = serialFrom(lot, number)
  const url = new URL(localizePath('/services/warranty/register', lang), SITE_URL)
  url.searchParams.set('serial', serial)
  url.searchParams.set('part', product.code)
  return [{ productCode: product.code, productName: product.name, serial, registerUrl: url.href }]
})
await mkdir(path.dirname(values.out), { recursive: true })
await writeFile(values.out, await writeSerialCards(cards, lang))
console.log(`${values.out}: ${cards.length} cards`)
