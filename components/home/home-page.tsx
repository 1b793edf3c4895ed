import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Finder } from '@/components/finder/finder'
import { FamilyTiles } from '@/components/products/family-tiles'
import { ProductGrid } from '@/components/products/product-grid'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Family } from '@/lib/contract/product-words'
import type { HomeData } from '@/lib/data/home'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { BannerList } from './banner-list'
import { Details } from './details'
import type { HomeEdition } from './home-edition'
import { Hero } from './hero'
import { HowItFits } from './how-it-fits'
import { OilBand } from './oil-band'
import { Places } from './places'
import { TakenApart } from './taken-apart'
import { HeadingText } from '@/components/ui/heading-text'

const familyOrder: Record<HomeEdition, readonly Family[]> = {
  all: ['scooter', 'pickup', 'bigbike', 'car', 'fork', 'vespa', 'air', 'underbone', 'spares'],
  moto: ['bigbike', 'scooter', 'fork', 'vespa', 'underbone', 'spares', 'pickup', 'car', 'air'],
}

function HeadedSection({
  id,
  title,
  lead,
  action,
  children,
}: {
  id: string
  title: string
  lead?: string
  action: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="grid gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h2 id={id} className="display text-4xl">
            <HeadingText text={title} />
          </h2>
          {lead && (
            <p className="max-w-text text-lg text-steel">
              <UnbrokenText text={lead} />
            </p>
          )}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}

/** Home: dark stages and drawing boards in turn. The motorcycle edition shows the same with two wheels first. */
export async function HomePage({ data, edition, locale }: { data: HomeData; edition: HomeEdition; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' })
  const moto = edition === 'moto'
  return (
    <>
      <Hero
        scene={moto ? 'hero-moto' : 'hero-home'}
        product={data.stage}
        title={t.rich(moto ? 'hero.titleMoto' : 'hero.title', {
          p: (phrase) => <span className="inline-block">{phrase}</span>,
        })}
        lead={moto ? t('hero.leadMoto') : t('hero.lead')}
        locale={locale}
      />
      <div className="shell relative -mt-8" data-print="none">
        <Finder state={data.finder} locale={locale} />
      </div>
      <div className="shell below-fold-150 py-section">
        <HeadedSection
          id="families"
          title={t('families.title')}
          lead={t('families.lead')}
          action={
            <ButtonLink href={localizePath('/products/list', locale)} variant="quiet">
              {t('families.all')}
            </ButtonLink>
          }
        >
          <FamilyTiles
            categories={data.categories}
            examples={data.examples}
            order={familyOrder[edition]}
            locale={locale}
          />
        </HeadedSection>
      </div>
      <Places edition={edition} locale={locale} />
      <div className="shell below-fold-130 grid gap-section py-section">
        <OilBand locale={locale} />
        <HowItFits locale={locale} />
      </div>
      <TakenApart locale={locale} />
      <Details locale={locale} />
      <div className="shell below-fold-240 grid gap-section py-section">
        <HeadedSection
          id="fresh"
          title={t('fresh.title')}
          action={
            <ButtonLink href={localizePath('/products/list?sort=newest', locale)} variant="quiet" rel="nofollow">
              {t('fresh.all')}
            </ButtonLink>
          }
        >
          <ProductGrid products={data.fresh} locale={locale} />
        </HeadedSection>
        <BannerList banners={data.banners} label={t('banners')} locale={locale} />
      </div>
    </>
  )
}
