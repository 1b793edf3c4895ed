import { getTranslations } from 'next-intl/server'
import { ScenePicture } from '@/components/pictures/scene-picture'
import { StagePart } from '@/components/sections/stage-part'
import { ButtonLink } from '@/components/ui/button-link'
import { KeyFigures } from '@/components/ui/key-figures'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { openingScene, openingSubject } from '@/lib/domain/series-page'
import { rangeOf } from '@/lib/domain/series-members'
import { localizePath } from '@/lib/i18n/locales'
import { findTallPicture } from '@/lib/pictures/find-picture'
import { isPlaced } from '@/lib/pictures/placed-scenes'
import { FigureRange } from './figure-range'
import type { SeriesView } from './series-view'
import { HeadingText } from '@/components/ui/heading-text'

/** A scene fills the right of the stage and melts into it; a part cut out stands free in its light. */
function OpeningPicture({ page, alt }: Pick<SeriesView, 'page'> & { alt: string }) {
  const scene = openingScene(page)
  if (scene)
    return (
      <div
        className={`relative -z-10 overflow-hidden sm:aspect-[2/1] md:absolute md:inset-y-0 md:right-0 md:aspect-auto md:w-[66%] ${findTallPicture(scene) ? 'aspect-[4/5]' : 'aspect-[2/1]'}`}
      >
        <ScenePicture
          scene={scene}
          label={alt}
          sizes="(min-width: 60rem) 66vw, 100vw"
          first={findTallPicture(scene) ? true : 'wide'}
          upright
          className="absolute inset-0 size-full object-cover object-[90%_50%]"
        />
        <div className="absolute inset-y-0 left-0 hidden w-1/2 bg-linear-to-r from-ink to-transparent md:block" />
        <div className="absolute inset-x-0 bottom-0 hidden h-2/5 bg-linear-to-t from-ink to-transparent sm:block" />
      </div>
    )
  return <StagePart look={openingSubject(page).look} label={alt} first />
}

/** In place of the way to the table of parts. */
type Action = { href: string; label: string }

const sizes = {
  story: {
    body: 'md:min-h-[min(40rem,calc(100svh-8rem))]',
    title: 'text-5xl md:text-7xl max-sm:[&:lang(ja)]:text-4xl',
  },
  motorcycle: {
    body: 'md:min-h-[32rem]',
    title: 'text-5xl md:text-6xl max-sm:[&:lang(ja)]:text-4xl md:[&:lang(ja)]:text-5xl',
  },
  table: { body: 'md:min-h-72', title: 'text-4xl md:text-5xl' },
} as const

/** The dark stage of a series: its name, who it is for, its part, and the figures it spans. */
export async function SeriesStage({ page, copy, data, locale, action }: SeriesView & { action?: Action }) {
  const [t, spec, scenes] = await Promise.all([
    getTranslations({ locale, namespace: 'series' }),
    getTranslations({ locale, namespace: 'spec' }),
    getTranslations({ locale, namespace: 'pictures.scenes' }),
  ])
  const scene = openingScene(page)
  const { kind } = openingSubject(page)
  const size = sizes[page.composition]
  const figures = page.figures.flatMap((field) => {
    const range = rangeOf(data.members, field)
    return range
      ? [{ label: spec(`short.${field}`), value: <FigureRange field={field} {...range} locale={locale} /> }]
      : []
  })
  return (
    <header
      data-tone="stage"
      className="relative isolate overflow-hidden bg-ink text-white print:bg-white print:text-ink"
    >
      <div className={`shell grid gap-8 pt-4 pb-8 md:grid-rows-[1fr_auto] md:pb-12 ${size.body}`}>
        {/* From the top: what stands in the middle of a room moves when the figures below it come. */}
        <div className="grid content-start gap-5 md:w-[52%] md:pt-[min(6rem,9svh)]">
          <h1 className={`display ${size.title}`}>
            <HeadingText text={copy.stage.title} />
          </h1>
          <p className="max-w-text text-lg text-mist md:max-w-[28em]">
            <UnbrokenText text={copy.stage.lead} />
          </p>
          <p className="flex flex-wrap gap-3 pt-1" data-print="none">
            <ButtonLink href={localizePath('/products', locale)} size="large">
              {t('find')}
            </ButtonLink>
            <ButtonLink href={action?.href ?? '#members'} variant="secondary" size="large">
              {action?.label ?? t('seeParts', { count: data.members.length })}
            </ButtonLink>
          </p>
        </div>
        <KeyFigures figures={figures} size="large" className="justify-self-start" />
      </div>
      <OpeningPicture
        page={page}
        alt={
          scene && isPlaced(scene)
            ? scenes(scene)
            : t('openingAlt', { series: spec(`series.${page.series}`), kind: spec(`kinds.${kind}`) })
        }
      />
    </header>
  )
}
