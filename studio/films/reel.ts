import { beats, clamp, ease } from './time'
import { fps, isBlend, mapPlates, type Frame, type Story } from './frame'
import { chapterMark } from './parts/ground'

/** A chapter as it is filmed. */
export type ReelChapter = { id: string; startSeconds: number; seconds: number }

/** Seconds of the wipe at the end of a chapter, so that a jump to the next one lands on its first picture. */
const wipeSeconds = 0.4

/** All pictures of a film in order; a picture that equals the one before is the same object. */
export function* listFrames(story: Story, chapters: readonly ReelChapter[]): Generator<Frame> {
  const draw = (index: number, seconds: number): Frame | null => {
    const chapter = chapters[index]
    if (!chapter) return null
    const shot = story[chapter.id]
    if (!shot) throw new Error(`Chapter ${chapter.id} is not drawn.`)
    return mapPlates(shot((seconds / chapter.seconds) * beats), (plate) => ({
      ...plate,
      svg: plate.svg + chapterMark(index, chapters.length, typeof plate.ground === 'string' ? plate.ground : 'stage'),
    }))
  }
  let last: { frame: Frame; text: string } | null = null
  for (const [index, { seconds }] of chapters.entries()) {
    for (let i = 0; i < seconds * fps; i++) {
      const now = draw(index, i / fps)
      const share = clamp((i / fps - seconds + wipeSeconds) / wipeSeconds)
      const next = share > 0 ? draw(index + 1, 0) : null
      const frame: Frame | null = now && next ? { from: now, to: next, share: ease(share), way: 'wipe' } : now
      if (!frame) continue
      const text = isBlend(frame) ? '' : JSON.stringify(frame)
      if (!last || text === '' || text !== last.text) last = { frame, text }
      yield last.frame
    }
  }
}
