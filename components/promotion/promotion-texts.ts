import { getTranslations } from 'next-intl/server'
import type { Promotion } from '@/lib/contract/promotion'
import type { Locale } from '@/lib/i18n/locales'

export type PromotionTexts = {
  lines: string
  places: string
  parts: string
  terms: string[]
  /** Query of the list of its parts; null = any part. */ partsQuery: string | null
}

/** What a promotion's keys say in a language. */
export async function promotionTexts(promotion: Promotion, locale: Locale): Promise<PromotionTexts> {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'promotion' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const { lines, places, families, series, terms } = promotion
  const join = (words: readonly string[]) => words.join(locale === 'ja' ? '、' : ' · ')
  const parts = [...families.map((id) => spec(`families.${id}`)), ...series.map((id) => spec(`series.${id}`))]
  const query = new URLSearchParams([...families.map((id) => ['family', id]), ...series.map((id) => ['series', id])])
  return {
    lines: join(lines.map((line) => t(`lines.${line}`))),
    places: join(places.map((place) => t(`places.${place}`))),
    parts: parts.length === 0 ? t('anyPart') : join([...new Set(parts)]),
    terms: terms.map((term) => t(`terms.${term}`)),
    partsQuery: parts.length === 0 ? null : query.toString(),
  }
}
