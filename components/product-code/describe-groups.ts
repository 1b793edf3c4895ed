import { madeOn } from '@/lib/domain/serial'
import { formatDate, formatYear } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { GroupTexts } from './code-texts'
import { bodyMeanings, lengthMeanings, lookUp, type CodeGroup, type GroupState } from './read-code'
import type { SerialGroup } from './read-serial-groups'

export type RulerCell = { key: string; text: string; state: GroupState; name: string; meaning: string }

export function fillText(template: string, value: string | number): string {
  return template.replace('{value}', String(value))
}

function meaningOf({ part, text, state }: CodeGroup, mount: string, texts: GroupTexts): string {
  const { letters } = texts
  if (state !== 'read') return state === 'short' ? texts.short : texts.wrong
  switch (part) {
    case 'mount':
      return lookUp(letters.mounts, text) ?? texts.wrong
    case 'construction':
      return lookUp(letters.constructions, text) ?? texts.wrong
    case 'body':
      return Number(text) === 0 ? texts.none : fillText(texts.body[lookUp(bodyMeanings, mount) ?? 'body'], Number(text))
    case 'length':
      return Number(text) === 0
        ? texts.none
        : fillText(texts.length[lookUp(lengthMeanings, mount) ?? 'open'], Number(text))
    case 'adjusters':
      return text === ''
        ? texts.noAdjusters
        : text
            .split('')
            .map((letter) => lookUp(letters.adjusters, letter) ?? '')
            .join(' · ')
    case 'sequence':
      return fillText(texts.sequence, Number(text))
    case 'finish':
      return lookUp(letters.finishes, text) ?? texts.wrong
  }
}

/** The groups of a part number in words. */
export function describeCode(groups: readonly CodeGroup[], texts: GroupTexts): RulerCell[] {
  const mount = groups[0]?.text ?? ''
  return groups.map((group) => ({
    key: group.part,
    text: group.text || '–',
    state: group.state,
    name: texts.parts[group.part],
    meaning: meaningOf(group, mount, texts),
  }))
}

function yearText(year: number, locale: Locale): string {
  return locale === 'th' ? `${formatYear(year, locale)} (${year})` : String(year)
}

/** The groups of a serial in words; weeks by the day on which they began. */
export function describeSerial(groups: readonly SerialGroup[], texts: GroupTexts, locale: Locale): RulerCell[] {
  const year = 2000 + Number(groups[0]?.text ?? 0)
  const say = ({ part, text, state }: SerialGroup): string => {
    if (part === 'check') return state === 'read' ? texts.checkRight : texts.checkWrong
    if (state !== 'read') return state === 'short' ? texts.short : texts.wrong
    if (part === 'year') return fillText(texts.year, yearText(year, locale))
    if (part === 'week') return fillText(texts.week, formatDate(madeOn({ year, week: Number(text) }), locale))
    return fillText(part === 'line' ? texts.line : texts.number, part === 'number' ? Number(text) : text)
  }
  return groups.map((group) => ({
    key: group.part,
    text: group.text,
    state: group.state,
    name: texts.parts[group.part],
    meaning: say(group),
  }))
}
