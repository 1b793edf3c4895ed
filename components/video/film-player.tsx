'use client'

import { useLayoutEffect, useState, type ReactNode } from 'react'
import { mdiPlay } from '@mdi/js'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { FilmChapter } from './chapter-at'
import { clockOf } from './clock'
import { OwnFilm, type Moment, type OwnFilmSource } from './own-film'
import { YoutubeFilm } from './youtube-film'

export type PlayableFilm = ({ provider: 'own' } & OwnFilmSource) | { provider: 'youtube'; id: string }
export type PlayerTexts = {
  title: string
  play: string
  notice: string
  chapters: string
  subtitles: string
  failed: string
}

type Props = {
  film: PlayableFilm
  /** Language of the subtitles, and of the buttons of a provider's player. */
  lang: string
  chapters: readonly FilmChapter[]
  texts: PlayerTexts
  /** The picture that stands for the film until it is asked for. */
  children: ReactNode
}

/** A film of which nothing is loaded before a click; a click on a chapter plays it from there. */
export function FilmPlayer({ film, lang, chapters, texts, children }: Props) {
  const [moment, setMoment] = useState<Moment | null>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  // A page that was left is kept, and the player of a provider would play on in it.
  const isElsewhere = film.provider === 'youtube'
  useLayoutEffect(() => {
    if (!isElsewhere) return undefined
    return () => {
      setMoment(null)
    }
  }, [isElsewhere])
  const play = (startSeconds: number) => {
    setFailed(false)
    setMoment((before) => ({ startSeconds, turn: (before?.turn ?? 0) + 1 }))
  }
  return (
    <div className="grid content-start gap-4">
      <div className="relative aspect-video overflow-hidden bg-ink" data-tone="stage">
        {children}
        {!moment && (
          <div className="absolute inset-0 grid place-items-center p-4">
            <button type="button" data-needs-script onClick={() => play(0)} className={buttonStyle('primary', 'large')}>
              <Icon path={mdiPlay} />
              {texts.play}
            </button>
          </div>
        )}
        {moment && film.provider === 'own' && (
          <OwnFilm
            film={film}
            lang={lang}
            texts={texts}
            chapters={chapters}
            moment={moment}
            onChapter={setCurrent}
            onFailure={setFailed}
          />
        )}
        {moment && film.provider === 'youtube' && (
          <YoutubeFilm
            key={moment.turn}
            filmId={film.id}
            startSeconds={moment.startSeconds}
            lang={lang}
            title={texts.title}
          />
        )}
      </div>
      {failed && (
        <p role="alert" className="text-sm font-medium text-danger">
          {texts.failed}
        </p>
      )}
      {!moment && (
        <p data-needs-script className="text-sm text-steel">
          {texts.notice}
        </p>
      )}
      <ol aria-label={texts.chapters} className="border-t border-line" data-needs-script>
        {chapters.map(({ id, title, startSeconds }) => (
          <li key={id} className="border-b border-line">
            <button
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => play(startSeconds)}
              className="flex min-h-11 w-full items-center gap-4 border-l-3 border-transparent py-1 pl-3 text-left leading-snug hover:underline aria-[current=true]:border-signal aria-[current=true]:bg-white"
            >
              <span className="figure w-12 shrink-0 text-steel">{clockOf(startSeconds)}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
