import { describe, expect, it } from 'vitest'
import type { FaqQuestion } from '@/lib/contract/faq'
import { getCareerDetails } from '@/lib/server/services/career/careers'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { schemaOrgFaults } from '@/tests/support/schema-org'
import { faqDescription, faqJsonLd } from './faq-json-ld'
import { itemListJsonLd } from './item-list-json-ld'
import { jobJsonLd } from './job-json-ld'
import { siteJsonLd } from './organization'
import { companyPageJsonLd, serviceJsonLd } from './page-json-ld'

const db = await openCompanyDatabase('sqlite')
const page = {
  name: 'A page',
  description: 'What it says',
  url: new URL('https://yss.example/th/a'),
  lang: 'th',
} as const
const question: FaqQuestion = {
  id: 'a',
  number: 1,
  question: 'Does it leak?',
  answer: [
    { kind: 'paragraph', text: 'Typical signs:' },
    { kind: 'list', items: ['oil on the rod', 'a wet dust seal'] },
    { kind: 'link', text: 'More', href: '/services/faq' },
  ],
}

describe('structured data by the vocabulary of schema.org', () => {
  it.each([
    ['the site', siteJsonLd({ url: 'https://yss.example/jp', description: 'Shocks', lang: 'ja' })],
    ['a page about the company', companyPageJsonLd('AboutPage', page)],
    ['the page to write to us', companyPageJsonLd('ContactPage', page)],
    ['a service', serviceJsonLd(page)],
    ['a list', itemListJsonLd([{ name: 'B', href: '/b' }], page)],
    ['a question', faqJsonLd(question, { url: page.url.href, lang: 'en' })],
  ])('%s is right', (_, data) => {
    expect(schemaOrgFaults(data)).toEqual([])
  })

  it('a posting that is real is right', async () => {
    const job = await getCareerDetails({ lang: 'th', id: 'lo26-01' }, { db, now: new Date('2026-11-23T03:00:00Z') })
    const data = jobJsonLd({ ...job, sample: false }, { url: page.url.href, site: 'https://yss.example' })
    expect(schemaOrgFaults(data ?? {})).toEqual([])
  })

  it('the search of a language is its own', () => {
    const data = JSON.stringify(siteJsonLd({ url: 'https://yss.example/jp', description: 'Shocks', lang: 'ja' }))
    expect(data).toContain('https://yss.example/jp/search?q={search_term_string}')
  })
})

describe('the check finds', () => {
  const right = companyPageJsonLd('AboutPage', page)
  it.each([
    ['a property that the type does not have', { ...right, baseSalary: 1 }, /AboutPage has no such property/],
    [
      'a property of a kind within',
      { ...right, about: { '@type': 'Organization', sku: 'x' } },
      /Organization has no such/,
    ],
    ['a value of the wrong type', { ...right, publisher: { '@type': 'Product', name: 'x' } }, /cannot be a Product/],
    ['a type that is none', { ...right, '@type': 'Shock' }, /no type Shock/],
    ['an empty value', { ...right, name: '' }, /is empty/],
    ['another context', { ...right, '@context': 'http://example.com' }, /context/],
  ])('%s', (_, data, fault) => {
    expect(schemaOrgFaults(data).join()).toMatch(fault)
  })
})

it('a short answer is described together with its question', () => {
  expect(faqDescription(question, 'en')).toBe('Does it leak? Typical signs: oil on the rod; a wet dust seal')
})
