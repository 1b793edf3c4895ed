import { describe, expect, it } from 'vitest'
import { formatDays, formatWeekdays } from './format-days'
import type { Locale } from './locales'

describe('days in a row', () => {
  it.each<[Locale, string, string, string]>([
    ['en', '2026-12-12', '2026-12-13', '12–13 December 2026'],
    ['en', '2026-12-12', '2026-12-12', '12 December 2026'],
    ['en', '2026-12-31', '2027-01-01', '31 December 2026–1 January 2027'],
    ['th', '2026-12-12', '2026-12-13', '12–13 ธันวาคม 2569'],
    ['ja', '2026-12-12', '2026-12-13', '2026年12月12日〜13日'],
  ])('%s %s to %s', (locale, from, to, text) => {
    expect(formatDays(from, to, locale)).toBe(text)
  })

  it('names the days of the week', () => {
    expect(formatWeekdays('2026-12-12', '2026-12-13', 'en')).toBe('Sat–Sun')
    expect(formatWeekdays('2026-12-12', '2026-12-12', 'ja')).toBe('土')
  })
})
