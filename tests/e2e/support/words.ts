import { readFileSync } from 'node:fs'
import { localeList, locales, type Locale } from '@/lib/i18n/locales'
import { namespaces, type Messages } from '@/lib/i18n/namespaces'

function read(locale: Locale): Messages {
  return Object.fromEntries(
    namespaces.map((namespace) => [
      namespace,
      JSON.parse(readFileSync(`messages/${locale}/${namespace}.json`, 'utf8')),
    ]),
  ) as Messages
}

/** What the site says, by language: tests look for the words a visitor reads. */
export const words = Object.fromEntries(localeList.map((locale) => [locale, read(locale)])) as Record<Locale, Messages>

/** Fills the plain placeholders of a text. */
export function fill(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, value).replaceAll(`<${name}></${name}>`, value),
    text,
  )
}

/** A text with placeholders as a pattern in which they may be anything. */
export function pattern(text: string): RegExp {
  return new RegExp(
    text
      .split(/\{[^}]+\}|<\w+><\/\w+>/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )
}

export const languages = localeList.map((locale) => ({
  locale,
  prefix: locales[locale].prefix,
  home: locales[locale].prefix || '/',
  code: locales[locale].code,
}))

/**
 * One of several turns, always the same for a title: what is no matter of language or screen is tried in one of them, and all are met
 * over all tests. The long run takes all of them.
 */
export function inTurn<T>(title: string, turns: readonly T[]): T[] {
  if (process.env.TEST_LONG === '1') return [...turns]
  const place =
    Array.from(title).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) % turns.length
  return turns.slice(place, place + 1)
}
