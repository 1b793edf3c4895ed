import { getTranslations } from 'next-intl/server'
import { Part } from '@/components/sections/part'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { ChipLink } from '@/components/ui/chip'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { JsonLd } from '@/lib/seo/json-ld'
import { distributorsJsonLd } from '@/lib/seo/distributors-json-ld'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { DistributorCard } from './distributor-card'
import type { CountryPlace } from './read-buy-place'
import { SampleNotice } from '@/components/sections/sample-notice'

const steps = ['product', 'ask', 'warranty'] as const

/** Who delivers to one country, what to do next, and who is near. */
export async function CountryPage({ place, locale }: { place: CountryPlace; locale: Locale }) {
  const { country, distributors, others } = place
  const t = await getTranslations({ locale, namespace: 'dealer.country' })
  const world = await getTranslations({ locale, namespace: 'dealer.world' })
  const near = [...new Map(others.map((one) => [one.country.code, one.country])).values()]
  return (
    <>
      <JsonLd data={distributorsJsonLd(distributors)} />
      <PageStage
        title={t('title', { country: country.name })}
        lead={t('lead', { country: country.name, count: distributors.length })}
      />
      <div className="shell grid grid-cols-1 gap-12 py-10 md:gap-16 md:py-16">
        <Part id="list" title={t('list')}>
          <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {distributors.map((distributor) => (
              <DistributorCard key={distributor.id} distributor={distributor} locale={locale} />
            ))}
          </div>
        </Part>
        <Part id="next" title={t('next')}>
          <ol className="grid max-w-text list-decimal gap-2 pl-5">
            {steps.map((step) => (
              <li key={step}>
                <UnbrokenText text={t(`nextTexts.${step}`)} />
              </li>
            ))}
          </ol>
          <p className="flex flex-wrap gap-3" data-print="none">
            <ButtonLink href={localizePath('/products', locale)}>{t('products')}</ButtonLink>
            <ButtonLink
              href={localizePath(`/contactUs?reason=export&about=${encodeURIComponent(country.name)}`, locale)}
              variant="secondary"
              rel="nofollow"
            >
              {world('write')}
            </ButtonLink>
          </p>
        </Part>
        <Part id="near" title={t('near')}>
          <ul className="flex flex-wrap gap-2">
            {near.map(({ code, slug, name }) => (
              <li key={code}>
                <ChipLink href={localizePath(`/whereToBuy/${slug}`, locale)}>{name}</ChipLink>
              </li>
            ))}
          </ul>
          <p data-print="none">
            <ButtonLink href={localizePath('/worldDistributor', locale)} variant="secondary">
              {t('all')}
            </ButtonLink>
          </p>
        </Part>
        <SampleNotice of="dealer" shown={distributors} locale={locale} />
      </div>
    </>
  )
}
