import type { useTranslations } from 'next-intl'
import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import type { ProductSpec } from '@/lib/contract/product'
import type { Construction, ProductKind } from '@/lib/contract/product-words'
import { codeConstructions, codeFinishes, codeMounts } from '@/lib/domain/product-code'
import { lookUp } from './read-code'

/** The translators of codes: of the page on the server, of the reader in the browser. */
export type CodeWords = {
  code: ReturnType<typeof useTranslations<'product-code'>>
  spec: ReturnType<typeof useTranslations<'spec'>>
}

type SpringType = NonNullable<ProductSpec['springType']>

const springTypes: Record<SpringType, true> = {
  linear: true,
  progressive: true,
  dual: true,
  tender: true,
  pigtail: true,
}
const isSpringType = (name: Construction | SpringType): name is SpringType => Object.hasOwn(springTypes, name)

function sayConstruction(letter: string, { code, spec }: CodeWords): string | null {
  const name = lookUp<Construction | SpringType | null>(codeConstructions, letter)
  if (name === undefined) return null
  if (name === null) return code('meanings.noConstruction')
  return isSpringType(name)
    ? code('meanings.spring', { type: spec(`springTypes.${name}`) })
    : spec(`constructions.${name}`)
}

/** What a letter says in its place; null where no part number has it. */
export function sayLetter(
  part: 'mount' | 'construction' | 'adjusters' | 'finish',
  letter: string,
  words: CodeWords,
): string | null {
  const { spec } = words
  switch (part) {
    case 'mount': {
      const kinds = lookUp<readonly ProductKind[]>(codeMounts, letter)
      return kinds ? kinds.map((kind) => spec(`kinds.${kind}`)).join(' · ') : null
    }
    case 'construction':
      return sayConstruction(letter, words)
    case 'adjusters': {
      const known = adjusterLetters.find((own) => own === letter)
      return known ? spec(`adjusters.${known}`) : null
    }
    case 'finish': {
      const finish = lookUp(codeFinishes, letter)
      return finish ? spec(`finishes.${finish}`) : null
    }
  }
}
