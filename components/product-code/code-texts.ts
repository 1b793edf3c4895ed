import { getTranslations } from 'next-intl/server'
import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import { codeConstructions, codeFinishes, codeMounts } from '@/lib/domain/product-code'
import type { Locale } from '@/lib/i18n/locales'

type Letters = Record<string, string>

/** Words for every letter of the scheme, in the order of the table. */
export async function readLetters(
  locale: Locale,
): Promise<{ mounts: Letters; constructions: Letters; adjusters: Letters; finishes: Letters }> {
  const [spec, t] = await Promise.all([
    getTranslations({ locale, namespace: 'spec' }),
    getTranslations({ locale, namespace: 'product-code' }),
  ])
  const built = new Map<string | null, string>([
    ...(
      ['twin-tube', 'twin-tube-gas', 'emulsion', 'floating-piston', 'piggyback', 'hose-reservoir', 'hybrid'] as const
    ).map((name) => [name, spec(`constructions.${name}`)] as const),
    ...(['linear', 'progressive', 'dual', 'tender', 'pigtail'] as const).map(
      (name) => [name, t('meanings.spring', { type: spec(`springTypes.${name}`) })] as const,
    ),
    [null, t('meanings.noConstruction')],
  ])
  return {
    mounts: Object.fromEntries(
      Object.entries(codeMounts).map(([letter, kinds]) => [
        letter,
        kinds.map((kind) => spec(`kinds.${kind}`)).join(' · '),
      ]),
    ),
    constructions: Object.fromEntries(
      Object.entries(codeConstructions).map(([letter, name]) => [letter, built.get(name) ?? '']),
    ),
    adjusters: Object.fromEntries(adjusterLetters.map((letter) => [letter, spec(`adjusters.${letter}`)])),
    finishes: Object.fromEntries(
      Object.entries(codeFinishes).map(([letter, finish]) => [letter, spec(`finishes.${finish}`)]),
    ),
  }
}

// Placeholders stay in the text: the reader fills them while somebody types.
const value = { value: '{value}' } as const

/** What each group of characters is called and says. */
export async function readGroupTexts(locale: Locale) {
  const [t, letters] = await Promise.all([getTranslations({ locale, namespace: 'product-code' }), readLetters(locale)])
  return {
    letters,
    parts: {
      mount: t('parts.mount'),
      construction: t('parts.construction'),
      body: t('parts.body'),
      length: t('parts.length'),
      adjusters: t('parts.adjusters'),
      sequence: t('parts.sequence'),
      finish: t('parts.finish'),
      year: t('parts.year'),
      week: t('parts.week'),
      line: t('parts.line'),
      number: t('parts.number'),
      check: t('parts.check'),
    },
    body: {
      body: t('meanings.body.body', value),
      tube: t('meanings.body.tube', value),
      wire: t('meanings.body.wire', value),
      bore: t('meanings.body.bore', value),
      grade: t('meanings.body.grade', value),
    },
    length: {
      open: t('meanings.length.open', value),
      spring: t('meanings.length.spring', value),
      insert: t('meanings.length.insert', value),
    },
    none: t('meanings.none'),
    noAdjusters: t('meanings.noAdjusters'),
    sequence: t('meanings.sequence', value),
    year: t('meanings.year', value),
    week: t('meanings.week', value),
    line: t('meanings.line', value),
    number: t('meanings.number', value),
    checkRight: t('meanings.checkRight'),
    checkWrong: t('meanings.checkWrong'),
    short: t('meanings.short'),
    wrong: t('meanings.wrong'),
    ruler: t('ruler'),
  }
}
export type GroupTexts = Awaited<ReturnType<typeof readGroupTexts>>

/** Everything the reader says. */
export async function readReaderTexts(locale: Locale) {
  const [t, groups] = await Promise.all([
    getTranslations({ locale, namespace: 'product-code' }),
    readGroupTexts(locale),
  ])
  return {
    groups,
    idle: { title: t('places.title'), text: t('places.lead') },
    label: t('reader.label'),
    hint: t('reader.hint'),
    examples: t('reader.examples'),
    complete: t('reader.complete'),
    partial: t('reader.partial'),
    wrongPlace: t('reader.wrongPlace'),
    unknown: t('reader.unknown'),
    unknownHelp: t('reader.unknownHelp'),
    serialRight: t('reader.serialRight'),
    serialBegun: t('reader.serialBegun'),
    serialWrongCheck: t('reader.serialWrongCheck'),
    serialWrong: t('reader.serialWrong'),
    lookAlikes: t('reader.lookAlikes'),
    made: t('reader.made', value),
    register: t('reader.register'),
    check: t('reader.check'),
    search: t('reader.search'),
    exact: t('found.exact'),
    begins: t('found.begins'),
    nearest: t('found.nearest'),
    nothing: t('found.nothing'),
    failed: t('found.failed'),
    manual: t('found.manual'),
    warranty: t('found.warranty'),
    documents: t('found.documents'),
  }
}
export type ReaderTexts = Awaited<ReturnType<typeof readReaderTexts>>
