import { getTranslations } from 'next-intl/server'
import { ScenePicture } from '@/components/pictures/scene-picture'
import { Part } from '@/components/sections/part'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { FaqQuestion } from '@/lib/contract/faq'
import type { Video } from '@/lib/contract/video'
import type { Composition } from '@/lib/domain/series-page'
import { AdjustSection } from './adjust-section'
import { HeightScale } from './height-scale'
import { HelpSection } from './help-section'
import { InsideSection } from './inside-section'
import { LadderSection } from './ladder-section'
import { LinesSection } from './lines-section'
import { MembersSection } from './members-section'
import { SeriesStage } from './series-stage'
import type { SeriesView } from './series-view'
import { VehiclesSection } from './vehicles-section'
import { WhoSection } from './who-section'

const parts = {
  who: WhoSection,
  inside: InsideSection,
  adjust: AdjustSection,
  members: MembersSection,
  vehicles: VehiclesSection,
  lines: LinesSection,
  care: CareSection,
  own: ({ Own, locale }: SeriesView) => Own && <Own locale={locale} />,
  heights: ({ data, locale }: SeriesView) => <HeightScale members={data.members} locale={locale} />,
} as const
type PartName = keyof typeof parts

/** What stands on the board before and after the dark bands. */
const orders: Record<Composition, { before: readonly PartName[]; after: readonly PartName[] }> = {
  story: { before: ['who', 'own', 'inside', 'heights', 'adjust'], after: ['members', 'vehicles', 'care'] },
  table: { before: ['lines', 'members', 'vehicles'], after: ['inside', 'adjust'] },
  motorcycle: { before: ['vehicles', 'members', 'who', 'adjust'], after: ['inside'] },
}

/** What daily use asks, step by step. */
async function CareSection({ copy, locale }: SeriesView) {
  const t = await getTranslations({ locale, namespace: 'series.sections' })
  if (!copy.care) return null
  return (
    <Part id="care" title={t('care')}>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 md:grid-cols-4">
        {copy.care.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-2 border-t-3 border-ink pt-3">
            <h3 className="text-lg">{title}</h3>
            <p>
              <UnbrokenText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** A wide dark picture that runs on into the dark band below it. */
async function Band({ page, locale }: Pick<SeriesView, 'page' | 'locale'>) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'series' }),
    getTranslations({ locale, namespace: 'spec.series' }),
  ])
  if (!page.band) return null
  const series = spec(page.series)
  const label = page.band.startsWith('exploded') ? t('explodedAlt', { series }) : t('closeAlt', { series })
  return (
    <div data-tone="stage" data-print="none" className="relative aspect-[3/2] overflow-hidden bg-ink sm:aspect-[3/1]">
      <ScenePicture
        scene={page.band}
        label={label}
        sizes="(min-width: 37.5rem) 100vw, 200vw"
        className="absolute inset-0 size-full object-cover object-[30%_50%]"
      />
    </div>
  )
}

type Props = SeriesView & { videos: readonly Video[]; questions: readonly FaqQuestion[] }

/** Everything a buyer asks of a series, in the order its composition gives. */
export function SeriesPageView({ videos, questions, ...view }: Props) {
  const { before, after } = orders[view.page.composition]
  const list = (names: readonly PartName[]) =>
    names.map((name) => {
      const Section = parts[name]
      return <Section key={name} {...view} />
    })
  return (
    <article data-series={view.page.series}>
      <SeriesStage {...view} />
      <div className="shell grid gap-section py-section">{list(before)}</div>
      <Band {...view} />
      <LadderSection {...view} />
      <div className="shell grid gap-section pt-section">{list(after)}</div>
      <HelpSection series={view.page.series} videos={videos} questions={questions} locale={view.locale} />
    </article>
  )
}
