import { getTranslations } from 'next-intl/server'
import { StackedTable } from '@/components/ui/stacked-table'
import type { Leaf } from '@/lib/domain/operation/leaves'
import type { Locale } from '@/lib/i18n/locales'
import { leafWords } from './leaf-words'

type Props = {
  caption: string
  leaves: readonly Leaf[]
  locale: Locale
  /** Whether to say what may be left out. */ asks?: boolean
}

/** Fields of an input or an answer in words. */
export async function LeafTable({ caption, leaves, locale, asks = false }: Props) {
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'operation.fields' }),
    getTranslations({ locale, namespace: 'operation.words' }),
  ])
  const needOf = ({ required, preset }: Leaf) =>
    required ? t('required') : preset === null ? t('optional') : t('preset', { value: preset })
  return (
    <StackedTable
      caption={caption}
      columns={[{ label: t('name') }, { label: t('what') }, ...(asks ? [{ label: t('need') }] : [])]}
      rows={leaves.map((leaf) => ({
        key: leaf.path,
        cells: [
          <code key="path" className="break-all">
            {leaf.path}
          </code>,
          <span key="what" className="break-words">
            {leafWords(words, leaf)}
          </span>,
          ...(asks ? [needOf(leaf)] : []),
        ],
      }))}
    />
  )
}
