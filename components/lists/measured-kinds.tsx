import { getTranslations } from 'next-intl/server'
import { ChipLink } from '@/components/ui/chip'
import { productKindSchema } from '@/lib/contract/product'
import type { GetProductsQuery, ProductList } from '@/lib/contract/product-list'
import type { Locale } from '@/lib/i18n/locales'
import { listQuery, type SearchParams } from '@/lib/routes/list-state'

type Props = { list: ProductList; state: GetProductsQuery; params: SearchParams; path: string; locale: Locale }

/** Asks which kind of part was measured, where parts of several kinds have that length: they cannot replace each other. */
export async function MeasuredKinds({ list, state, params, path, locale }: Props) {
  const kinds = list.facets.find(({ key }) => key === 'kind')?.options ?? []
  if (state.measureLength === undefined || state.kind.length > 0 || kinds.length < 2) return null
  const t = await getTranslations({ locale, namespace: 'lists' })
  return (
    <div className="grid gap-2 border-l-3 border-signal bg-white p-4">
      <p className="font-semibold">{t('tape.which')}</p>
      <ul className="flex flex-wrap gap-2">
        {kinds.map(({ value, count }) => (
          <li key={value}>
            <ChipLink href={path + listQuery(params, { kind: value })} rel="nofollow" scroll={false}>
              {t(`kinds.${productKindSchema.parse(value)}`)} <span className="figure">{count}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
