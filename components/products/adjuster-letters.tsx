import { getTranslations } from 'next-intl/server'
import type { ProductSummary } from '@/lib/contract/product'
import { joinNames } from '@/lib/i18n/join-words'
import type { Locale } from '@/lib/i18n/locales'

type Props = { letters: Readonly<ProductSummary['adjusters']>; locale: Locale }

/** What can be set, in the letters of the part number; read out in words. */
export async function AdjusterLetters({ letters, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'spec.adjusters' })
  const words = letters.map((letter) => t(letter))
  return (
    <>
      <span aria-hidden="true">{letters.join('')}</span>
      <span className="sr-only">{joinNames(words, locale)}</span>
    </>
  )
}
