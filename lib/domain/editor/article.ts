/** A part of an article, as content files write it: a text, a list, a heading, or a link of its own line. */
export type ArticlePart = string | string[] | { heading: string } | { text: string; href: string }

const link = /^\[([^\]]+)\]\((\/[^)\s]*)\)$/

function partOf(block: string): ArticlePart[] {
  const lines = block.split('\n').map((line) => line.trim())
  const items = lines.filter((line) => line.startsWith('- '))
  if (items.length === lines.length) return [items.map((line) => line.slice(2).trim())]
  const [first = '', ...rest] = lines
  if (first.startsWith('## ')) {
    const more = rest.length > 0 ? partOf(rest.join('\n')) : []
    return [{ heading: first.slice(3).trim() }, ...more]
  }
  const [, text, href] = (lines.length === 1 ? link.exec(first) : null) ?? []
  return [text !== undefined && href !== undefined ? { text, href } : lines.join('\n')]
}

/** Reads an article as it is typed: an empty line between parts, `## ` before a heading, `- ` before each point of a list, `[text](/path)` for a link. */
export function readArticle(typed: string): ArticlePart[] {
  return typed
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .flatMap(partOf)
}

/** The same article as it is typed. */
export function writeArticle(parts: readonly ArticlePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (Array.isArray(part)) return part.map((item) => `- ${item}`).join('\n')
      return 'heading' in part ? `## ${part.heading}` : `[${part.text}](${part.href})`
    })
    .join('\n\n')
}

/** What is typed one a line. */
export const readLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
