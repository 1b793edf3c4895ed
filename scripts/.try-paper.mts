import { writeFileSync } from 'node:fs'
import { openDatabase } from '@/lib/server/db/client'
import { getProduct } from '@/lib/server/services/products'
import { writeManual } from '@/lib/server/pdf/manual/write-manual'
const db = openDatabase('data/company.db')
const langs = (process.argv[2] ?? 'en').split(',') as ('en'|'th'|'ja')[]
const kinds = process.argv[3]?.split(',')
const rows = await db.selectFrom('product').select(({fn})=>['kind', fn.min('id').as('id')]).groupBy('kind').execute()
for (const { kind, id } of rows) {
  if (kinds && !kinds.includes(kind)) continue
  for (const lang of langs) {
    const product = await getProduct({ id, lang }, { db } as never)
    const t = performance.now()
    const bytes = await writeManual(product, lang, 'http://localhost:3000')
    console.log(kind, lang, bytes.length, Math.round(performance.now() - t), 'ms')
    writeFileSync(`/tmp/paper-${kind}-${lang}.pdf`, bytes)
  }
}
await db.destroy()
