import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findPicture } from '@/lib/pictures/find-picture'
import { readPageFiles } from '@/lib/routes/page-files'
import { matchRoute } from '@/lib/routes/table'
import { openingScene, openingSubject } from './series-page'
import { pathOfSeries, seriesPageOf, seriesPages, type SeriesPath } from './series-pages'

const paths = Object.keys(seriesPages) as SeriesPath[]
const languages = ['en', 'th', 'ja'] as const

type Tree = string | Tree[] | { [key: string]: Tree }

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Tree

/** All words of a text, whatever its shape. */
function wordsOf(tree: Tree): string[] {
  if (typeof tree === 'string') return tree.split(/\s+/)
  return Object.values(tree).flatMap(wordsOf)
}

function shapeOf(tree: Tree): unknown {
  if (typeof tree === 'string') return 'text'
  return Array.isArray(tree)
    ? tree.map(shapeOf)
    : Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, shapeOf(value)]))
}

const questions = readdirSync('content/en/faq')
  .map((file) => readFileSync(`content/en/faq/${file}`, 'utf8'))
  .join('\n')
const copyOf = (path: SeriesPath, lang: string) => readJson(`content/${lang}/series/${seriesPageOf(path).series}.json`)

describe.each(paths)('%s', (path) => {
  const page = seriesPageOf(path)

  it('is a route with a file, indexed unless it is a second edition', () => {
    expect(readPageFiles()).toContain(path)
    expect(matchRoute(path)?.route.index).toBe(page.firstEdition === undefined)
  })

  it('has the same copy in three languages, more than 200 words of it in English', () => {
    const [en, ...others] = languages.map((lang) => copyOf(path, lang))
    expect(wordsOf(en ?? '').length).toBeGreaterThan(200)
    for (const other of others) expect(shapeOf(other)).toEqual(shapeOf(en ?? ''))
  })

  it('opens with a picture that is there', () => {
    expect(findPicture(openingScene(page) ?? openingSubject(page).look)).not.toBeNull()
    if (page.band) expect(findPicture(page.band)).not.toBeNull()
  })

  it('stands in its own ladder, between series that have a page', () => {
    expect(page.ladder).toContain(page.series)
    for (const series of page.ladder) expect(pathOfSeries.get(series), series).toBeDefined()
  })

  it('names questions and films that exist', () => {
    for (const id of page.questions) expect(questions, id).toContain(`"id": "${id}"`)
    for (const id of page.videos) expect(() => readJson(`content/en/videos/${id}.json`)).not.toThrow()
  })
})

it('no two pages open with the same picture', () => {
  const openings = paths.map((path) => openingScene(seriesPageOf(path)) ?? openingSubject(seriesPageOf(path)).look)
  expect(new Set(openings).size).toBe(openings.length)
})

it('a second edition has words of its own and another composition than the first', () => {
  for (const path of paths) {
    const { firstEdition, composition } = seriesPageOf(path)
    if (!firstEdition) continue
    expect(composition).not.toBe(seriesPageOf(firstEdition).composition)
    expect(copyOf(path, 'en')).toHaveProperty('second.stage.title')
  }
})
