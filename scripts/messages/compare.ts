import { allowedTexts, allowedWords } from './allowed'
import { shapeOf, type MessageShape } from './icu'

/** Full key (`finder.steps.type`) → text. */
export type Texts = ReadonlyMap<string, string>

const scripts = {
  th: { name: 'Thai', letters: /\p{Script=Thai}/u },
  ja: { name: 'Japanese', letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u },
} as const
export type TranslatedLocale = keyof typeof scripts

const known: ReadonlySet<string> = new Set(allowedTexts)

/** Words that would have to be translated: not codes with digits, not names of the allow-list. */
function ordinaryWords(text: string): string[] {
  if (known.has(text)) return []
  return (text.match(/[A-Za-z][A-Za-z'-]*[A-Za-z]/g) ?? []).filter((word) => !allowedWords.test(word))
}

function tryShape(text: string): MessageShape | string {
  try {
    return shapeOf(text)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function compareText(locale: TranslatedLocale, key: string, english: string, text: string): string[] {
  const [source, target] = [tryShape(english), tryShape(text)]
  if (typeof source === 'string') return []
  if (typeof target === 'string') return [`${locale} ${key}: not valid ICU (${target}). Mend its braces and tags.`]
  const findings: string[] = []
  const missing = [...source.arguments].filter((argument) => !target.arguments.has(argument))
  const extra = [...target.arguments].filter((argument) => !source.arguments.has(argument))
  // A language without plural forms may print the number as it is.
  const plainNumber = missing.every(
    (argument) => argument.endsWith(': plural') && extra.includes(argument.replace(': plural', ': text')),
  )
  if (!plainNumber || extra.length !== missing.length) {
    if (missing.length > 0)
      findings.push(`${locale} ${key}: does not use {${missing.join('}, {')}}. Use what English uses.`)
    if (extra.length > 0)
      findings.push(
        `${locale} ${key}: uses {${extra.join('}, {')}}, which English does not. Remove it or add it to en.`,
      )
  }
  const foreign = ordinaryWords(target.words)
  if (source.words === target.words && foreign.length >= 2)
    findings.push(
      `${locale} ${key}: still the English text "${text}". Translate it, or add it to scripts/messages/allowed.ts if it is a name.`,
    )
  else if (foreign.length > 0 && !scripts[locale].letters.test(target.words))
    findings.push(
      `${locale} ${key}: "${text}" has no ${scripts[locale].name} letters. Translate it, or add its words to scripts/messages/allowed.ts.`,
    )
  return findings
}

/** One locale against English: keys, arguments, language. One sentence per finding, each with its mend. */
export function compareLocale(locale: TranslatedLocale, english: Texts, texts: Texts): string[] {
  const findings: string[] = []
  for (const key of texts.keys())
    if (!english.has(key)) findings.push(`${locale} ${key}: not in messages/en. Remove it or add the English text.`)
  for (const [key, source] of english) {
    const text = texts.get(key)
    if (text === undefined)
      findings.push(`${locale} ${key}: missing. Add it to messages/${locale}/${key.split('.')[0]}.json.`)
    else if (text.trim() === '') findings.push(`${locale} ${key}: empty. Write the text or remove the key everywhere.`)
    else findings.push(...compareText(locale, key, source, text))
  }
  return findings
}

/** English by itself: no empty and no broken text. */
export function checkSource(english: Texts): string[] {
  return [...english].flatMap(([key, text]) => {
    if (text.trim() === '') return [`en ${key}: empty. Write the text or remove the key everywhere.`]
    const shape = tryShape(text)
    return typeof shape === 'string' ? [`en ${key}: not valid ICU (${shape}). Mend its braces and tags.`] : []
  })
}
