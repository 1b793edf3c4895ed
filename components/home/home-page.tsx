import { getTranslations } from 'next-intl/server'
import { Finder } from '@/components/finder/finder'
import { ProductGrid } from '@/components/products/product-grid'
import { ButtonLink } from '@/components/ui/button-link'
import type { Family } from '@/lib/contract/product'
import type { HomeData } from '@/lib/data/home'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { BannerList } from './banner-list'
import { FamilyTiles } from '@/components/products/family-tiles'
import { Hero } from './hero'
import { HowItFits } from './how-it-fits'

export type HomeEdition = 'all' | 'moto'

const familyOrder: Record<HomeEdition, readonly Family[]> = {
  all: ['scooter', 'pickup', 'bigbike', 'car', 'fork', 'vespa', 'air', 'underbone', 'spares'],
  moto: ['bigbike', 'scooter', 'fork', 'vespa', 'underbone', 'spares', 'pickup', 'car', 'air'],
}

/** Home: the stage, the finder, what is new, families, campaigns. The motorcycle edition shows the same with two wheels first. */
export async function HomePage({ data, edition, locale }: { data: HomeData; edition: HomeEdition; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' })
  const moto = edition === 'moto'
  return (
    <>
      <Hero product={data.stage} title={moto ? t('hero.titleMoto') : t('hero.title')} lead={moto ? t('hero.leadMoto') : t('hero.lead')} locale={locale} />
      <div className="shell grid gap-section pb-section">
        <div className="-mt-4 md:-mt-8">
          <Finder state={data.finder} locale={locale} />
        </div>
        <section aria-labelledby="families" className="grid gap-8">
          <header className="flex flex-wrap items-end justify-between gap-4">
            <div className="grid gap-2">
              <h2 id="families" className="font-display text-3xl">
                {t('families.title')}
              </h2>
              <p className="max-w-text text-steel">{t('families.lead')}</p>
            </div>
            <ButtonLink href={localizePath('/products/list', locale)} variant="quiet">
              {t('families.all')}
            </ButtonLink>
          </header>
          <FamilyTiles categories={data.categories} examples={data.examples} order={familyOrder[edition]} locale={locale} />
        </section>
        <HowItFits locale={locale} />
        <section aria-labelledby="fresh" className="grid gap-8">
          <header className="flex flex-wrap items-end justify-between gap-4">
            <h2 id="fresh" className="font-display text-3xl">
              {t('fresh.title')}
            </h2>
            <ButtonLink href={localizePath('/products/list?sort=newest', locale)} variant="quiet" rel="nofollow">
              {t('fresh.all')}
            </ButtonLink>
          </header>
          <ProductGrid products={data.fresh} locale={locale} />
        </section>
        <BannerList banners={data.banners} label={t('banners')} locale={locale} />
      </div>
    </>
  )
}
