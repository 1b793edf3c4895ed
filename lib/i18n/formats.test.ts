import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { formatDate, formats, formatYear } from './formats'
import { localeList } from './locales'
import { loadMessages } from './messages'
import { priceText } from './price-text'

describe('formatDate', () => {
  it.each([
    ['en', '20 November 2026'],
    ['th', '20 พฤศจิกายน 2569'],
    ['ja', '2026年11月20日'],
  ] as const)('writes a day in %s', (locale, text) => {
    expect(formatDate('2026-11-20', locale)).toBe(text)
  })

  it('keeps a month in its month everywhere', () => {
    expect(formatDate('2026-01', 'en', 'month')).toBe('Jan 2026')
    expect(formatDate('2026-12', 'th', 'month')).toBe('ธ.ค. 2569')
  })

  it('reads a moment in the time zone of the company', () => {
    expect(formatDate('2026-11-20T18:30:00Z', 'en')).toBe('21 November 2026')
  })
})

describe('formatYear', () => {
  it('counts in the Buddhist era in Thai', () => {
    expect(formatYear(2026, 'th')).toBe('2569')
    expect(formatYear(2026, 'ja')).toBe('2026')
  })
})

describe('figures', () => {
  it.each(localeList)("are '0,0' and '$' by default in %s, and ฿ where a price is", async (locale) => {
    const write = (value: number, format: keyof typeof formats.number) =>
      new Intl.NumberFormat(locale, formats.number[format]).format(value)
    expect(write(1_234_567.8, 'plain')).toBe('1,234,568')
    expect(write(1234, 'dollar')).toBe('$1,234')
    const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'product' })
    const price = priceText(t, { fromThb: 12_500, toThb: 12_500 })
    expect(price).toBe(locale === 'ja' ? '12,500バーツ' : '฿12,500')
  })
})
