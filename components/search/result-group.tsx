import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { ProductGrid } from '@/components/products/product-grid'
import type { SearchHit, SearchKind } from '@/lib/contract/search'
import type { Locale } from '@/lib/i18n/locales'
import { FitNote } from './fit-note'
import { FoundSection } from './found-section'
import { SiteHitRow } from './site-hit-row'
import { VehicleHitCard } from './vehicle-hit-card'

type Props = {
  kind: SearchKind
  hits: readonly SearchHit[]
  /** How many there are in all. */
  total: number
  /** Address of all of them; null = they are all here. */
  allHref: string | null
  locale: Locale
}

function Card({ hit, locale }: { hit: Exclude<SearchHit, { kind: 'product' }>; locale: Locale }) {
  return hit.kind === 'vehicle' ? (
    <VehicleHitCard hit={hit} locale={locale} />
  ) : (
    <SiteHitRow hit={hit} locale={locale} />
  )
}

/** Hits of one kind, with a way to all of them. */
export async function ResultGroup({ kind, hits, total, allHref, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const found = hits.flatMap((hit) => (hit.kind === 'product' ? [hit] : []))
  const fits = new Map(found.map(({ product, fits: named }) => [product.id, named]))
  const others = hits.flatMap((hit) => (hit.kind === 'product' ? [] : [hit]))
  return (
    <FoundSection id={`found-${kind}`} title={t(`kinds.${kind}`)}>
      {found.length > 0 && (
        <ProductGrid
          products={found.map(({ product }) => product)}
          locale={locale}
          heading="h3"
          noteOf={({ id }) => <FitNote fit={fits.get(id) ?? null} locale={locale} />}
        />
      )}
      {others.length > 0 && (
        <ul className={`grid gap-3 sm:grid-cols-2 ${kind === 'vehicle' ? 'lg:grid-cols-3' : ''}`}>
          {others.map((hit) => (
            <li key={hit.kind === 'vehicle' ? hit.vehicle.id : hit.id}>
              <Card hit={hit} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      {allHref && (
        <p>
          <AppLink href={allHref} rel="nofollow" className="link font-semibold">
            {t('showAll', { count: total })}
          </AppLink>
        </p>
      )}
    </FoundSection>
  )
}
