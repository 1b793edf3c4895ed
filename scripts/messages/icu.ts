import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
  [TYPE.tag]: 'tag',
}

export type MessageShape = {
  /** `count: plural`, `b: tag`, each once; for a select with its options, because those are values of the code. */
  arguments: ReadonlySet<string>
  /** The words alone, without placeholders and tags. */
  words: string
}

function walk(elements: readonly MessageFormatElement[], found: Set<string>, words: string[]): void {
  for (const element of elements) {
    if (element.type === TYPE.literal) words.push(element.value)
    const kind = kinds[element.type]
    if (kind === undefined || !('value' in element)) continue
    const options = element.type === TYPE.select ? ` of ${Object.keys(element.options).sort().join(', ')}` : ''
    found.add(`${element.value}: ${kind}${options}`)
    if (element.type === TYPE.tag) walk(element.children, found, words)
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const option of Object.values(element.options)) walk(option.value, found, words)
  }
}

/** What a message asks for and what it says. Throws on broken ICU syntax. */
export function shapeOf(message: string): MessageShape {
  const found = new Set<string>()
  const words: string[] = []
  walk(parse(message, { requiresOtherClause: true }), found, words)
  return { arguments: found, words: words.join(' ').replace(/\s+/g, ' ').trim() }
}
