import type { EntryData, EntryFinding, Outdated } from '@/lib/contract/editor'
import { entryFindings, translationLangs, type EntryFindingCode } from '@/lib/contract/editor-words'
import { langs } from '@/lib/contract/lang-words'
import { checkWords } from '@/lib/domain/glossary'
import { textLimits, visibleLength } from '@/lib/seo/fit-text'
import { isOwnPicture } from '@/lib/domain/own-picture'
import { readLines } from './article'
import type { FactField, KindFields, WordField } from './fields'

export type CheckSources = {
  fields: KindFields
  data: EntryData
  outdated: Outdated
  /** Today in Thailand, and the day on which it is to go on the site. */
  today: string
  from: string
  /** Links, part numbers and pictures that stand in the entry and lead nowhere. */
  unknown: { links: ReadonlySet<string>; codes: ReadonlySet<string>; pictures: ReadonlySet<string> }
  /** Pictures that the site's own words describe. */
  described: ReadonlySet<string>
}

type Place = { field: string; lang?: EntryFinding['lang']; found?: string; better?: string }

const finding = (code: EntryFindingCode, { field, lang = null, found = '', better = '' }: Place): EntryFinding => ({
  code,
  level: entryFindings[code],
  field,
  lang,
  found,
  better,
})

/** Letters and figures as part numbers are written, such as MG46-310TRCL-03B. */
const codePattern = /\b[A-Z]{2}\d{2}-\d{3}[A-Z]*-\d{2,}[A-Z]\b/g
const linkPattern = /\]\((\/[^)\s]*)\)/g

const factText = (value: EntryData['facts'][string] | undefined): string[] => {
  if (Array.isArray(value)) return value
  return typeof value === 'string' && value !== '' ? [value] : []
}

function valuesOf({ fields, data }: Pick<CheckSources, 'fields' | 'data'>, shapes: readonly FactField['shape'][]) {
  return fields.facts
    .filter(({ shape }) => shapes.includes(shape))
    .flatMap(({ name }) => factText(data.facts[name]).map((value) => ({ field: name, lang: null, value })))
}

function wordsWith({ fields, data }: Pick<CheckSources, 'fields' | 'data'>, pattern: RegExp) {
  return fields.words.flatMap(({ name }) =>
    langs.flatMap((lang) =>
      Array.from((data.words[lang][name] ?? '').matchAll(pattern), (match) => ({
        field: name,
        lang,
        value: match[1] ?? match[0],
      })),
    ),
  )
}

type Entry = Pick<CheckSources, 'fields' | 'data'>

/** Everything in an entry that leads to a page, with its place. */
export const linksIn = (entry: Entry) => [...valuesOf(entry, ['link', 'links']), ...wordsWith(entry, linkPattern)]

/** Every part number in an entry, in its fields and in running text. */
export const codesIn = (entry: Entry) => [...valuesOf(entry, ['code', 'codes']), ...wordsWith(entry, codePattern)]

export const picturesIn = (entry: Entry) => valuesOf(entry, ['picture'])

function missing({ fields, data }: CheckSources): EntryFinding[] {
  const facts = fields.facts
    .filter((field) => 'required' in field && field.required && factText(data.facts[field.name]).length === 0)
    .map(({ name }) => finding('required', { field: name }))
  const words = fields.words.flatMap(({ name, required }) => {
    const said = langs.filter((lang) => (data.words[lang][name] ?? '') !== '')
    // What one language says, each has to say.
    if (said.length === 0 && !required) return []
    return langs.filter((lang) => !said.includes(lang)).map((lang) => finding('required', { field: name, lang }))
  })
  return [...facts, ...words]
}

function days({ fields, data, today, from }: CheckSources): EntryFinding[] {
  if (!fields.days) return []
  const { first, last } = fields.days
  const [start, end] = [String(data.facts[first] ?? ''), String(data.facts[last] ?? '')]
  if (end === '') return []
  if (start > end) return [finding('days-order', { field: last, found: end })]
  if (end < today) return [finding('expired', { field: last, found: end })]
  return end < from ? [finding('too-late', { field: last, found: end })] : []
}

function unknown(sources: CheckSources): EntryFinding[] {
  const { links, codes, pictures } = sources.unknown
  const of = (code: EntryFindingCode, places: ReturnType<typeof linksIn>, known: ReadonlySet<string>) =>
    places
      .filter(({ value }) => known.has(value))
      .map(({ field, lang, value }) => finding(code, { field, lang, found: value }))
  return [
    ...of('unknown-link', linksIn(sources), links),
    ...of('unknown-code', codesIn(sources), codes),
    ...of('unknown-picture', picturesIn(sources), pictures),
  ]
}

function lineCounts({ fields, data }: CheckSources): EntryFinding[] {
  return fields.words
    .filter(({ shape }) => shape === 'lines')
    .flatMap(({ name }) => {
      const count = (lang: (typeof langs)[number]) => readLines(data.words[lang][name] ?? '').length
      const english = count('en')
      return translationLangs
        .filter((lang) => count(lang) !== english && count(lang) > 0)
        .map((lang) =>
          finding('line-count', { field: name, lang, found: String(count(lang)), better: String(english) }),
        )
    })
}

function lengths({ fields, data }: CheckSources): EntryFinding[] {
  const of = ({ name, role }: WordField): EntryFinding[] =>
    langs.flatMap((lang) => {
      const length = visibleLength(data.words[lang][name] ?? '', lang)
      const { title, description } = textLimits[lang]
      const place = { field: name, lang, found: String(Math.ceil(length)) }
      if (length === 0) return []
      if (role === 'title') return length > title ? [finding('title-long', { ...place, better: String(title) })] : []
      if (role !== 'description') return []
      if (length > description[1]) return [finding('description-long', { ...place, better: String(description[1]) })]
      return length < description[0] ? [finding('description-short', { ...place, better: String(description[0]) })] : []
    })
  return fields.words.flatMap(of)
}

function altTexts(sources: CheckSources): EntryFinding[] {
  const { fields, data, described } = sources
  if (!fields.words.some(({ name }) => name === 'pictureAlt')) return []
  const bare = picturesIn(sources).find(({ value }) => !described.has(value))
  return bare
    ? langs
        .filter((lang) => data.words[lang].pictureAlt === '')
        .map((lang) => finding(isOwnPicture(bare.value) ? 'no-own-alt' : 'no-alt', { field: 'pictureAlt', lang }))
    : []
}

function wording({ fields, data, outdated }: CheckSources): EntryFinding[] {
  const older = translationLangs.flatMap((lang) =>
    Object.keys(outdated[lang]).map((field) => finding('outdated', { field, lang })),
  )
  const glossary = fields.words
    .filter(({ unseen }) => !unseen)
    .flatMap(({ name }) =>
      langs.flatMap((lang) =>
        checkWords(data.words[lang][name] ?? '', lang).map(({ found, use }) =>
          finding('glossary', { field: name, lang, found, better: use }),
        ),
      ),
    )
  return [...older, ...glossary]
}

/** Everything that is wrong with an entry, errors first. */
export function checkEntry(sources: CheckSources): EntryFinding[] {
  const found = [missing, days, unknown, lineCounts, lengths, altTexts, wording].flatMap((check) => check(sources))
  return [...found.filter(({ level }) => level === 'error'), ...found.filter(({ level }) => level === 'warning')]
}
