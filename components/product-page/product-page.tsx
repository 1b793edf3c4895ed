import { getTranslations } from 'next-intl/server'
import { Cutaway } from '@/components/drawings/cutaway/cutaway'
import { SpecTable } from '@/components/products/spec-table'
import { Tray } from '@/components/products/tray'
import { UnitSwitch } from '@/components/products/unit-switch'
import type { ProductInfo } from '@/lib/contract/product'
import { insideOf } from '@/lib/drawings/cutaway/figures'
import { environment } from '@/lib/config/environment'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { AdjusterList } from './adjuster-list'
import { BoxSection } from './box-section'
import { Documents } from './documents'
import { FitmentSection } from './fitment-section'
import { Gallery } from './gallery'
import { Numbers } from './numbers'
import { Overview } from './overview'
import { RelatedSection } from './related-section'
import { Reviews } from './reviews'
import { RememberProduct } from './remember-product'
import { PageSection } from './section'
import { SetupSection } from './setup-section'
import { WhereSection } from './where-section'
import { SectionNav } from '@/components/sections/section-nav'

/** Everything a visitor asks of a product, from its own data. */
export async function ProductPage({ info, locale }: { info: ProductInfo; locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const { product, related } = info
  const fitments = info.fitments.filter(({ status }) => status !== 'does-not-fit')
  const inside = insideOf(product)
  const sections = [
    'specification',
    ...(inside ? (['inside'] as const) : []),
    ...(product.adjusters.length > 0 ? (['adjusters'] as const) : []),
    ...(product.setups.length > 0 ? (['setup'] as const) : []),
    'fitments',
    'box',
    'documents',
  ] as const
  return (
    <article className="grid grid-cols-1" data-product={product.id}>
      <RememberProduct id={product.id} />
      <Overview info={info} locale={locale} />
      <SectionNav label={t('sections.nav')} items={sections.map((id) => ({ id, label: t(`sections.${id}`) }))} />
      <div className="shell grid grid-cols-1 gap-16 pt-10 pb-section md:gap-24 md:pt-16">
        <div className="grid grid-cols-1 gap-6">
          <p className="max-w-text text-lg">{product.description}</p>
          <UnitSwitch locale={locale} />
          <Gallery product={product} locale={locale} />
        </div>
        <PageSection
          id="specification"
          title={t('sections.specification')}
          lead={product.construction && spec(`constructionHints.${product.construction}`)}
        >
          <SpecTable product={product} locale={locale} />
        </PageSection>
        {inside && (
          <PageSection id="inside" title={t('sections.inside')} lead={t('inside')} print={false}>
            <Cutaway kind={inside.kind} product={{ id: product.id, figures: inside.figures }} locale={locale} />
          </PageSection>
        )}
        {product.adjusters.length > 0 && (
          <PageSection id="adjusters" title={t('sections.adjusters')} print={false}>
            <AdjusterList product={product} locale={locale} />
          </PageSection>
        )}
        {product.setups.length > 0 && <SetupSection product={product} locale={locale} />}
        <FitmentSection fitments={fitments} locale={locale} />
        <Numbers product={product} locale={locale} />
        <BoxSection info={info} locale={locale} />
        <div className="grid gap-x-12 gap-y-16 md:grid-cols-2">
          <PageSection id="documents" title={t('sections.documents')} print={false}>
            <Documents product={product} locale={locale} />
          </PageSection>
          <WhereSection fitments={fitments} locale={locale} />
        </div>
        <Reviews product={product.id} locale={locale} />
        <p className="printed-address">
          {new URL(localizePath(`/products/${product.id}`, locale), environment().SITE_URL).href}
        </p>
        {related.length > 0 && <RelatedSection info={info} locale={locale} />}
      </div>
      <Tray locale={locale} />
    </article>
  )
}
