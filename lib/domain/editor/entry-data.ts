import type { EntryData, EntryRevision, EntryToDo, Outdated } from '@/lib/contract/editor'
import { translationLangs } from '@/lib/contract/editor-words'
import { langs } from '@/lib/contract/lang-words'
import { emptyFact, type KindFields } from './fields'

/** An entry with every field of its kind and no other; what was not given is empty. */
export function fitEntry({ facts, words }: KindFields, given: EntryData): EntryData {
  const valueOf = (field: KindFields['facts'][number]) => {
    const empty = emptyFact(field)
    const value = given.facts[field.name]
    return Array.isArray(value) === Array.isArray(empty) && typeof value === typeof empty ? (value ?? empty) : empty
  }
  const wordsOf = (lang: (typeof langs)[number]) =>
    Object.fromEntries(words.map(({ name }) => [name, (given.words[lang][name] ?? '').trim()]))
  return {
    facts: Object.fromEntries(facts.map((field) => [field.name, valueOf(field)])),
    words: { en: wordsOf('en'), th: wordsOf('th'), ja: wordsOf('ja') },
  }
}

const written = (value: EntryData['facts'][string] | undefined): string =>
  Array.isArray(value) ? value.join('\n') : String(value ?? '')

/** What differs between two versions, facts first. */
export function entryChanges(
  { facts, words }: KindFields,
  before: EntryData,
  after: EntryData,
): EntryRevision['changes'] {
  const ofFacts = facts.map(({ name }) => ({
    field: name,
    lang: null,
    before: written(before.facts[name]),
    after: written(after.facts[name]),
  }))
  const ofWords = words.flatMap(({ name }) =>
    langs.map((lang) => ({
      field: name,
      lang,
      before: before.words[lang][name] ?? '',
      after: after.words[lang][name] ?? '',
    })),
  )
  return [...ofFacts, ...ofWords].filter((change) => change.before !== change.after)
}

type Edit = {
  before: EntryData
  after: EntryData
  outdated: Outdated
  stillRight: readonly { lang: 'th' | 'ja'; field: string }[]
}

/**
 * Which translations are older than the English after an edit: the English was changed and they were not. Each with the English it was made
 * from, so that whoever translates sees what is new; changed back, it is no longer outdated.
 */
export function outdatedAfter({ words }: KindFields, { before, after, outdated, stillRight }: Edit): Outdated {
  const of = (lang: (typeof translationLangs)[number]) =>
    Object.fromEntries(
      words.flatMap(({ name }) => {
        const english = after.words.en[name] ?? ''
        const source = outdated[lang][name] ?? before.words.en[name] ?? ''
        const touched = after.words[lang][name] !== before.words[lang][name]
        const confirmed = stillRight.some((one) => one.lang === lang && one.field === name)
        const nothing = after.words[lang][name] === ''
        return touched || confirmed || nothing || source === english ? [] : [[name, source]]
      }),
    )
  return { th: of('th'), ja: of('ja') }
}

/** What has to be translated: what the English says and a language does not, and what is older than the English. */
export function toTranslate({ words }: KindFields, { words: said }: EntryData, outdated: Outdated): EntryToDo[] {
  return translationLangs.flatMap((lang) =>
    words.flatMap(({ name }): EntryToDo[] => {
      if (said.en[name] !== '' && said[lang][name] === '') return [{ lang, field: name, why: 'missing' }]
      return outdated[lang][name] === undefined ? [] : [{ lang, field: name, why: 'outdated' }]
    }),
  )
}
