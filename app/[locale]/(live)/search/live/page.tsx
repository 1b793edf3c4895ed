import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { SearchResults } from '@/components/search/search-results'
import { SearchStart } from '@/components/search/search-start'
import { searchQuery } from '@/lib/contract/search'
import { querySearch } from '@/lib/data/products'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { SearchParams } from '@/lib/routes/list-state'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { searchParams: Promise<SearchParams> }

export const instant = false

async function parseQuery(searchParams: Props['searchParams']) {
  const [locale, params] = await Promise.all([currentLocale(), searchParams])
  // The company stores no text with a NUL and refuses to be asked for one.
  const q = typeof params.q === 'string' ? params.q.replaceAll('\0', ' ') : params.q
  const query = searchQuery.safeParse({ ...params, q, lang: locale })
  return { locale, query: query.success ? query.data : null }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { locale, query } = await parseQuery(searchParams)
  const t = await getTranslations({ locale, namespace: 'search' })
  return pageMetadata(
    { title: query ? t('titleFor', { query: query.q }) : t('title'), description: t('metaDescription') },
    { route: '/search', locale, index: false },
  )
}

export default async function SearchAnswerPage({ searchParams }: Props) {
  const { locale, query } = await parseQuery(searchParams)
  const answer = query ? await querySearch(query) : null
  return (
    <PageFrame
      route="/search"
      tone="stage"
      {...(answer && { searched: { query: answer.query, found: !answer.nearest && answer.total > 0 } })}
    >
      {answer && query ? (
        <SearchResults
          answer={answer}
          state={{ kind: query.kind ?? null, family: query.family ?? null, sort: query.sort }}
          locale={locale}
        />
      ) : (
        <SearchStart locale={locale} />
      )}
    </PageFrame>
  )
}
