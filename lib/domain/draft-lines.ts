import type { AboutContent } from '@/lib/content/about'

const nameless = new Set(['kind', 'id', 'curve', 'of', 'href', 'otherwise', 'alt'])

/** Every text below a value in the order in which it is read; names and addresses are none. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (nameless.has(key) ? [] : textsOf(part)))
}

/** What a visitor reads on a page about the company, a paragraph each, from the description for search engines on. */
export function linesOf({ meta, lead, blocks }: AboutContent): string[] {
  return [meta.title, meta.description, lead, ...blocks.flatMap(textsOf)]
}
