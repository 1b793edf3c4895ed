import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SetupPart } from './setup-part'
import { Part } from '@/components/sections/part'
import { SectionNav } from '@/components/sections/section-nav'
import { QuestionList } from '@/components/sections/question-list'
import { UnitSwitch } from '@/components/products/unit-switch'
import type { FaqQuestion } from '@/lib/contract/faq'
import type { VehiclePage as Page } from '@/lib/contract/vehicle-page'
import type { Locale } from '@/lib/i18n/locales'
import { AboutPart } from './about-part'
import { BoxPart } from './box-part'
import { DatedNotice } from './dated-notice'
import { FitsTable } from './fits-table'
import { FittingPart } from './fitting-part'
import { HeightPart } from './height-part'
import { changeOf, hasClicks, largestHeights, mountPointsOf } from './page-facts'
import type { PageNames } from './page-names'
import { sectionsOf, setupOf, titleOfParts } from './page-sections'
import { PartsPart } from './parts-part'
import { RateBars } from './rate-bars'
import { RelatedPart } from './related-part'
import { SeriesPart } from './series-part'
import { SparesPart } from './spares-part'
import { VehicleStage } from './vehicle-stage'
import { WherePart } from './where-part'

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

/** All that the owner of one vehicle asks of one range: what fits, what it changes, what fitting takes, and what else there is. */
export async function VehiclePage({ page, names, questions, note, locale, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'vehicle' })
  const { full: name } = names
  const { entry, parts, spares, related } = page
  const heights = largestHeights(page)
  const setup = setupOf(page)
  const change = changeOf(page)
  const isPair = mountPointsOf(page).every(({ quantity }) => quantity === 2)
  const sections = sectionsOf(page)
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
          <PartsPart page={page} name={name} locale={locale} />
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
          <WherePart page={page} name={name} locale={locale} />
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
