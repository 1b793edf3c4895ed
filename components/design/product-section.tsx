import { getTranslations } from 'next-intl/server'
import { VerdictNote } from '@/components/fitment/verdict-note'
import { ProductGrid } from '@/components/products/product-grid'
import type { FitVerdict } from '@/lib/contract/fitment'
import type { ProductSummary } from '@/lib/contract/product'
import { verdictText } from '@/lib/data/verdict-text'
import type { Locale } from '@/lib/i18n/locales'
import { SpecimenGrid, Specimen } from './specimen'

const about = { vehicleId: 'honda-pcx160-2021', axle: 'rear', quantity: 2 } as const
const verdicts: readonly FitVerdict[] = [
  { ...about, verdict: 'fits', reasons: [] },
  { ...about, verdict: 'fits-if', reasons: [{ code: 'reservoir-clearance' }, { code: 'no-centre-stand' }] },
  {
    ...about,
    verdict: 'does-not-fit',
    reasons: [
      { code: 'too-short', mm: 15 },
      { code: 'mount-needed', end: 'bottom', needed: 'clevis', has: 'eye' },
    ],
  },
  { ...about, verdict: 'unknown', reasons: [{ code: 'not-listed' }] },
]

/** The four answers to "does it fit", alone and on product cards. The answers are specimens, not the truth about these parts. */
export async function ProductSection({ products, locale }: { products: readonly ProductSummary[]; locale: Locale }) {
  const [t, fitment] = await Promise.all([
    getTranslations({ locale, namespace: 'design.products' }),
    getTranslations({ locale, namespace: 'fitment' }),
  ])
  const judged = products
    .slice(0, verdicts.length)
    .map((product, index) => ({ ...product, verdict: verdicts[index] ?? null }))
  return (
    <>
      <Specimen caption={t('verdicts')}>
        <SpecimenGrid columns="four">
          {verdicts.map((verdict) => (
            <div key={verdict.verdict}>
              <VerdictNote
                text={verdictText(
                  fitment,
                  verdict,
                  locale,
                  verdict.verdict === 'does-not-fit' ? { id: 'list', name: 'GTX 370' } : null,
                )}
              />
            </div>
          ))}
        </SpecimenGrid>
      </Specimen>
      <Specimen caption={t('cards')}>
        <ProductGrid products={judged} locale={locale} />
      </Specimen>
    </>
  )
}
