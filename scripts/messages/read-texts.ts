import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isLocale, textsIn, type PlacedText } from './glossary-check'

const seed = 'lib/server/seed'

async function readJson(folder: string): Promise<PlacedText[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).sort()
  const read = await Promise.all(
    names.map(async (name) => {
      const first = name.split(path.sep)[0] ?? ''
      const value: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'))
      return textsIn(value, path.posix.join(folder, name), isLocale(first) ? first : null)
    }),
  )
  return read.flat()
}

/** Lines of a program that write texts of one language; the key is the line's number. */
async function readLines(file: string, localeOf: (line: string) => string | undefined): Promise<PlacedText[]> {
  return (await readFile(file, 'utf8')).split('\n').flatMap((line, index) => {
    const locale = localeOf(line)
    const text = (line.match(/(?<=['`])[^'`]{2,}(?=['`])/g) ?? []).filter((part) => !/^[a-z-]+$/.test(part)).join(' ')
    return locale && isLocale(locale) ? [{ file, key: `line ${index + 1}`, locale, text }] : []
  })
}

/** Messages, editorial texts and the texts in data, each with its language. */
export async function readTexts(): Promise<PlacedText[]> {
  const read = await Promise.all([
    readJson('messages'),
    readJson('content'),
    readLines(`${seed}/banners.ts`, (line) => /^\s*(en|th|ja): '/.exec(line)?.[1]),
    ...['en', 'th', 'ja'].map((locale) => readLines(`${seed}/products/texts-${locale}.ts`, () => locale)),
  ])
  return read.flat()
}
