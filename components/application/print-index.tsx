import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import type { ApplicationBrand } from '@/lib/contract/application'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { openingOf } from '@/lib/pictures/page-openings'
import { BrandList } from './brand-list'

type Props = {
  brands: readonly ApplicationBrand[]
  locale: Locale
  /** What of the address could not be used. */ notice?: ReactNode
}

/** The edition for print: its brands. */
export async function PrintIndex({ brands, locale, notice }: Props) {
  const [t, titles, routes] = await Promise.all([
    getTranslations({ locale, namespace: 'application.print' }),
    getTranslations({ locale, namespace: 'routes' }),
    getTranslations({ locale, namespace: 'application.filter' }),
  ])
  return (
    <>
      <PageStage title={titles('applist')} lead={t('lead')} scene={openingOf('/application-list', 'hero-home')} />
      <div className="shell grid grid-cols-1 gap-6 pt-8 pb-section">
        {notice}
        <section aria-labelledby="brands" className="grid gap-4">
          <h2 id="brands" className="display text-3xl">
            <HeadingText text={t('brands')} />
          </h2>
          <BrandList brands={brands} locale={locale} />
        </section>
        <p data-print="none">
          <ButtonLink href={localizePath('/application-list', locale)} variant="secondary">
            {routes('clear')}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}
