import { getTranslations } from 'next-intl/server'
import { ScenePicture } from '@/components/pictures/scene-picture'
import { Badge } from '@/components/ui/badge'
import { HeadingText } from '@/components/ui/heading-text'
import type { Film, Video } from '@/lib/contract/video'
import { trackAddress } from '@/lib/videos/tracks'
import { joinWords } from '@/lib/i18n/join-words'
import { locales, type Locale } from '@/lib/i18n/locales'
import { isScene } from '@/lib/pictures/scenes'
import { clockOf } from './clock'
import { FilmPlayer, type PlayableFilm } from './film-player'
import { chapterId, WalkThrough } from './walk-through'

function Poster({ id }: { id: string }) {
  return isScene(id) ? (
    <ScenePicture
      scene={id}
      label=""
      sizes="(min-width: 60rem) 55vw, 100vw"
      className="absolute inset-0 size-full object-cover object-[80%_50%]"
    />
  ) : null
}

function playableOf(video: Video, film: Film, locale: Locale): PlayableFilm {
  if (film.provider === 'youtube') return { provider: 'youtube', id: film.id }
  const { file, width, height } = film
  return {
    provider: 'own',
    file,
    width,
    height,
    subtitles: trackAddress(video, 'subtitles', locale),
    chapters: trackAddress(video, 'chapters', locale),
  }
}

/** The film, or its picture with a plain word that it is not made yet. */
async function FilmOrPicture({ video, locale }: { video: Video; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'video' })
  const { film, poster, title } = video
  if (film) {
    const notice = film.provider === 'own' ? t('ownNotice', { megabytes: (film.bytes / 1e6).toFixed(1) }) : t('notice')
    const texts = {
      title,
      play: t('play'),
      notice,
      chapters: t('chapters'),
      subtitles: locales[locale].label,
      failed: t('failed'),
    }
    const chapters = video.chapters.map(({ id, title: name, startSeconds }) => ({ id, title: name, startSeconds }))
    return (
      <FilmPlayer film={playableOf(video, film, locale)} lang={locale} chapters={chapters} texts={texts}>
        <Poster id={poster} />
      </FilmPlayer>
    )
  }
  return (
    <div className="grid content-start gap-3">
      <div className="relative aspect-video overflow-hidden bg-ink">
        <Poster id={poster} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-steel">
        <Badge>{t('inPreparation')}</Badge>
        {t('inPreparationText')}
      </p>
    </div>
  )
}

/** How long the film is, or reading it where there is none. */
async function lengthText({ film, durationSeconds }: Video, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'video' })
  if (!film) return t('reading', { minutes: Math.ceil(durationSeconds / 60) })
  const clock = clockOf(durationSeconds)
  return film.provider === 'own' ? t('drawn', { clock }) : t('duration', { clock })
}

/** One guide: the film, what it is about, what is needed, its chapters, and all of it to read. */
export async function VideoGuide({ video, open, locale }: { video: Video; open: boolean; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'video' })
  const { id, title, summary, line, needs, chapters, film } = video
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 gap-6">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <FilmOrPicture video={video} locale={locale} />
        <div className="grid content-start gap-4">
          <p className="label">
            {t(`lines.${line}`)} · {await lengthText(video, locale)}
          </p>
          <h2 id={`${id}-title`} className="display text-3xl max-sm:[&:lang(ja)]:text-2xl">
            <HeadingText text={title} />
          </h2>
          <p className="max-w-text">{summary}</p>
          <dl>
            <dt className="label">{t('needs')}</dt>
            <dd>{joinWords(needs, locale)}</dd>
          </dl>
          {!film && (
            <ol aria-label={t('chapters')} className="border-t border-line">
              {chapters.map((chapter, i) => (
                <li key={chapter.id} className="border-b border-line">
                  <a
                    href={`#${chapterId(id, chapter.id)}`}
                    className="flex min-h-11 items-center gap-4 py-1 leading-snug hover:underline"
                  >
                    <span aria-hidden="true" className="figure w-6 shrink-0 text-signal">
                      {i + 1}
                    </span>
                    {chapter.title}
                  </a>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
      <WalkThrough video={video} open={open} locale={locale} />
    </article>
  )
}
