import type { getTranslations } from 'next-intl/server'
import { adjusterSchema, constructionSchema, productKindSchema, springTypeSchema } from '@/lib/contract/product'
import { axleSchema } from '@/lib/contract/common'
import type { MemberKey } from '@/lib/domain/series-page'

export type SpecTexts = Awaited<ReturnType<typeof getTranslations<'spec'>>>

/** Name of a group of parts; of parts that have nothing to set, the word for it. */
export function groupLabel(spec: SpecTexts, by: MemberKey, key: string): string {
  if (key === '') return spec('none')
  switch (by) {
    case 'kind':
      return spec(`kinds.${productKindSchema.parse(key)}`)
    case 'construction':
      return spec(`constructions.${constructionSchema.parse(key)}`)
    case 'axle':
      return spec(`axles.${axleSchema.parse(key)}`)
    case 'springType':
      return spec(`springTypes.${springTypeSchema.parse(key)}`)
    case 'adjusters':
      return Array.from(key, (letter) => spec(`adjusters.${adjusterSchema.parse(letter)}`)).join(' + ')
  }
}
