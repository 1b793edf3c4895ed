import { useLayoutEffect, useRef } from 'react'
import { chapterAt, type FilmChapter } from './chapter-at'

/** A moment somebody asked for; `turn` goes up each time, also when it is the same moment again. */
export type Moment = { startSeconds: number; turn: number }

export type OwnFilmSource = {
  /** Addresses of the MP4 and of its text files. */
  file: string
  subtitles: string
  chapters: string
  /** Pixels. */
  width: number
  height: number
}

type Props = {
  film: OwnFilmSource
  /** Language of the subtitles. */
  lang: string
  texts: { title: string; subtitles: string; chapters: string }
  chapters: readonly FilmChapter[]
  moment: Moment
  /** Told while the film plays and when somebody moves in it. */
  onChapter: (id: string | null) => void
  onFailure: (failed: boolean) => void
}

/** A film of this site in the browser's own player, which is told what to do and never made anew. */
export function OwnFilm({ film, lang, texts, chapters, moment, onChapter, onFailure }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const asked = useRef<Moment | null>(null)

  // Before the picture, while it still counts as part of the click: some browsers let only that start a film.
  useLayoutEffect(() => {
    const element = video.current
    // A page that is shown again runs its effects again; the film waits where it was.
    if (!element || (asked.current === moment && element.played.length > 0)) return
    asked.current = moment
    if (element.error) element.load()
    element.currentTime = moment.startSeconds
    element.focus()
    // Refused all the same, the film waits with its own controls in reach; that it cannot be loaded is told by its error event.
    element.play().catch(() => undefined)
  }, [moment])

  // A page that was left is kept, and the film would play on in it.
  useLayoutEffect(() => {
    const element = video.current
    return () => element?.pause()
  }, [])

  return (
    <video
      ref={video}
      src={film.file}
      width={film.width}
      height={film.height}
      controls
      playsInline
      preload="none"
      tabIndex={0}
      aria-label={texts.title}
      onTimeUpdate={({ currentTarget }) => onChapter(chapterAt(chapters, currentTarget.currentTime))}
      onPlaying={() => onFailure(false)}
      onError={() => onFailure(true)}
      className="film absolute inset-0 size-full scroll-mt-24 -outline-offset-3"
    >
      <track kind="subtitles" src={film.subtitles} srcLang={lang} label={texts.subtitles} default />
      <track kind="chapters" src={film.chapters} srcLang={lang} label={texts.chapters} />
    </video>
  )
}
