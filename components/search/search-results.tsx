import { getTranslations } from 'next-intl/server'
import { PageLinks } from '@/components/layout/page-links'
import { ProductGrid } from '@/components/products/product-grid'
import { PageStage } from '@/components/sections/page-stage'
import { ChipLink } from '@/components/ui/chip'
import type { SearchAnswer, SearchKind } from '@/lib/contract/search'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { FoundSection } from './found-section'
import { SearchBox } from './search-box'
import { SearchTips } from './search-tips'
import { VehicleHitCard } from './vehicle-hit-card'

const kinds = ['product', 'vehicle'] as const satisfies readonly SearchKind[]
const pageSize = 24

type Props = { answer: SearchAnswer; kind: SearchKind | null; locale: Locale }

function hrefOf(locale: Locale, query: string, extra: Record<string, string>): string {
  return `${localizePath('/search', locale)}?${new URLSearchParams({ q: query, ...extra }).toString()}`
}

/** What was found: vehicles first when one was named, then products; the nearest when nothing matches. */
export async function SearchResults({ answer, kind, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const vehicles = answer.hits.flatMap((hit) => (hit.kind === 'vehicle' ? [hit] : []))
  const products = answer.hits.flatMap((hit) => (hit.kind === 'product' ? [hit] : []))
  const exact = products.some(({ matched }) => matched === 'code')
  return (
    <>
      <PageStage
        title={answer.nearest ? t('nearestTitle', { query: answer.query }) : t('titleFor', { query: answer.query })}
      >
        <div data-tone="light" className="max-w-2xl bg-white p-4 text-ink">
          <SearchBox locale={locale} query={answer.query} />
        </div>
      </PageStage>
      <div className="shell grid gap-8 pt-8 pb-section">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2" aria-live="polite">
          <p className="text-steel">
            {answer.nearest
              ? answer.hits.length > 0
                ? t('nearestLead')
                : t('nearestNothing')
              : t('count', { count: answer.total })}
            {exact && <> · {t('code')}</>}
            {answer.corrected && <> {t('corrected', { corrected: answer.corrected })}</>}
          </p>
          {!answer.nearest && (
            <nav aria-label={t('title')} className="flex flex-wrap gap-2">
              <ChipLink href={hrefOf(locale, answer.query, {})} current={kind === null} rel="nofollow">
                {t('kinds.all')}
              </ChipLink>
              {kinds.map((name) => (
                <ChipLink
                  key={name}
                  href={hrefOf(locale, answer.query, { kind: name })}
                  current={kind === name}
                  rel="nofollow"
                >
                  {t(`kinds.${name}`)}
                </ChipLink>
              ))}
            </nav>
          )}
        </div>
        {vehicles.length > 0 && (
          <FoundSection id="found-vehicles" title={t('kinds.vehicle')}>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {vehicles.map((hit) => (
                <li key={hit.vehicle.id}>
                  <VehicleHitCard hit={hit} locale={locale} />
                </li>
              ))}
            </ul>
          </FoundSection>
        )}
        {products.length > 0 && (
          <FoundSection id="found-products" title={t('kinds.product')}>
            <ProductGrid products={products.map(({ product }) => product)} locale={locale} />
          </FoundSection>
        )}
        <PageLinks
          page={answer.page}
          pages={answer.nearest ? 1 : Math.min(40, Math.ceil(answer.total / pageSize))}
          hrefOf={(page) =>
            hrefOf(locale, answer.query, { ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })
          }
          locale={locale}
        />
        {answer.nearest && <SearchTips locale={locale} />}
      </div>
    </>
  )
}
