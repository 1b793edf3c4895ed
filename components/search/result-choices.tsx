import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ChipLink } from '@/components/ui/chip'
import { searchSorts, type SearchAnswer } from '@/lib/contract/search'
import type { Locale } from '@/lib/i18n/locales'
import { searchHref, type SearchState } from './search-state'

type Props = { answer: SearchAnswer; state: SearchState; locale: Locale }

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      {children}
    </nav>
  )
}

/** Which kind is shown, and of products which family in which order. Links, so that they work without script. */
export async function ResultChoices({ answer, state, locale }: Props) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'search' }),
    getTranslations({ locale, namespace: 'spec.families' }),
  ])
  const href = (change: Partial<SearchState>) => searchHref(locale, answer.query, { ...state, ...change })
  const hasPrices = answer.hits.some((hit) => hit.kind === 'product' && hit.product.price !== null)
  const sorts = searchSorts.filter((sort) => hasPrices || !sort.startsWith('price'))
  return (
    <div className="grid gap-3">
      <Choices label={t('groups')}>
        <ChipLink href={href({ kind: null })} current={state.kind === null} rel="nofollow">
          {t('kinds.all')}
        </ChipLink>
        {answer.groups.map(({ kind }) => (
          <ChipLink key={kind} href={href({ kind })} current={state.kind === kind} rel="nofollow">
            {t(`kinds.${kind}`)}
          </ChipLink>
        ))}
      </Choices>
      {state.kind === 'product' && answer.families.length > 1 && (
        <Choices label={t('familyTitle')}>
          <ChipLink href={href({ family: null })} current={state.family === null} rel="nofollow">
            {t('allFamilies')}
          </ChipLink>
          {answer.families.map(({ family }) => (
            <ChipLink key={family} href={href({ family })} current={state.family === family} rel="nofollow">
              {spec(family)}
            </ChipLink>
          ))}
        </Choices>
      )}
      {state.kind === 'product' && (
        <Choices label={t('sortTitle')}>
          {sorts.map((sort) => (
            <ChipLink key={sort} href={href({ sort })} current={state.sort === sort} rel="nofollow">
              {t(`sorts.${sort}`)}
            </ChipLink>
          ))}
        </Choices>
      )}
    </div>
  )
}
