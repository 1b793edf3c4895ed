import { z } from 'zod'
import { axleSchema, type Lang, type LocalizedText } from '@/lib/contract/common'
import {
  adjusterSchema,
  constructionSchema,
  familySchema,
  finishSchema,
  productKindSchema,
  productSpecSchema,
  seriesSchema,
  setupSchema,
} from '@/lib/contract/product'
import type { CatalogueProduct } from './types'
import type { Row } from '@/lib/server/import/changes'
import { groupBy } from '@/lib/server/import/chunks'

const storedSchema = z.object({
  id: z.string(),
  code: z.string(),
  family: familySchema,
  kind: productKindSchema,
  series: seriesSchema,
  axle: axleSchema.nullable(),
  construction: constructionSchema.nullable(),
  adjusters: z.array(adjusterSchema),
  body_finish: finishSchema,
  spring_finish: finishSchema.nullable(),
  spec: productSpecSchema,
  setups: z.array(setupSchema),
  price_thb: z.number().nullable(),
  released_on: z.string(),
})

/** A product with its texts from rows of `product` and `product_text`. Throws when a stored row breaks the contract. */
export function toProduct(row: Row, texts: readonly Row[]): CatalogueProduct {
  const json = (value: Row[string] | undefined): unknown => (typeof value === 'string' ? JSON.parse(value) : value)
  const {
    body_finish: bodyFinish,
    spring_finish: springFinish,
    price_thb: priceThb,
    released_on: releasedOn,
    ...rest
  } = storedSchema.parse({ ...row, adjusters: json(row.adjusters), spec: json(row.spec), setups: json(row.setups) })
  return {
    ...rest,
    bodyFinish,
    springFinish,
    priceThb,
    releasedOn,
    name: pickText(texts, 'name'),
    tagline: pickText(texts, 'tagline'),
    description: pickText(texts, 'description'),
  }
}

function pickText(texts: readonly Row[], column: 'name' | 'tagline' | 'description'): LocalizedText {
  const inLang = (lang: Lang) => String(texts.find((text) => text.lang === lang)?.[column] ?? '')
  return { en: inLang('en'), th: inLang('th'), ja: inLang('ja') }
}

/** Rows by the value of one column. */
export function groupRows(rows: readonly Row[], column: string): Map<string, Row[]> {
  return groupBy(rows, (row) => String(row[column]))
}
