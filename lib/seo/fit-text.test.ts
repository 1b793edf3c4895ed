import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { localeList, type Locale } from '@/lib/i18n/locales'
import { describe as describePage, firstSentences, fitTitle, textLimits, visibleLength } from './fit-text'

describe('a text takes the room', () => {
  it.each([
    ['of its letters in English', 'Springs', 'en', 7],
    ['of its letters without their marks in Thai', 'น้ำมันโช้ค', 'th', 7],
    ['of full-width characters in Japanese, half of one for a Latin letter', '車高調 GTX', 'ja', 5],
  ] as const)('%s', (_, text, locale, length) => {
    expect(visibleLength(text, locale)).toBe(length)
  })
})

describe('a title', () => {
  const long = 'Rear twin shock 290 mm with a name that goes on for much too long'

  it('is the first that has room, with the name of the site where that has room, too', () => {
    expect(fitTitle(['Springs'], 'en')).toBe('Springs | YSS')
    expect(fitTitle([long, 'Rear shock'], 'en')).toBe('Rear shock | YSS')
    expect(fitTitle(['x'.repeat(58)], 'en')).toBe('x'.repeat(58))
  })

  it('that has no room and no other stays as it is', () => {
    expect(fitTitle([long], 'en')).toBe(long)
  })
})

describe('a description', () => {
  const sentence = 'Ten words of a sentence that says what is here.'

  it('is made of whole sentences that have room', () => {
    const text = firstSentences(Array(5).fill(sentence).join(' '), 'en')
    expect(text).toBe([sentence, sentence, sentence].join(' '))
    expect(firstSentences('一つ目の文です。'.repeat(20), 'ja')).toMatch(/^(?:一つ目の文です。){14}$/)
  })

  it('of one long sentence ends at a word', () => {
    const text = firstSentences(`${'word '.repeat(50)}end`, 'en')
    expect(text).toMatch(/^(?:word )+word…$/)
    expect(visibleLength(text, 'en')).toBeLessThanOrEqual(160)
    expect(visibleLength(firstSentences('語'.repeat(200), 'ja'), 'ja')).toBeLessThanOrEqual(120)
  })

  it('that would be too short goes on with words of the sentence that has no room', () => {
    const text = firstSentences(`Short. ${'word '.repeat(50)}end`, 'en')
    expect(text).toMatch(/^Short\. (?:word )+word…$/)
    expect(firstSentences(`短い文です。${'長い文は、'.repeat(30)}`, 'ja')).toMatch(
      /^短い文です。(?:長い文は、)+長い文は…$/,
    )
  })

  it('takes of a sentence the version that has room', () => {
    expect(describePage('en', sentence, ['x'.repeat(200), 'Short.'], 'y'.repeat(200))).toBe(`${sentence} Short.`)
  })
})

type Found = { file: string; kind: 'title' | 'description'; text: string }
type Json = { [key: string]: unknown }
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Titles and descriptions of pages, wherever they stand in a file; those with a place to fill in are tried on the site itself. */
function findTexts(file: string, value: unknown): Found[] {
  if (!isJson(value)) return []
  const text = (kind: Found['kind'], candidate: unknown): Found[] =>
    typeof candidate === 'string' && !candidate.includes('{') ? [{ file, kind, text: candidate }] : []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'metaTitle') return text('title', inner)
    if (key === 'metaDescription')
      return isJson(inner)
        ? Object.values(inner).flatMap((one) => text('description', one))
        : text('description', inner)
    if (key === 'meta' && isJson(inner))
      return [...text('title', inner.title), ...text('description', inner.description)]
    return findTexts(file, inner)
  })
}

function readTexts(locale: Locale): Found[] {
  const folders = [`messages/${locale}`, `content/${locale}`]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(folder, name)),
  )
  return files.flatMap((file) => findTexts(file, JSON.parse(readFileSync(file, 'utf8'))))
}

describe.each(localeList)('in %s', (locale) => {
  const texts = readTexts(locale)
  const {
    title,
    description: [least, most],
  } = textLimits[locale]

  it('every title is shown whole', () => {
    const titles = texts.filter(({ kind }) => kind === 'title')
    expect(titles.length).toBeGreaterThan(40)
    expect(titles.filter(({ text }) => visibleLength(text, locale) > title)).toEqual([])
  })

  it('every description is shown whole and fills its room', () => {
    const descriptions = texts.filter(({ kind }) => kind === 'description')
    expect(descriptions.length).toBeGreaterThan(60)
    const wrong = descriptions.filter(({ text }) => {
      const length = visibleLength(text, locale)
      return length < least || length > most
    })
    expect(wrong.map((one) => ({ ...one, length: visibleLength(one.text, locale) }))).toEqual([])
  })
})
