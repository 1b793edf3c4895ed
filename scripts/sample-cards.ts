import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { langSchema } from '@/lib/contract/common'
import { environment } from '@/lib/config/environment'
import { formatSerial } from '@/lib/domain/serial'
import { localizePath } from '@/lib/i18n/locales'
import { openDatabase } from '@/lib/server/db/client'
import { findProductSummaries, listNewestIds } from '@/lib/server/db/queries/products'
import { writeSerialCards, type SerialCard } from '@/lib/server/pdf/serial-cards'

const { values } = parseArgs({ options: { lang: { type: 'string', default: 'en' }, out: { type: 'string', default: '.cache/sample-cards.pdf' }, lot: { type: 'string', default: '2614A' }, count: { type: 'string', default: '16' } } })
const lang = langSchema.parse(values.lang)
const count = Number(values.count)
if (!(Number.isInteger(count) && count > 0 && count <= 400)) throw new Error('--count takes a whole number from 1 to 400')

const { DATABASE_URL, SITE_URL } = environment()
const db = openDatabase(DATABASE_URL)
const products = await findProductSummaries(db, { ids: await listNewestIds(db, { limit: count, perFamily: count }), lang })
await db.destroy()

const cards = products.slice(0, count).map(({ code, name }, i): SerialCard => {
  const serial = formatSerial(values.lot, i + 1)
  const url = new URL(localizePath('/services/warranty/register', lang), SITE_URL)
  url.searchParams.set('serial', serial)
  return { productCode: code, productName: name, serial, registerUrl: url.href }
})
await mkdir(path.dirname(values.out), { recursive: true })
await writeFile(values.out, await writeSerialCards(cards, lang))
console.log(`${values.out}: ${cards.length} cards`)
