import type { LocalizedText } from '@/lib/contract/common'
import { english } from './texts-en'
import { japanese } from './texts-ja'
import { thai } from './texts-th'
import type { Facts, TextWriter } from './types'

/** Name, one-line summary and description of a product in every language of the site. */
export function writeTexts(facts: Facts): Record<keyof TextWriter, LocalizedText> {
  const write = (part: keyof TextWriter): LocalizedText => ({
    en: english[part](facts),
    th: thai[part](facts),
    ja: japanese[part](facts),
  })
  return { name: write('name'), tagline: write('tagline'), description: write('description') }
}
