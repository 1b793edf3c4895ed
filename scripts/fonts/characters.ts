import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { localeList, type Locale } from '@/lib/i18n/locales'

/** Where text that pages show is written, besides messages: editorial copy, sample data, names of languages and routes. */
const places = [
  'app',
  'components',
  'content',
  'lib/contract',
  'lib/domain',
  'lib/drawings',
  'lib/i18n',
  'lib/routes',
  'lib/seo',
  'lib/server/seed',
  'lib/server/services',
]
/** What visitors type, in tests as well, is compared with, never shown. */
const isTyped = (file: string) => file === 'asked.json' || file.endsWith('.fixture.ts')
const isText = (file: string) =>
  /\.(?:tsx?|json|mdx?|ya?ml|csv)$/.test(file) && !/\.test\.tsx?$/.test(file) && !isTyped(file)

/** Characters a font has to draw: no controls, no format characters such as zero-width spaces. */
export function visibleCharacters(text: string): Set<string> {
  return new Set(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ''))
}

export type FileCharacters = { file: string; characters: Set<string> }

async function readTexts(folder: string): Promise<FileCharacters[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => path.posix.join(entry.parentPath, entry.name))
  return Promise.all(files.map(async (file) => ({ file, characters: visibleCharacters(await readFile(file, 'utf8')) })))
}

const join = (texts: readonly FileCharacters[]) => new Set(texts.flatMap(({ characters }) => [...characters]))

export type UsedCharacters = {
  /** Characters of each language's messages. */
  messages: Record<Locale, Set<string>>
  /** Characters of all other text, whatever its language. */
  elsewhere: Set<string>
  /** The same by file. */
  files: FileCharacters[]
}

export async function collectCharacters(): Promise<UsedCharacters> {
  const messages = await Promise.all(
    localeList.map(async (locale) => ({ locale, texts: await readTexts(`messages/${locale}`) })),
  )
  const elsewhere = (await Promise.all(places.map(readTexts))).flat()
  return {
    messages: Object.fromEntries(messages.map(({ locale, texts }) => [locale, join(texts)])) as Record<
      Locale,
      Set<string>
    >,
    elsewhere: join(elsewhere),
    files: [...messages.flatMap(({ texts }) => texts), ...elsewhere],
  }
}
