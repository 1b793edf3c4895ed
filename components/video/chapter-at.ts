export type FilmChapter = { id: string; title: string; startSeconds: number }

/** A player that was sent to a second may stand on the picture just before it. In seconds. */
const rounding = 0.1

/** The chapter that is shown at a moment of the film, in seconds; null before the first. */
export function chapterAt(chapters: readonly FilmChapter[], seconds: number): string | null {
  return chapters.findLast(({ startSeconds }) => startSeconds <= seconds + rounding)?.id ?? null
}
