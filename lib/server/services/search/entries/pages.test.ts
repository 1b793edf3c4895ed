import { describe, expect, it } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import { routes } from '@/lib/routes/table'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { pageEntries } from './pages'

const now = new Date('2026-11-27T05:00:00Z')
const entries = await pageEntries({ db: await openCompanyDatabase('sqlite', 'sample'), now })
const found = new Set(entries.map(({ path }) => path))

describe('pages that search finds', () => {
  it.each(langs)('have a title, and a line of their own on what they are for, in %s', (lang) => {
    const bare = entries.filter(({ texts: { [lang]: text } }) => !text.title || !text.summary)
    expect(bare.map(({ path }) => path)).toEqual([])
    const lines = entries.map(({ texts }) => texts[lang].summary)
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([])
  })

  it('are those of an account, too, but none of a dealer, the desk or the company alone', () => {
    expect([...found]).toEqual(expect.arrayContaining(['/login', '/user/garage', '/user/warranties', '/user/data']))
    const others = routes.filter(({ guards }) => guards.some((guard) => guard !== 'guest' && guard !== 'auth'))
    expect(others.length).toBeGreaterThan(10)
    expect(others.filter(({ path }) => found.has(path))).toEqual([])
  })
})
