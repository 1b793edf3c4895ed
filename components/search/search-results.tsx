import { getTranslations } from 'next-intl/server'
import { PageLinks } from '@/components/layout/page-links'
import { PageStage } from '@/components/sections/page-stage'
import type { SearchAnswer } from '@/lib/contract/search'
import type { Locale } from '@/lib/i18n/locales'
import { NamedVehicle } from './named-vehicle'
import { ReadingNote, type FoundParts } from './reading-note'
import { ResultChoices } from './result-choices'
import { ResultGroup } from './result-group'
import { SearchBox } from './search-box'
import { searchHref, type SearchState } from './search-state'
import { SearchTips } from './search-tips'

const maxPages = 40

type Props = { answer: SearchAnswer; state: SearchState; locale: Locale }

/** One line for the ears and the eyes: how many, and what was searched. */
async function ResultCount({ answer, locale }: Omit<Props, 'state'>) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const exact = answer.reading.number === null && answer.hits.some(({ matched }) => matched === 'code')
  const nearest = answer.hits.length > 0 ? t('nearestLead') : t('nearestNothing')
  return (
    <p className="text-steel" aria-live="polite">
      {answer.nearest ? nearest : t('count', { count: answer.total })}
      {exact && <> · {t('code')}</>}
      {answer.corrected && <> {t('corrected', { corrected: answer.corrected })}</>}
    </p>
  )
}

/** What was found in groups, the one with the best hit first; the nearest when nothing matches. */
export async function SearchResults({ answer, state, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const { query, nearest, hits, reading } = answer
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  const totalOf = (kind: (typeof kinds)[number]) => answer.groups.find((group) => group.kind === kind)?.total ?? 0
  return (
    <>
      <PageStage title={nearest ? t('nearestTitle', { query }) : t('titleFor', { query })}>
        <div data-tone="light" className="max-w-2xl bg-white p-4 text-ink">
          <SearchBox locale={locale} query={query} />
        </div>
      </PageStage>
      <div className="shell grid gap-8 pt-8 pb-section">
        <div className="grid gap-4">
          <ResultCount answer={answer} locale={locale} />
          <ReadingNote reading={reading} parts={partsOf(answer)} locale={locale} />
          <NamedVehicle reading={reading} locale={locale} />
          {!nearest && <ResultChoices answer={answer} state={state} locale={locale} />}
        </div>
        {kinds.map((kind) => {
          const own = hits.filter((hit) => hit.kind === kind)
          const isCut = state.kind === null && !nearest && totalOf(kind) > own.length
          const allHref = isCut ? searchHref(locale, query, { kind, family: null, sort: 'best' }) : null
          return (
            <ResultGroup key={kind} kind={kind} hits={own} total={totalOf(kind)} allHref={allHref} locale={locale} />
          )
        })}
        {state.kind && (
          <PageLinks
            page={answer.page}
            pages={nearest ? 1 : Math.min(maxPages, Math.ceil(answer.total / answer.pageSize))}
            hrefOf={(page) => searchHref(locale, query, state, page)}
            locale={locale}
          />
        )}
        {nearest && <SearchTips locale={locale} />}
      </div>
    </>
  )
}

function partsOf({ hits }: SearchAnswer): FoundParts {
  const parts = hits.filter((hit) => hit.kind === 'product')
  if (parts.length === 0) return hits.some(({ kind }) => kind === 'vehicle') ? 'vehicles' : 'none'
  return parts.some(({ fits }) => fits !== null) ? 'fitting' : 'others'
}
