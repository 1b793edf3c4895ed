import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import { Part } from '@/components/sections/part'
import { SectionNav } from '@/components/sections/section-nav'
import { UnitSwitch } from '@/components/products/unit-switch'
import { ButtonLink } from '@/components/ui/button-link'
import { readSpringPlans, readSpringPlansCopy } from '@/lib/data/spring-plans'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { PlanList } from './plan-list'
import { PrivacyPart } from './privacy-part'
import { StagesPart } from './stages-part'
import { WishPart } from './wish-part'

/** Which springs come next, how they come to be, and the form to be told. */
export async function WishPage({ locale }: { locale: Locale }) {
  const [t, titles, plans, copy] = await Promise.all([
    getTranslations({ locale, namespace: 'wish' }),
    getTranslations({ locale, namespace: 'routes' }),
    readSpringPlans(locale),
    readSpringPlansCopy(locale),
  ])
  const title = titles('car-spring-coming-soon')
  const sections = [
    ...(plans.length > 0 ? [{ id: 'plans', label: t('plans.title') }] : []),
    ...(['wish', 'how', 'privacy'] as const).map((id) => ({ id, label: t(`sections.${id}`) })),
  ]
  return (
    <>
      <PageStage title={title} lead={copy.lead} part="wish" size="tall" />
      <SectionNav label={title} items={sections} />
      <div className="shell grid grid-cols-1 gap-16 py-10 md:gap-24 md:py-16">
        {plans.length > 0 && (
          <Part id="plans" title={t('plans.title')} lead={t('plans.lead')} aside={<UnitSwitch locale={locale} />}>
            <PlanList plans={plans} locale={locale} />
          </Part>
        )}
        <Part id="wish" title={t('sections.wish')} lead={t('wishLead')}>
          <WishPart plans={plans} locale={locale} />
        </Part>
      </div>
      <StagesPart copy={copy} locale={locale} />
      <div className="shell grid grid-cols-1 gap-16 py-10 md:gap-24 md:py-16">
        <PrivacyPart locale={locale} />
        <Part id="next" title={t('next.title')}>
          <p className="flex flex-wrap gap-3" data-print="none">
            <ButtonLink href={localizePath('/car-spring', locale)} variant="secondary">
              {t('next.springs')}
            </ButtonLink>
            <ButtonLink href={localizePath('/products', locale)} variant="secondary">
              {t('next.finder')}
            </ButtonLink>
          </p>
        </Part>
      </div>
    </>
  )
}
