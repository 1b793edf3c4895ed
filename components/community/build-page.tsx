import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { UnitSwitch } from '@/components/products/unit-switch'
import { PageStage } from '@/components/sections/page-stage'
import { Part } from '@/components/sections/part'
import { ButtonLink } from '@/components/ui/button-link'
import type { Build, BuildSummary } from '@/lib/contract/community'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { vehicleName } from '@/lib/domain/vehicle-name'
import { BuildCard } from './build-card'
import { BuildFace } from './build-face'
import { BuildMarks } from './build-marks'
import { BuildPhotos } from './build-photos'
import { BuildStory } from './build-story'
import { communityMessages } from './community-messages'
import { LikeButton } from './like-button'
import { PartsTable } from './parts-table'
import { ReportDialog } from './report-dialog'
import { SampleNotice } from '@/components/sections/sample-notice'
import { SendBand } from './send-band'
import { SetupList } from './setup-list'

export type StoredBuild = Omit<Build, 'likes'>
type Props = {
  build: StoredBuild
  /** Others for the same type of vehicle. */ others: readonly BuildSummary[]
  locale: Locale
}

async function BuildStage({ build, locale }: Omit<Props, 'others'>) {
  const t = await getTranslations({ locale, namespace: 'community' })
  const name = build.author ?? (build.sample ? t('sample.author') : 'YSS')
  return (
    <PageStage title={build.title} lead={build.summary}>
      <div className="mt-2 grid gap-1 text-mist">
        <BuildMarks build={build} locale={locale} />
        <p className="font-semibold text-white">
          {vehicleName(build.vehicle)}&nbsp;· {t('year', { year: String(build.year) })}
        </p>
        <p className="text-sm">
          {t('author', { name })}&nbsp;· {t('added', { day: formatDate(build.addedOn, locale) })}
        </p>
      </div>
    </PageStage>
  )
}

async function NextSteps({ build, locale }: Omit<Props, 'others'>) {
  const t = await getTranslations({ locale, namespace: 'community' })
  return (
    <div className="grid content-start gap-8" data-print="none">
      <ClientMessages locale={locale} pick={communityMessages}>
        <LikeButton id={build.id} locale={locale} />
        <div>
          <ReportDialog id={build.id} />
        </div>
      </ClientMessages>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={localizePath(`/products/list?vehicle=${build.vehicle.id}`, locale)} rel="nofollow">
          {t('fits')}
        </ButtonLink>
        <ButtonLink href={localizePath('/services/feature-adjust', locale)} variant="secondary">
          {t('assistant')}
        </ButtonLink>
      </p>
      <SampleNotice of="community" shown={[build]} locale={locale} />
    </div>
  )
}

/** One build: its parts, how they are set, and what changed. */
export async function BuildPage({ build, others, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'community' })
  const isSet = build.parts.some(({ setup }) => setup !== null)
  return (
    <>
      <BuildStage build={build} locale={locale} />
      <div className="shell grid grid-cols-1 gap-16 pt-8 pb-section">
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid grid-cols-1 content-start gap-10">
            <BuildFace build={build} locale={locale} most={3} sizes="(min-width: 60rem) 16rem, 33vw" />
            <BuildPhotos photos={build.photos} />
            <BuildStory build={build} locale={locale} />
          </div>
          <NextSteps build={build} locale={locale} />
        </div>
        <Part id="parts" title={t('parts')}>
          <PartsTable parts={build.parts} locale={locale} />
        </Part>
        {isSet && (
          <Part id="setup" title={t('setup')} lead={t('setupLead')} aside={<UnitSwitch locale={locale} />}>
            <SetupList parts={build.parts} locale={locale} />
          </Part>
        )}
        {others.length > 0 && (
          <Part id="others" title={t('others')}>
            <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3" data-print="none">
              {others.map((other) => (
                <li key={other.id}>
                  <BuildCard build={other} locale={locale} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        <SendBand locale={locale} />
      </div>
    </>
  )
}
