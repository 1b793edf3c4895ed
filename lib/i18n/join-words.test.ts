import { expect, it } from 'vitest'
import { joinNames } from './join-words'
import type { Locale } from './locales'

it.each<[Locale, string]>([
  ['en', 'GTS300, GTV300'],
  ['th', 'GTS300, GTV300'],
  ['ja', 'GTS300、GTV300'],
])('lists names in a sentence in %s', (locale, list) => {
  expect(joinNames(['GTS300', 'GTV300'], locale)).toBe(list)
})
