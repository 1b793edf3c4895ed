import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { localeList, type Locale } from '@/lib/i18n/locales'

/** Where text that pages show is written, besides messages: editorial copy, sample data, names of languages and routes. */
const places = ['app', 'components', 'content', 'lib/contract', 'lib/domain', 'lib/drawings', 'lib/i18n', 'lib/routes', 'lib/seo', 'lib/server/seed', 'lib/server/services']
const isText = (file: string) => /\.(?:tsx?|json|mdx?|ya?ml|csv)$/.test(file) && !/\.test\.tsx?$/.test(file)

/** Characters a font has to draw: no controls, no format characters such as zero-width spaces. */
export function visibleCharacters(text: string): Set<string> {
  return new Set(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ''))
}

async function readTexts(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && isText(entry.name)).map((entry) => path.join(entry.parentPath, entry.name))
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
}

export type UsedCharacters = {
  /** Characters of each language's messages. */
  messages: Record<Locale, Set<string>>
  /** Characters of all other text, whatever its language. */
  elsewhere: Set<string>
}

export async function collectCharacters(): Promise<UsedCharacters> {
  const messages = await Promise.all(localeList.map(async (locale) => [locale, visibleCharacters(await readTexts(`messages/${locale}`))] as const))
  const elsewhere = await Promise.all(places.map(readTexts))
  return { messages: Object.fromEntries(messages) as Record<Locale, Set<string>>, elsewhere: visibleCharacters(elsewhere.join('')) }
}
