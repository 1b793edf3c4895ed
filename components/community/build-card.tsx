import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { BuildSummary } from '@/lib/contract/community'
import { vehicleName } from '@/lib/domain/vehicle-name'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { BuildFace } from './build-face'
import { BuildMarks } from './build-marks'

/** A build in the feed: its parts, what it is, and the part numbers. */
export async function BuildCard({ build, locale }: { build: BuildSummary; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'community' })
  return (
    <article
      aria-label={build.title}
      className="group relative grid h-full grid-rows-[auto_1fr] border border-line bg-white"
    >
      <BuildFace
        build={build}
        locale={locale}
        most={2}
        sizes="(min-width: 60rem) 14rem, (min-width: 37.5rem) 24vw, 45vw"
      />
      <div className="grid content-start gap-2 p-5">
        <BuildMarks build={build} locale={locale} />
        <h3 className="text-xl leading-snug">
          <AppLink
            href={localizePath(`/community/${build.id}`, locale)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            <UnbrokenText text={build.title} />
          </AppLink>
        </h3>
        <p className="text-sm font-semibold">
          {vehicleName(build.vehicle)}&nbsp;· {t('year', { year: String(build.year) })}
        </p>
        <p className="text-steel">
          <UnbrokenText text={build.summary} />
        </p>
        <p className="figure flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {build.parts.map(({ code }) => (
            <span key={code} className="unbroken">
              {code}
            </span>
          ))}
        </p>
      </div>
    </article>
  )
}
