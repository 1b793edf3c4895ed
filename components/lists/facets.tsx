import { getTranslations } from 'next-intl/server'
import { CheckboxList, CheckboxOptions } from '@/components/ui/checkbox-list'
import { Disclosure } from '@/components/ui/disclosure'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Facet, FacetKey, GetProductsQuery } from '@/lib/contract/product-list'
import { formatCount } from '@/lib/i18n/format-count'
import type { Locale } from '@/lib/i18n/locales'
import { facetLabels } from './facet-labels'

const listFacets = ['family', 'kind', 'series', 'construction', 'adjuster'] as const
const opened: readonly FacetKey[] = ['family', 'kind', 'construction']
const shown = 8

type Props = { facets: readonly Facet[]; state: GetProductsQuery; locale: Locale }

/** Filter groups with counts; every choice is a plain checkbox of the surrounding form. */
export async function Facets({ facets, state, locale }: Props) {
  const [t, labelOf] = await Promise.all([getTranslations({ locale, namespace: 'lists' }), facetLabels(locale)])
  return listFacets.map((key) => {
    const options = facets.find((facet) => facet.key === key)?.options ?? []
    if (options.length < 2 && state[key].length === 0) return null
    const choices = options.map(({ value, count }) => ({
      value,
      label: <UnbrokenText text={labelOf(key, value)} />,
      count: formatCount(count),
      checked: (state[key] as readonly string[]).includes(value),
    }))
    const [first, rest] = [choices.slice(0, shown), choices.slice(shown)]
    return (
      <Disclosure key={key} summary={t(`facets.${key}`)} open={opened.includes(key) || state[key].length > 0}>
        <CheckboxList name={key} label={t(`facets.${key}`)} options={first}>
          {rest.length > 0 && (
            <details open={rest.some(({ checked }) => checked)}>
              <summary className="min-h-10 py-2 text-sm font-semibold underline underline-offset-4">
                {t('more')}
                <span className="sr-only">: {t(`facets.${key}`)}</span>
              </summary>
              <CheckboxOptions name={key} options={rest} />
            </details>
          )}
        </CheckboxList>
      </Disclosure>
    )
  })
}
