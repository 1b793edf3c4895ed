import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { madeOn } from '@/lib/domain/serial'
import { termOf } from '@/lib/domain/warranty/terms'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import type { ServiceContext } from '../context'
import { knowSerial } from './serials'

/** What a serial stands for. Whether it is registered is nobody's business here. */
export async function getSerialInfo({ serial, lang }: ParsedInputOf<'getSerialInfo'>, { db }: ServiceContext) {
  const known = await knowSerial(db, serial)
  const [product = null] = known.issuedFor === null ? [] : await findProductSummaries(db, { ids: [known.issuedFor], lang })
  return {
    reading: known.reading,
    serial: known.reading === 'serial' ? known.text : null,
    madeOn: known.year === null || known.week === null ? null : madeOn({ year: known.year, week: known.week }),
    product,
    term: product ? termOf(product.kind) : null,
  }
}
