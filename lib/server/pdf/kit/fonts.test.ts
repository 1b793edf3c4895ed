import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { localeList } from '@/lib/i18n/locales'
import { openTables, readCharacterMap, requireTable } from '@/scripts/fonts/sfnt'
import { fontPath, scripts, weights, type FontName } from './fonts'
import { scriptOf } from './runs'

const fonts = new Map<FontName, (character: string) => boolean>()

beforeAll(async () => {
  for (const script of scripts) {
    for (const weight of weights) {
      const glyphs = readCharacterMap(requireTable(openTables(await readFile(fontPath(script, weight))), 'cmap'))
      fonts.set(`${script}-${weight}`, (character) => (glyphs.get(character.codePointAt(0) ?? 0) ?? 0) > 0)
    }
  }
}, 60_000)

async function readAll(folder: string, wanted: (file: string) => boolean): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter(wanted)
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join('')
}

function findMissing(text: string): string[] {
  return [...new Set(text.replace(/[\p{Cc}\p{Cf}]/gu, ''))].flatMap((character) => {
    const script = scriptOf(character)
    return script === null
      ? []
      : weights
          .filter((weight) => fonts.get(`${script}-${weight}`)?.(character) !== true)
          .map((weight) => `${character} in ${script}-${weight}`)
  })
}

describe('fonts of documents', () => {
  it.each(localeList)('draw every character of the texts in %s', async (lang) => {
    const files = ['pdf.json', 'spec.json', 'product.json']
    expect(findMissing(await readAll(`messages/${lang}`, (file) => files.includes(file)))).toEqual([])
    expect(findMissing(await readAll(`content/${lang}/manual`, (file) => file.endsWith('.json')))).toEqual([])
  })

  it('draw every Thai and Japanese character of the sample programme', async () => {
    const names = await readAll('lib/server/seed', (file) => file.endsWith('.ts'))
    expect(
      findMissing(
        Array.from(names)
          .filter((character) => scriptOf(character) !== 'latin')
          .join(''),
      ),
    ).toEqual([])
  })
})
