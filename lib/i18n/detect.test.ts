import { describe, expect, it } from 'vitest'
import { detectLocale, isRobot, parseAcceptLanguage } from './detect'

describe('detectLocale', () => {
  it.each([
    [['th-TH'], 'th'],
    [['TH-th'], 'th'],
    [['ja'], 'ja'],
    [['ja-JP', 'th'], 'ja'],
    [['en-GB', 'th-TH'], 'en'],
    [['fr', 'de', 'th'], 'th'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ] as const)('%j → %s', (languages, locale) => {
    expect(detectLocale(languages)).toBe(locale)
  })

  it('scores an earlier language-only match above a later exact one', () => {
    expect(detectLocale(['ja', 'th-TH'])).toBe('ja')
  })
})

describe('parseAcceptLanguage', () => {
  it('sorts by quality, then by place', () => {
    expect(parseAcceptLanguage('en;q=0.5, th, ja;q=0.8, fr;q=0.5')).toEqual(['th', 'ja', 'en', 'fr'])
  })

  it('drops refused languages, the wildcard and nonsense', () => {
    expect(parseAcceptLanguage('th;q=0, *;q=0.1, ja;q=x, ,en')).toEqual(['en'])
    expect(parseAcceptLanguage(null)).toEqual([])
  })
})

describe('isRobot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'LinkedInBot/1.0',
  ])('knows %s', (agent) => {
    expect(isRobot(agent)).toBe(true)
  })

  it.each([null, 'Mozilla/5.0 (Linux; Android 15; CUBOT X50) Chrome/142', 'Mozilla/5.0 (iPhone) Safari'])(
    'takes %s for a person',
    (agent) => {
      expect(isRobot(agent)).toBe(false)
    },
  )
})
