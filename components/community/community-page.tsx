import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import { Part } from '@/components/sections/part'
import { ChipChoice } from '@/components/ui/chip-choice'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { BuildSummary } from '@/lib/contract/community'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import type { Locale } from '@/lib/i18n/locales'
import { BuildCard } from './build-card'
import { SampleNotice } from '@/components/sections/sample-notice'
import { SendBand } from './send-band'
import './community.css'

type Props = { builds: readonly BuildSummary[]; locale: Locale }

/** Types of vehicles that some build has, as a filter without script (community.css). */
async function TypeFilter({ builds, locale }: Props) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'community' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const choices = vehicleTypes.flatMap((type) => {
    const count = builds.filter(({ vehicle }) => vehicle.type === type).length
    return count === 0 ? [] : [{ value: type, label: spec(`vehicleTypes.${type}`), count }]
  })
  return (
    <form>
      <ChipChoice
        legend={t('filter')}
        name="type"
        choices={[{ value: '', label: t('any'), count: builds.length }, ...choices]}
      />
    </form>
  )
}

/** The feed of builds, the latest first. */
export async function CommunityPage({ builds, locale }: Props) {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'community' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  return (
    <>
      <PageStage title={titles('community')} lead={t('lead')} scene="macro-rebound" size="tall" />
      <div className="shell grid grid-cols-1 gap-12 pt-8 pb-section">
        <SampleNotice of="community" shown={builds} locale={locale} />
        <Part
          id="builds"
          title={t('feed')}
          aside={
            <p className="figure text-steel">
              <UnbrokenText text={t('count', { count: builds.length })} />
            </p>
          }
        >
          <div data-builds className="grid grid-cols-1 gap-6">
            <TypeFilter builds={builds} locale={locale} />
            <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {builds.map((build) => (
                <li key={build.id} data-type={build.vehicle.type}>
                  <BuildCard build={build} locale={locale} />
                </li>
              ))}
            </ul>
          </div>
        </Part>
        <SendBand locale={locale} />
      </div>
    </>
  )
}
