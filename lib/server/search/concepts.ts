import { remember } from '@/lib/utils/remember'
import { lengthsByStart } from './spelling-lengths'
import { conceptBySpelling, costToken, fillerToken, queryOnlySpellings } from './synonyms'
import { canPart } from './thai-cut'
import { isWordRun, type Run } from './tokenize'

/** A part of a query: words of the trade that stand for one concept, or a plain run. */
export type Piece = { concept: string; run: Run } | { concept: null; run: Run }

const particles = /(?:での|への|から|まで|の|を|で|に|は|が|と|も|へ)(?=\p{Script=Han})/uy
const longestPhrase = 3
const lengthsAt = lengthsByStart(conceptBySpelling.keys())

/** Splits runs into concepts and what is left, longest spelling first; without words that tell nothing about a part. */
export function splitPieces(runs: readonly Run[]): Piece[] {
  return dropFillers(splitAll(runs))
}

/** Whether all that a text says is how one asks. */
export function isFillerOnly(runs: readonly Run[]): boolean {
  return splitAll(runs).every((piece) => isFiller(piece) || (!isWordRun(piece.run) && piece.run.text.length === 1))
}

/** Whether a query asks what something costs. */
export function asksCost(runs: readonly Run[]): boolean {
  return splitAll(runs).some(({ concept }) => concept === costToken)
}

function splitAll(runs: readonly Run[]): Piece[] {
  const pieces: Piece[] = []
  for (let index = 0; index < runs.length;) {
    const run = runs[index]
    if (!run) break
    const phrase = isWordRun(run) ? findPhrases(runs, index)[0] : undefined
    if (phrase) pieces.push({ concept: phrase.concept, run: { ...run, text: phrase.text } })
    else if (isWordRun(run)) pieces.push({ concept: null, run })
    else pieces.push(...splitUnspaced(run))
    index += phrase?.count ?? 1
  }
  return pieces
}

/** Every concept a stored text names, shorter spellings inside longer ones too. */
export function listConcepts(runs: readonly Run[]): string[] {
  const found = runs.flatMap((run, index) =>
    isWordRun(run)
      ? findPhrases(runs, index)
          .filter(isStored)
          .map(({ concept }) => concept)
      : listUnspaced(run.text),
  )
  return [...new Set(found)].filter((concept) => concept !== fillerToken)
}

/** Concepts of unspaced runs, which thousands of products share: looking at every place of each is most of the work of an import. */
const listUnspaced = remember(5000, (text): readonly string[] =>
  Array.from(text).flatMap((_, at) =>
    findSpellings(text, at)
      .filter(isStored)
      .map(({ concept }) => concept),
  ),
)

function isStored({ text }: { text: string }): boolean {
  return !queryOnlySpellings.has(text)
}

function findPhrases(runs: readonly Run[], index: number): { concept: string; text: string; count: number }[] {
  const found: { concept: string; text: string; count: number }[] = []
  let text = ''
  for (let count = 1; count <= longestPhrase; count++) {
    const run = runs[index + count - 1]
    if (!run) break
    text = count === 1 ? run.text : `${text} ${run.text}`
    const concept = conceptBySpelling.get(text)
    if (concept) found.unshift({ concept, text, count })
  }
  return found
}

/** Spellings that begin at a place of an unspaced run, longest first. Short ones only count at edges, two characters at one and one character between two: inside they are mostly parts of other words. */
function findSpellings(text: string, at: number, isBehindWord = false): { concept: string; text: string }[] {
  const found: { concept: string; text: string }[] = []
  const lengths = lengthsAt(text, at)
  if (lengths.length === 0 || !canPart(text, at)) return found
  const startsAtEdge = Number(isBehindWord || isEdge(text, at))
  for (const length of lengths) {
    if (length > text.length - at) continue
    if (length < 3 && startsAtEdge + Number(isEdge(text, at + length)) < 3 - length) continue
    const spelling = text.slice(at, at + length)
    const concept = conceptBySpelling.get(spelling)
    if (concept && canPart(text, at + length)) found.push({ concept, text: spelling })
  }
  return found
}

/** True at both ends of a run and where kanji and kana meet. */
function isEdge(text: string, at: number): boolean {
  const isKana = (index: number) => /[\u3041-\u3096]/.test(text.charAt(index))
  return at === 0 || at === text.length || isKana(at - 1) !== isKana(at)
}

function splitUnspaced(run: Run): Piece[] {
  const pieces: Piece[] = []
  let rest = ''
  const flush = () => {
    if (rest) pieces.push({ concept: null, run: { ...run, text: rest } })
    rest = ''
  }
  for (let at = 0; at < run.text.length;) {
    const particle = takeParticle(run.text, at)
    if (particle > 0) {
      flush()
      at += particle
      continue
    }
    // In Thai a word ends where the next begins: what follows a known one begins a word.
    const spelling = findSpellings(run.text, at, run.script === 'thai' && at > 0 && rest === '')[0]
    if (spelling) {
      flush()
      pieces.push({ concept: spelling.concept, run: { ...run, text: spelling.text } })
    } else rest += run.text.charAt(at)
    at += spelling?.text.length ?? 1
  }
  flush()
  return pieces
}

/** How many letters of a particle stand between two words in kanji at this place: it belongs to neither. */
function takeParticle(text: string, at: number): number {
  particles.lastIndex = at
  return at > 0 && /\p{Script=Han}/u.test(text.charAt(at - 1)) ? (particles.exec(text)?.[0].length ?? 0) : 0
}

/** Fillers and single characters that are left between known words (particles, mostly) go, unless nothing else is left; a kanji that was typed as a word is one (隼). */
function dropFillers(pieces: Piece[]): Piece[] {
  const isWord = ({ run }: Piece) =>
    /\p{Script=Han}/u.test(run.text) && pieces.filter((other) => other.run.word === run.word).length === 1
  const isLoose = (piece: Piece) =>
    isFiller(piece) ||
    (piece.concept === null && !isWordRun(piece.run) && piece.run.text.length === 1 && !isWord(piece))
  const kept = pieces.filter((piece) => !isLoose(piece))
  return kept.length > 0 ? kept : pieces.map((piece) => (isFiller(piece) ? { concept: null, run: piece.run } : piece))
}

function isFiller({ concept }: Piece): boolean {
  return concept === fillerToken || concept === costToken
}
