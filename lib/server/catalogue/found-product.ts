import { z } from 'zod'
import type { Lang, LocalizedText } from '@/lib/contract/common'
import {
  adjusterSchema,
  constructionSchema,
  familySchema,
  productKindSchema,
  seriesSchema,
} from '@/lib/contract/product'
import type { ProductTable, ProductTextTable } from '@/lib/server/db/schema'
import type { FoundProduct } from './search-documents'

const foundSchema = z.object({
  id: z.string(),
  code: z.string(),
  family: familySchema,
  kind: productKindSchema,
  series: seriesSchema,
  construction: constructionSchema.nullable(),
  adjusters: z.array(adjusterSchema),
})

type Row = Pick<ProductTable, keyof z.infer<typeof foundSchema>>
type Text = Pick<ProductTextTable, 'lang' | 'name' | 'tagline'>

/** What a stored product is found by. Throws when the row breaks the contract. */
export function toFoundProduct(row: Row, texts: readonly Text[]): FoundProduct {
  return {
    ...foundSchema.parse({ ...row, adjusters: JSON.parse(row.adjusters) as unknown }),
    name: pickText(texts, 'name'),
    tagline: pickText(texts, 'tagline'),
  }
}

function pickText(texts: readonly Text[], column: 'name' | 'tagline'): LocalizedText {
  const inLang = (lang: Lang) => texts.find((text) => text.lang === lang)?.[column] ?? ''
  return { en: inLang('en'), th: inLang('th'), ja: inLang('ja') }
}
