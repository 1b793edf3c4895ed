import type { LocalizedText } from '@/lib/contract/common'
import type { EntryData } from '@/lib/contract/editor'
import type { langs } from '@/lib/contract/lang-words'
import { readLines } from '@/lib/domain/editor/article'

type Words = EntryData['words']
type Lang = (typeof langs)[number]

/** What each language says, made by one rule. */
export const inEachLang = <T>(make: (lang: Lang) => T): Record<Lang, T> => ({
  en: make('en'),
  th: make('th'),
  ja: make('ja'),
})

export const localized = (words: Words, field: string): LocalizedText => inEachLang((lang) => words[lang][field] ?? '')

/** Lines that belong together by their order. */
export function localizedLines(words: Words, field: string): LocalizedText[] {
  const lines = inEachLang((lang) => readLines(words[lang][field] ?? ''))
  return lines.en.map((_, at) => inEachLang((lang) => lines[lang][at] ?? ''))
}

const text = (value: EntryData['facts'][string] | undefined) => (typeof value === 'string' ? value.trim() : '')

/** Values of a form's facts as schemas want them. */
export const factsOf = ({ facts }: EntryData) => ({
  text: (name: string) => text(facts[name]),
  /** Undefined = left empty. */
  optional: (name: string) => text(facts[name]) || undefined,
  /** Null = left empty. */
  nullable: (name: string) => text(facts[name]) || null,
  list: (name: string) => {
    const value = facts[name]
    return Array.isArray(value) ? value : []
  },
  /** Null = left empty; what is no number is left to the schema. */
  number: (name: string) => (text(facts[name]) === '' ? null : Number(text(facts[name]))),
  is: (name: string) => facts[name] === true,
})
