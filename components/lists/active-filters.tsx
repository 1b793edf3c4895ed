import { mdiClose } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { ChipLink } from '@/components/ui/chip'
import type { GetProductsQuery } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import { listQuery, type SearchParams } from '@/lib/routes/list-state'
import { facetLabels } from './facet-labels'

const keys = ['family', 'kind', 'series', 'construction', 'adjuster'] as const

/** What narrows the list now, each with a way to take it out. */
export async function ActiveFilters({
  state,
  params,
  path,
  locale,
}: {
  state: GetProductsQuery
  params: SearchParams
  path: string
  locale: Locale
}) {
  const [t, labelOf] = await Promise.all([getTranslations({ locale, namespace: 'lists' }), facetLabels(locale)])
  const filters = keys.flatMap((key) => {
    const values: readonly string[] = state[key]
    return values.map((value) => ({
      id: `${key} ${value}`,
      name: labelOf(key, value),
      query: listQuery(params, { [key]: values.filter((other) => other !== value) }),
    }))
  })
  if (filters.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2" role="group" aria-label={t('active')} data-print="none">
      {filters.map(({ id, name, query }) => (
        <ChipLink key={id} href={path + query} rel="nofollow" scroll={false} aria-label={t('remove', { name })}>
          {name}
          <Icon path={mdiClose} size={4} />
        </ChipLink>
      ))}
      <AppLink
        href={path + (state.vehicle ? `?vehicle=${state.vehicle}` : '')}
        rel="nofollow"
        scroll={false}
        className="inline-flex min-h-10 items-center px-2 text-sm font-semibold underline underline-offset-4"
      >
        {t('clear')}
      </AppLink>
    </div>
  )
}
