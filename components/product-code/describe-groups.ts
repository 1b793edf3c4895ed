import { madeOn } from '@/lib/domain/serial'
import { formatDate, formatYear } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { bodyMeanings, lengthMeanings, lookUp, type CodeGroup, type GroupState } from './read-code'
import type { SerialGroup } from './read-serial-groups'
import { sayLetter, type CodeWords } from './say-letter'

export type RulerCell = { key: string; text: string; state: GroupState; name: string; meaning: string }

function sayAdjusters(letters: string, words: CodeWords): string {
  if (letters === '') return words.code('meanings.noAdjusters')
  return letters
    .split('')
    .map((letter) => sayLetter('adjusters', letter, words) ?? '')
    .join(' · ')
}

function meaningOf({ part, text, state }: CodeGroup, mount: string, words: CodeWords): string {
  const { code } = words
  if (state !== 'read') return code(state === 'short' ? 'meanings.short' : 'meanings.wrong')
  const value = Number(text)
  switch (part) {
    case 'body':
      return value === 0
        ? code('meanings.none')
        : code(`meanings.body.${lookUp(bodyMeanings, mount) ?? 'body'}`, { value })
    case 'length':
      return value === 0
        ? code('meanings.none')
        : code(`meanings.length.${lookUp(lengthMeanings, mount) ?? 'open'}`, { value })
    case 'adjusters':
      return sayAdjusters(text, words)
    case 'sequence':
      return code('meanings.sequence', { value })
    default:
      return sayLetter(part, text, words) ?? code('meanings.wrong')
  }
}

/** The groups of a part number in words. */
export function describeCode(groups: readonly CodeGroup[], words: CodeWords): RulerCell[] {
  const mount = groups[0]?.text ?? ''
  return groups.map((group) => ({
    key: group.part,
    text: group.text || '–',
    state: group.state,
    name: words.code(`parts.${group.part}`),
    meaning: meaningOf(group, mount, words),
  }))
}

function yearText(year: number, locale: Locale): string {
  return locale === 'th' ? `${formatYear(year, locale)} (${year})` : String(year)
}

/** The groups of a serial in words; weeks by the day on which they began. */
export function describeSerial(groups: readonly SerialGroup[], { code }: CodeWords, locale: Locale): RulerCell[] {
  const year = 2000 + Number(groups[0]?.text ?? 0)
  const say = ({ part, text, state }: SerialGroup): string => {
    if (part === 'check') return code(state === 'read' ? 'meanings.checkRight' : 'meanings.checkWrong')
    if (state !== 'read') return code(state === 'short' ? 'meanings.short' : 'meanings.wrong')
    if (part === 'year') return code('meanings.year', { value: yearText(year, locale) })
    if (part === 'week')
      return code('meanings.week', { value: formatDate(madeOn({ year, week: Number(text) }), locale) })
    return code(`meanings.${part}`, { value: part === 'number' ? Number(text) : text })
  }
  return groups.map((group) => ({
    key: group.part,
    text: group.text,
    state: group.state,
    name: code(`parts.${group.part}`),
    meaning: say(group),
  }))
}
