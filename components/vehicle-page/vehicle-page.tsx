import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { BuyLink } from '@/components/nearest/buy-link'
import { NearestDealers } from '@/components/nearest/nearest-dealers'
import { SetupPart } from './setup-part'
import { Part } from '@/components/sections/part'
import { SectionNav } from '@/components/sections/section-nav'
import { QuestionList } from '@/components/sections/question-list'
import { UnitSwitch } from '@/components/products/unit-switch'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { FaqQuestion } from '@/lib/contract/faq'
import type { VehiclePage as Page } from '@/lib/contract/vehicle-page'
import { lineOfType } from '@/lib/domain/appointment/jobs'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { AboutPart } from './about-part'
import { BoxPart } from './box-part'
import { DatedNotice } from './dated-notice'
import { DealerList } from './dealer-list'
import { FitsTable } from './fits-table'
import { FittingPart } from './fitting-part'
import { HeightPart } from './height-part'
import { axlesOf, changeOf, hasClicks, largestHeights, mountPointsOf } from './page-facts'
import type { PageNames } from './page-names'
import { PartList } from './part-list'
import { RateBars } from './rate-bars'
import { RatingNote } from './rating-note'
import { ratesOf } from './rates'
import { RelatedPart } from './related-part'
import { SeriesPart } from './series-part'
import { SparesPart } from './spares-part'
import { VehicleStage } from './vehicle-stage'
import { WorkshopList } from './workshop-list'

type Props = {
  page: Page
  names: PageNames
  questions: readonly FaqQuestion[]
  /** The editor's own paragraph; null = none. */
  note: string | null
  locale: Locale
  /** Stands last. */
  children?: ReactNode
}

/** The part whose setup is shown: the one with the most adjusters. */
function setupOf({ parts }: Page) {
  return parts
    .filter(({ setups }) => setups.length > 0)
    .toSorted((a, b) => b.product.adjusters.length - a.product.adjusters.length)[0]
}

/** A page with parts for one end does not speak of both. */
function titleOfParts(page: Page) {
  const axles = new Set(page.parts.flatMap(axlesOf))
  if (axles.size > 1) return 'parts'
  return axles.has('front') ? 'partsFront' : 'partsRear'
}

/** All that the owner of one vehicle asks of one range: what fits, what it changes, what fitting takes, and what else there is. */
export async function VehiclePage({ page, names, questions, note, locale, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'vehicle' })
  const { full: name } = names
  const { entry, vehicles, parts, otherSeries, spares, related } = page
  const heights = largestHeights(page)
  const setup = setupOf(page)
  const change = changeOf(page)
  const isPair = mountPointsOf(page).every(({ quantity }) => quantity === 2)
  const sections = (['fits', 'parts', 'height', 'rates', 'fitting', 'setup', 'series'] as const).filter(
    (id) =>
      !(
        (id === 'height' && !heights) ||
        (id === 'rates' && ratesOf(page).length === 0) ||
        (id === 'setup' && !setup) ||
        (id === 'series' && otherSeries.length === 0)
      ),
  )
  const fitting = titleOfParts(page)
  const has = (id: (typeof sections)[number]) => sections.includes(id)
  return (
    <>
      <VehicleStage page={page} names={names} locale={locale} />
      <SectionNav
        label={t('sections.nav')}
        items={sections.map((id) => ({ id, label: t(`sections.${id === 'parts' ? fitting : id}`) }))}
      />
      <div className="shell grid grid-cols-1 gap-16 py-10 md:gap-24 md:py-16">
        {entry.supersededBy !== null && <DatedNotice path={entry.supersededBy} names={names} locale={locale} />}
        <Part id="fits" title={t('sections.fits')} lead={t(`fits.lead.${change}`, { name })}>
          <FitsTable page={page} name={name} locale={locale} />
        </Part>
        <Part
          id="parts"
          title={t(`sections.${fitting}`)}
          lead={t(isPair ? 'parts.lead' : 'parts.leadSingle', { count: parts.length, name })}
          aside={<UnitSwitch locale={locale} />}
        >
          <PartList page={page} locale={locale} />
          <RatingNote page={page} name={name} locale={locale} />
          <p data-print="none">
            <ButtonLink
              href={localizePath(`/products/list?vehicle=${vehicles.at(-1)?.id ?? ''}`, locale)}
              variant="secondary"
              rel="nofollow"
            >
              <span>
                <UnbrokenText text={t('parts.listFor', { name })} />
              </span>
            </ButtonLink>
          </p>
        </Part>
        {heights && (
          <Part id="height" title={t('sections.height')} lead={t('height.lead', { name, part: heights.name })}>
            <HeightPart page={page} heights={heights} name={name} locale={locale} />
          </Part>
        )}
        {has('rates') && (
          <Part id="rates" title={t('sections.rates')}>
            <RateBars page={page} name={name} locale={locale} />
          </Part>
        )}
        <Part id="about" title={t('sections.about')}>
          <AboutPart page={page} name={name} note={note} locale={locale} />
        </Part>
        <Part id="fitting" title={t('sections.fitting')}>
          <FittingPart page={page} name={name} locale={locale} />
        </Part>
        <Part id="box" title={t('sections.box')}>
          <BoxPart kinds={parts.map(({ product }) => product.kind)} locale={locale} />
        </Part>
        {setup && (
          <Part
            id="setup"
            title={t('sections.setup')}
            lead={t(hasClicks(setup) ? 'setup.lead' : 'setup.leadPreload', { part: setup.product.code, name })}
          >
            <SetupPart part={setup} locale={locale} />
          </Part>
        )}
        {has('series') && (
          <Part id="series" title={t('sections.series')} lead={t('series.lead', { name })}>
            <SeriesPart page={page} name={name} locale={locale} />
          </Part>
        )}
        {spares.length > 0 && (
          <Part id="spares" title={t('sections.spares')} lead={t('spares.lead', { name, count: spares.length })}>
            <SparesPart spares={spares} locale={locale} />
          </Part>
        )}
        <Part id="where" title={t('sections.where')} lead={t(`where.text.${change}`, { name })}>
          <DealerList page={page} name={name} locale={locale} />
          <NearestDealers job="fitting" line={lineOfType[vehicles[0]?.type ?? 'car']} locale={locale} />
          <WorkshopList line={lineOfType[vehicles[0]?.type ?? 'car']} locale={locale} />
          <p className="flex flex-wrap gap-3" data-print="none">
            <BuyLink locale={locale}>{t('where.dealers')}</BuyLink>
            <ButtonLink href={localizePath('/appointment', locale)} variant="secondary">
              {t('where.book')}
            </ButtonLink>
            <ButtonLink href={localizePath('/services/warranty/register', locale)} variant="quiet">
              {t('where.warranty')}
            </ButtonLink>
          </p>
        </Part>
        <Part id="questions" title={t('sections.questions')}>
          <QuestionList questions={questions} locale={locale} />
        </Part>
        {related.length > 0 && (
          <Part id="related" title={t('sections.related')} lead={t('related.lead', { name })}>
            <RelatedPart entries={related} locale={locale} />
          </Part>
        )}
        {children}
      </div>
    </>
  )
}
