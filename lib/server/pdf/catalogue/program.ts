import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Everything that decides how a catalogue looks, beside its data: program, words, pictures, and the packages with fonts and typesetting. */
const sources = [
  'lib/server/pdf/kit',
  'lib/server/pdf/catalogue',
  'lib/domain',
  'lib/i18n',
  'lib/drawings/wordmark.ts',
  'lib/pictures',
  'messages',
  'content/en/catalogue',
  'content/th/catalogue',
  'content/ja/catalogue',
  'content/en/series',
  'content/th/series',
  'content/ja/series',
  'package-lock.json',
] as const

function listFiles(name: string): string[] {
  if (statSync(name).isFile()) return [name]
  return readdirSync(name, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(name, file))
    .filter((file) => statSync(file).isFile() && !file.includes('.test.'))
    .sort()
}

/**
 * Stands for the program that writes catalogues. A build's id will not do: catalogues are written before the build that serves them, and outlive
 * builds that change nothing of theirs. Empty where a finished build stands without its sources: it was told when it was built.
 */
export function hashCatalogueProgram(): string {
  if (!sources.every((source) => existsSync(source))) return ''
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles)) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
