import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes'

describe('readingMinutes', () => {
  it.each([
    ['en', 'word '.repeat(238), 1],
    ['en', 'word '.repeat(239), 2],
    ['ja', '保存。'.repeat(275), 1],
    ['ja', '保存。'.repeat(276), 2],
    ['th', '', 1],
  ] as const)('%s', (locale, text, minutes) => {
    expect(readingMinutes([text], locale)).toBe(minutes)
  })
})
