import type { Lang } from '@/lib/contract/common'
import { cutWords, type Piece } from './cut-words'
import { countCharacters } from './timing'

/** One or two lines shown from one moment of the film to another, in milliseconds. */
export type Cue = { fromMs: number; toMs: number; lines: readonly string[] }

/** Characters of a line of subtitles. */
export const lineLength: Record<Lang, number> = { en: 42, th: 42, ja: 20 }

/** Before the next chapter begins, in milliseconds. */
const pauseMs = 500

/** What one more cue costs, so that a sentence is not cut up without need. */
const cueCost = 2
/** A cue shorter than this share of a line is gone before it is read. */
const shortShare = 0.4
const shortCost = 6
/** A sentence that ends in a cue belongs to it with all or most of its words, not with its last ones. */
const straddleCost = 3
/** A break between the two lines of a cue is crossed without waiting. */
const innerShare = 0.5

/** Where a cue is broken in two; null: one line. */
type Layout = { breakAt: number | null; cost: number }
type Step = Layout & { from: number; total: number }

/** A text in pieces that knows how long any run of them is. */
class Pieces {
  readonly #pieces: readonly Piece[]
  readonly #starts: number[]

  constructor(text: string, lang: Lang) {
    this.#pieces = cutWords(text, lang)
    this.#starts = this.#pieces.reduce<number[]>(
      (starts, piece) => [...starts, (starts.at(-1) ?? 0) + countCharacters(piece.text)],
      [0],
    )
  }

  get count(): number {
    return this.#pieces.length
  }

  textOf(from: number, to: number): string {
    return this.#pieces
      .slice(from, to)
      .map(({ text }) => text)
      .join('')
      .trim()
  }

  /** Characters without the space at the end. */
  lengthOf(from: number, to: number): number {
    const last = this.#pieces[to - 1]?.text ?? ''
    return (this.#starts[to] ?? 0) - (this.#starts[from] ?? 0) - (last.length - last.trimEnd().length)
  }

  breakCost(at: number): number {
    return this.#pieces[at - 1]?.breakCost ?? 0
  }

  /** Whether a sentence ends within a run that is not made of whole sentences. */
  isStraddling(from: number, to: number): boolean {
    if (this.breakCost(from) === 0 && this.breakCost(to) === 0) return false
    return this.#pieces.slice(from, to - 1).some(({ breakCost }) => breakCost === 0)
  }
}

/** How a run of pieces is shown best; null when two lines are not enough. */
function layOut(pieces: Pieces, from: number, to: number, most: number): Layout | null {
  const length = pieces.lengthOf(from, to)
  const cost = pieces.isStraddling(from, to) ? straddleCost : 0
  // A word longer than a line has nowhere else to go.
  if (length <= most || to - from === 1)
    return { breakAt: null, cost: cost + (length < most * shortShare ? shortCost : 0) }
  let best: Layout | null = null
  for (let at = from + 1; at < to; at += 1) {
    const [upper, lower] = [pieces.lengthOf(from, at), pieces.lengthOf(at, to)]
    if (upper > most) break
    const total = cost + innerShare * pieces.breakCost(at) + Math.abs(upper - lower) / most
    if (lower <= most && (best === null || total < best.cost)) best = { breakAt: at, cost: total }
  }
  return best
}

/** For each end of a run from the beginning, the last cue of the cheapest way to show it. */
function findSteps(pieces: Pieces, most: number): Step[] {
  const best: Step[] = [{ breakAt: null, cost: 0, from: 0, total: 0 }]
  for (let to = 1; to <= pieces.count; to += 1) {
    let least: Step | null = null
    for (let from = to - 1; from >= 0 && (to - from === 1 || pieces.lengthOf(from, to) <= 2 * most + 1); from -= 1) {
      const layout = layOut(pieces, from, to, most)
      const total = (best[from]?.total ?? 0) + cueCost + (layout?.cost ?? Infinity) + pieces.breakCost(to)
      if (layout && (least === null || total < least.total)) least = { ...layout, from, total }
    }
    if (least) best.push(least)
  }
  return best
}

/** Cuts a text into cues of at most two lines: of all ways the one that breaks at the least bad places. */
export function cutCues(text: string, lang: Lang): string[][] {
  const pieces = new Pieces(text, lang)
  const steps = findSteps(pieces, lineLength[lang])
  const cues: string[][] = []
  for (let to = pieces.count; to > 0; to = steps[to]?.from ?? 0) {
    const { from = 0, breakAt = null } = steps[to] ?? {}
    cues.unshift(
      breakAt === null ? [pieces.textOf(from, to)] : [pieces.textOf(from, breakAt), pieces.textOf(breakAt, to)],
    )
  }
  return cues
}

/** The cues of one chapter, each as long as its share of the text; the last ends half a second before the chapter does. Times in seconds. */
function timeChapter(text: string, lang: Lang, fromSeconds: number, toSeconds: number): Cue[] {
  const cues = cutCues(text, lang)
  const lengths = cues.map((lines) => countCharacters(lines.join('')))
  const all = lengths.reduce((sum, length) => sum + length, 0)
  const spanMs = Math.max(0, (toSeconds - fromSeconds) * 1000 - pauseMs)
  const momentAfter = (characters: number) => fromSeconds * 1000 + Math.round((spanMs * characters) / all)
  let taken = 0
  return cues.map((lines, i) => {
    const fromMs = momentAfter(taken)
    taken += lengths[i] ?? 0
    return { fromMs, toMs: momentAfter(taken), lines }
  })
}

type Told = {
  durationSeconds: number
  chapters: readonly { startSeconds: number; title: string; transcript: string }[]
}

const endOf = ({ chapters, durationSeconds }: Told, index: number) =>
  chapters[index + 1]?.startSeconds ?? durationSeconds

/** All subtitles of a film in the language of its words. */
export function subtitlesOf(film: Told, lang: Lang): Cue[] {
  return film.chapters.flatMap(({ transcript, startSeconds }, i) =>
    timeChapter(transcript, lang, startSeconds, endOf(film, i)),
  )
}

/** The names of the chapters, each for as long as it lasts. */
export function chapterCues(film: Told): Cue[] {
  return film.chapters.map(({ title, startSeconds }, i) => ({
    fromMs: startSeconds * 1000,
    toMs: endOf(film, i) * 1000,
    lines: [title],
  }))
}
