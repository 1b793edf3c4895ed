import { describe, expect, it } from 'vitest'
import type { Lang } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import { getVideos } from '@/lib/server/services/video/videos'
import { fc } from '@/tests/support/properties'
import { cutWords } from './cut-words'
import { chapterCues, cutCues, lineLength, subtitlesOf } from './subtitles'
import { chapterSeconds, countCharacters } from './timing'

/** Characters read in a second at most. */
const fastest: Record<Lang, number> = { en: 21, th: 21, ja: 9.5 }
const bare = (text: string) => text.replaceAll(/\s+/g, '')

const guides = Object.fromEntries(
  await Promise.all(langs.map(async (lang) => [lang, await getVideos({ lang })])),
) as Record<Lang, Awaited<ReturnType<typeof getVideos>>>
const transcripts = (lang: Lang) =>
  guides[lang].flatMap(({ id, chapters }) =>
    chapters.map((chapter) => ({ key: `${id}/${chapter.id}`, transcript: chapter.transcript })),
  )

/** Sentences of the guides in any order, so that the cutting meets texts nobody has looked at. */
const texts = (lang: Lang) => {
  const parts = transcripts(lang).flatMap(
    ({ transcript }) =>
      transcript.match(lang === 'ja' ? /[^。]+。/gu : lang === 'en' ? /[^.]+\.\s*/gu : /\S+\s*/gu) ?? [],
  )
  return fc
    .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 })
    .map((some) => some.join(lang === 'en' ? ' ' : '').trim())
}

describe.each(langs)('subtitles in %s', (lang) => {
  const most = lineLength[lang]

  it('say everything in its order, in at most two lines that are not too long', () => {
    fc.assert(
      fc.property(texts(lang), (text) => {
        const cues = cutCues(text, lang)
        expect(bare(cues.flat().join(''))).toBe(bare(text))
        for (const lines of cues) {
          expect([1, 2]).toContain(lines.length)
          for (const line of lines) {
            expect(line).toBe(line.trim())
            expect(countCharacters(line), line).toBeLessThanOrEqual(most)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('follow one another without overlap and end before the chapter does', () => {
    fc.assert(
      fc.property(
        texts(lang),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 12, max: 90 }),
        (transcript, startSeconds, seconds) => {
          const cues = subtitlesOf(
            { durationSeconds: startSeconds + seconds, chapters: [{ startSeconds, title: 'x', transcript }] },
            lang,
          )
          expect(cues[0]?.fromMs).toBe(startSeconds * 1000)
          expect(cues.at(-1)?.toMs).toBe((startSeconds + seconds) * 1000 - 500)
          for (const [i, cue] of cues.entries()) {
            expect(cue.toMs).toBeGreaterThan(cue.fromMs)
            if (i > 0) expect(cue.fromMs).toBe(cues[i - 1]?.toMs)
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  it('leave time to read each cue in a film as long as planned', () => {
    for (const [i, { key, transcript }] of transcripts(lang).entries()) {
      const at = (other: Lang) => transcripts(other)[i]?.transcript ?? ''
      const durationSeconds = chapterSeconds({ en: at('en'), th: at('th'), ja: at('ja') })
      for (const { fromMs, toMs, lines } of subtitlesOf(
        { durationSeconds, chapters: [{ startSeconds: 0, title: key, transcript }] },
        lang,
      )) {
        expect(
          (countCharacters(lines.join('')) * 1000) / (toMs - fromMs),
          `${key}: ${lines.join(' / ')}`,
        ).toBeLessThanOrEqual(fastest[lang])
      }
    }
  })
})

describe('words', () => {
  it.each([
    ['en', 'Hook the C-spanner in. Turn 1.5 mm.', ['Hook ', 'the ', 'C-spanner ', 'in. ', 'Turn ', '1.5 ', 'mm.']],
    ['ja', '2クリック開け、30日以内に', ['2クリック', '開け、', '30日', '以内に']],
    ['ja', 'ライン A です。', ['ライン ', 'A ', 'です。']],
    ['th', 'แตะเบา ๆ ปี 2026 (พ.ศ. 2569)', ['แตะ', 'เบา ๆ ', 'ปี ', '2026 ', '(พ.ศ. ', '2569)']],
  ] as const)('stay whole (%s: %s)', (lang, text, pieces) => {
    expect(cutWords(text, lang).map((piece) => piece.text)).toEqual(pieces)
  })

  it('too long for a line are shown all the same', () => {
    const word = 'x'.repeat(50)
    expect(cutCues(`A ${word} b`, 'en').flat().join(' ')).toBe(`A ${word} b`)
    expect(cutCues('', 'en')).toEqual([])
  })

  it('of one sentence stay together where they can', () => {
    expect(
      cutCues(
        'Clean the ramp with a brush first. Hook the C-spanner into the notch and turn against the steps, one at a time.',
        'en',
      ),
    ).toEqual([
      ['Clean the ramp with a brush first.'],
      ['Hook the C-spanner into the notch', 'and turn against the steps, one at a time.'],
    ])
    expect(cutCues('手で10回動かし、車輪が最も上がった位置でも確かめます。', 'ja')).toEqual([
      ['手で10回動かし、', '車輪が最も上がった位置でも確かめます。'],
    ])
  })
})

describe('names of chapters', () => {
  it('last as long as their chapters', () => {
    const told = {
      durationSeconds: 30,
      chapters: [
        { startSeconds: 0, title: 'Why', transcript: 'a' },
        { startSeconds: 12, title: 'How', transcript: 'b' },
      ],
    }
    expect(chapterCues(told)).toEqual([
      { fromMs: 0, toMs: 12_000, lines: ['Why'] },
      { fromMs: 12_000, toMs: 30_000, lines: ['How'] },
    ])
  })
})
