import { describe, expect, it } from 'vitest'
import { readAsked } from '@/lib/content/search-words'
import { langs } from '@/lib/contract/lang-words'
import { normalizeText } from '@/lib/server/search/normalize'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { entryProviders } from './entries/providers'

const source = { db: await openCompanyDatabase('sqlite', 'sample'), now: new Date('2026-11-27T05:00:00Z') }
const entries = (await Promise.all(entryProviders.map((provide) => provide(source)))).flat()
const known = new Set(entries.map(({ kind, id }) => `${kind}:${id}`))

describe('what visitors type for an entry', () => {
  it.each(langs)('is meant for an entry that there is, in %s', async (lang) => {
    expect(Object.keys(await readAsked(lang)).filter((key) => !known.has(key))).toEqual([])
  })

  it.each(langs)('is meant for one entry alone, in %s', async (lang) => {
    const phrases = Object.values(await readAsked(lang))
      .flat()
      .map(normalizeText)
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
  })

  it('is known of the same entries in every language, and of every question', async () => {
    const [en = [], th, ja] = await Promise.all(langs.map(async (lang) => Object.keys(await readAsked(lang)).sort()))
    expect([th, ja]).toEqual([en, en])
    const questions = entries.filter(({ kind }) => kind === 'question').map(({ id }) => `question:${id}`)
    expect(questions.filter((key) => !en.includes(key))).toEqual([])
  })
})
