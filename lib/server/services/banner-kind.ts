import type { Kysely } from 'kysely'
import { z } from 'zod'
import { daySchema, localizedTextSchema, slugSchema } from '@/lib/contract/common'
import type { Database } from '@/lib/server/db/schema'
import type { ContentKind } from './editor/content-kind'
import { factsOf, inEachLang, localized } from './editor/typed'

const textsSchema = z.object({ title: localizedTextSchema, text: localizedTextSchema, action: localizedTextSchema })

const bannerSchema = textsSchema.extend({
  id: slugSchema,
  /** Its place among the others; the smallest first. */
  position: z.number(),
  href: z.string().startsWith('/'),
  /** Part number of the product whose drawing illustrates it. */
  product: z.string().nullable(),
  startsOn: daySchema.nullable(),
  endsOn: daySchema.nullable(),
})
export type StoredBanner = z.infer<typeof bannerSchema>

async function readRows(db: Kysely<Database>): Promise<StoredBanner[]> {
  const rows = await db
    .selectFrom('banner')
    .leftJoin('product', 'product.id', 'banner.product_id')
    .selectAll('banner')
    .select('product.code as code')
    .execute()
  return rows.map(({ id, position, href, code, starts_on, ends_on, texts }) => ({
    ...textsSchema.parse(JSON.parse(texts)),
    id,
    position,
    href,
    product: code,
    startsOn: starts_on,
    endsOn: ends_on,
  }))
}

export const bannerKind: ContentKind<StoredBanner> = {
  kind: 'banner',
  start: readRows,
  schema: bannerSchema,
  read: ({ position, href, product, startsOn, endsOn, title, text, action }) => ({
    facts: {
      position: String(position),
      href,
      product: product ?? '',
      startsOn: startsOn ?? '',
      endsOn: endsOn ?? '',
    },
    words: inEachLang((lang) => ({ title: title[lang], text: text[lang], action: action[lang] })),
  }),
  make: (id, entry) => {
    const { text, nullable, number } = factsOf(entry)
    return {
      id,
      position: number('position'),
      href: text('href'),
      product: nullable('product'),
      startsOn: nullable('startsOn'),
      endsOn: nullable('endsOn'),
      title: localized(entry.words, 'title'),
      text: localized(entry.words, 'text'),
      action: localized(entry.words, 'action'),
    }
  },
}
