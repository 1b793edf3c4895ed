import type { LocaleRecord } from './locale-records'

type Tree = { readonly [key: string]: unknown }

/** Compiled messages may be lists; they are taken as one. */
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The second over the first, message by message. */
function lay(under: Tree, over: Tree): Tree {
  const merged: Record<string, unknown> = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = isTree(value) && isTree(below) ? lay(below, value) : value
  }
  return merged
}

type Loading<L extends string> = {
  records: Readonly<Record<L, LocaleRecord>>
  fallback: L
  namespaces: readonly string[]
  importFile: (file: string, namespace: string) => Promise<unknown>
  /** Where a warning or an error is written. */
  tell: (message: string, cause?: unknown) => void
}

/**
 * Loads messages once for each locale, the fallback's before the target's own. A locale without a file, or one that is not known, is warned of and
 * speaks the fallback's language; a file that cannot be loaded is told and throws, so that no page is stored in the wrong language.
 */
export function createMessageLoader<L extends string>({
  records,
  fallback,
  namespaces,
  importFile,
  tell,
}: Loading<L>): (locale: L) => Promise<Tree> {
  const loaded = new Map<L, Promise<Tree>>()

  async function readFolder(file: string): Promise<Tree> {
    try {
      const entries = await Promise.all(
        namespaces.map(async (namespace) => [namespace, await importFile(file, namespace)] as const),
      )
      return Object.fromEntries(entries)
    } catch (error) {
      tell(`The messages of ${file} could not be loaded`, error)
      throw error
    }
  }

  async function read(locale: L): Promise<Tree> {
    const record = Object.hasOwn(records, locale) ? records[locale] : null
    if (record === null) tell(`The locale ${locale} is not known`)
    else if (record.file === null) tell(`The locale ${locale} has no file`)
    const under = locale === fallback ? {} : await load(fallback)
    return record === null || record.file === null ? under : lay(under, await readFolder(record.file))
  }

  function load(locale: L): Promise<Tree> {
    const known = loaded.get(locale)
    if (known) return known
    const reading = read(locale).catch((error: unknown) => {
      loaded.delete(locale)
      throw error
    })
    loaded.set(locale, reading)
    return reading
  }

  return load
}
