import type { Lang } from '@/lib/contract/common'
import type { Video } from '@/lib/contract/video'
import { shortHash } from '@/lib/utils/short-hash'
import { chapterCues, subtitlesOf, type Cue } from './subtitles'

/** The text files beside a film: what is read while it plays, and the names of its chapters. */
export const trackKinds = ['subtitles', 'chapters'] as const
export type TrackKind = (typeof trackKinds)[number]

/** Milliseconds as WebVTT writes them: `00:01:02.500`. */
function timestamp(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23)
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeText = (text: string) => text.replaceAll(/[&<>]/g, (character) => escapes[character] ?? character)

/** A WebVTT file (W3C). */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ fromMs, toMs, lines }) => `${timestamp(fromMs)} --> ${timestamp(toMs)}\n${lines.map(escapeText).join('\n')}\n`,
  )
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** One text file of a film, in the language of its words. */
export function writeTrack(video: Video, kind: TrackKind, lang: Lang): string {
  return writeVtt(kind === 'subtitles' ? subtitlesOf(video, lang) : chapterCues(video))
}

/** Address of a text file; changes with what it says and when, so that it may be kept forever. */
export function trackAddress(video: Video, kind: TrackKind, lang: Lang): string {
  return `/films/${video.id}/${kind}.${lang}.vtt?v=${shortHash(writeTrack(video, kind, lang))}`
}
