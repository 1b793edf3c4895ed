import { z } from 'zod'
import { localizedTextSchema } from '@/lib/contract/common'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { Banner } from '@/lib/contract/site'
import { dayInThailand } from '@/lib/domain/calendar'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import type { ServiceContext } from './context'

const textsSchema = z.object({ title: localizedTextSchema, text: localizedTextSchema, action: localizedTextSchema })

/** Banners running today, in their order. */
export async function getHomeBanner(
  { lang }: ParsedInputOf<'getHomeBanner'>,
  { db, now }: ServiceContext,
): Promise<Banner[]> {
  const today = dayInThailand(now)
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .where((eb) => eb.or([eb('starts_on', 'is', null), eb('starts_on', '<=', today)]))
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)]))
    .orderBy('position')
    .execute()
  const products = await findProductSummaries(db, { ids: rows.flatMap((row) => row.product_id ?? []), lang })
  return rows.map((row) => {
    const texts = textsSchema.parse(JSON.parse(row.texts))
    return {
      id: row.id,
      href: row.href,
      title: texts.title[lang],
      text: texts.text[lang],
      action: texts.action[lang],
      product: products.find((product) => product.id === row.product_id) ?? null,
    }
  })
}
