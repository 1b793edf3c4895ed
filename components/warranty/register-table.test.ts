import { describe, expect, it } from 'vitest'
import { nest, valueAt } from '@/components/form/nested-values'
import { readDraft } from '@/components/form/read-fields'
import { showValue } from '@/components/form/show-value'
import { localeList, type Locale } from '@/lib/i18n/locales'
import en from '@/messages/en/warranty.json'
import ja from '@/messages/ja/warranty.json'
import th from '@/messages/th/warranty.json'
import { emptyDraft, keptPart, type Draft } from './register-draft'
import { findField, pathsOfStep } from './register-fields'
import { registerLines, type TablePath } from './register-lines'
import { readKept } from './register-schema'
import { registerTable } from './register-table'
import { reviewRows } from './review-rows'

const typed: Partial<Record<string, [typed: string, sent: unknown, shown: string]>> = {
  text: ['A1', 'A1', 'A1'],
  figures: ['12,500', 12_500, '12,500'],
  day: ['2026-01-10', '2026-01-10', '10 January 2026'],
}
const messages: Record<Locale, typeof en> = { en, th, ja }
const further = registerLines.filter(([, line]) => line.further)

function draftWith(path: TablePath, value: string): Draft {
  const values = registerLines.map(([own]) => [own, own === path ? value : valueAt(emptyDraft('en'), own)] as const)
  return nest(values) as Draft
}

describe('the table of the registration', () => {
  it('draws something in each part that can be left out', () => {
    expect(new Set(further.map(([, line]) => line.further?.part))).toEqual(new Set(['vehicle', 'purchase', 'owner']))
  })

  it.each(further)('alone keeps, sends, checks and shows %s', (path, line) => {
    const [value = '', sent, shown = ''] = typed[line.kind] ?? []
    const draft = draftWith(path, value)
    const words = (one: TablePath) => showValue(registerTable[one], valueAt(draft, one), 'en')
    expect(valueAt(readKept(keptPart(draft), 'en'), path)).toBe(value)
    expect(valueAt(readDraft(registerTable, draft, 'en'), path)).toEqual(sent)
    expect(valueAt(readDraft(registerTable, emptyDraft('en'), 'en'), path)).toBeUndefined()
    expect(pathsOfStep(line.step)).toContain(path)
    expect(findField(path)?.error).toBeDefined()
    expect(reviewRows(draft, words, 'en')[line.step]?.map((row) => row.value)).toContain(shown)
  })

  it('sends and shows a dealer only for what was bought there, and a reading only in Japanese', () => {
    const asked = (path: TablePath, draft: Draft, locale: 'en' | 'ja' = 'en') =>
      valueAt(readDraft(registerTable, draft, locale), path)
    const draft = draftWith('purchase.dealerName', 'A dealer')
    const atDealer: Draft = { ...draft, purchase: { ...draft.purchase, channel: 'dealer' } }
    expect([asked('purchase.dealerName', draft), asked('purchase.dealerName', atDealer)]).toEqual([
      undefined,
      'A dealer',
    ])
    const named = draftWith('owner.kana', 'ヤマダ')
    expect([asked('owner.kana', named), asked('owner.kana', named, 'ja')]).toEqual([undefined, 'ヤマダ'])
  })
})

it.each(localeList)('a code that a hint gives as an example stays whole in %s', (locale) => {
  const { register, check } = messages[locale]
  const { hint, productHint, unreadText } = register.part
  for (const text of [hint, productHint, unreadText, register.vehicle.searchHint, check.serialHint]) {
    expect(text).toContain('-\u2060')
    expect(text).not.toMatch(/[\dA-Z]-[\dA-Z]/i)
  }
})
