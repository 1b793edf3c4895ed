'use client'

import { useState, type ReactNode } from 'react'
import { mdiPlay } from '@mdi/js'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { clockOf } from './clock'

export type PlayerTexts = { play: string; notice: string; chapters: string; title: string }

type Props = {
  filmId: string
  /** Language of the player's own buttons and of its subtitles. */
  lang: string
  chapters: readonly { id: string; title: string; startSeconds: number }[]
  texts: PlayerTexts
  /** The picture that stands for the film until it is asked for. */
  children: ReactNode
}

/** Address of the provider's player without cookies before play; it starts at once, because it was asked for by a click. */
function playerAddress(filmId: string, startSeconds: number, lang: string): string {
  const query = new URLSearchParams({ autoplay: '1', start: String(startSeconds), rel: '0', cc_load_policy: '1', hl: lang, cc_lang_pref: lang })
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(filmId)}?${query.toString()}`
}

/** A film that is loaded from its provider only after a click; a click on a chapter starts it there. */
export function FilmPlayer({ filmId, lang, chapters, texts, children }: Props) {
  // Each click makes a new player, also when it asks for the same moment again.
  const [playing, setPlaying] = useState<{ startSeconds: number; turn: number } | null>(null)
  const play = (startSeconds: number) => setPlaying((before) => ({ startSeconds, turn: (before?.turn ?? 0) + 1 }))
  return (
    <div className="grid content-start gap-4">
      <div className="relative aspect-video overflow-hidden bg-ink" data-tone="stage">
        {playing ? (
          <iframe key={playing.turn} src={playerAddress(filmId, playing.startSeconds, lang)} title={texts.title} allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowFullScreen referrerPolicy="strict-origin-when-cross-origin" className="absolute inset-0 size-full border-0" />
        ) : (
          <>
            {children}
            <div className="absolute inset-0 grid place-items-center p-4">
              <button type="button" data-needs-script onClick={() => play(0)} className={buttonStyle('primary', 'large')}>
                <Icon path={mdiPlay} />
                {texts.play}
              </button>
            </div>
          </>
        )}
      </div>
      {!playing && <p className="text-sm text-steel">{texts.notice}</p>}
      <ol aria-label={texts.chapters} className="border-t border-line" data-needs-script>
        {chapters.map(({ id, title, startSeconds }) => (
          <li key={id} className="border-b border-line">
            <button type="button" onClick={() => play(startSeconds)} className="flex min-h-11 w-full items-center gap-4 py-1 text-left leading-snug hover:underline">
              <span className="figure w-12 shrink-0 text-steel">{clockOf(startSeconds)}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
