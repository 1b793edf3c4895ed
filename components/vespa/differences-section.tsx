import { getTranslations } from 'next-intl/server'
import { CompareSentences } from '@/components/compare/compare-sentences'
import { CompareTable } from '@/components/compare/compare-table'
import { Part } from '@/components/sections/part'
import type { VespaView } from './vespa-view'

/** The differences in words, then in figures: front beside front, rear beside rear. */
export async function DifferencesSection({ copy, kits, locale }: VespaView) {
  const t = await getTranslations({ locale, namespace: 'vespa.differences' })
  const ends = [
    { id: 'front', products: kits.map(({ front }) => front), ...copy.adjust },
    { id: 'rear', products: kits.map(({ rear }) => rear), title: t('rear'), text: copy.vehicles },
  ]
  return ends.map(({ id, products, title, text }) => (
    <Part key={id} id={id} title={title} lead={text}>
      <CompareSentences products={products} locale={locale} />
      <CompareTable products={products} locale={locale} fixed />
    </Part>
  ))
}
