import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faqTopicIds } from '@/lib/domain/faq-topics'
import { langs } from '@/lib/contract/lang-words'
import { faqTopicSchema } from '@/lib/contract/faq'
import { matchRoute } from '@/lib/routes/table'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { loadFaq } from './content'

const source = { db: await openCompanyDatabase('sqlite'), now: new Date() }
const loaded = await Promise.all(langs.map(async (lang) => ({ lang, ...(await loadFaq(lang, source)) })))

describe.each(loaded)('questions and answers, $lang', ({ lang, topics, words }) => {
  const questions = topics.flatMap((topic) => topic.questions)

  it('have a file for each topic and no other', () => {
    expect(readdirSync(`content/${lang}/faq`).sort()).toEqual(faqTopicIds.map((id) => `${id}.json`).sort())
  })

  it('are what the contract promises, numbered from 1 without a gap', () => {
    for (const topic of topics) expect(faqTopicSchema.safeParse(topic).success, topic.id).toBe(true)
    expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1))
    expect(questions.length).toBeGreaterThanOrEqual(66)
  })

  it('have an id, and a wording, that no other has', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
    expect([...words.keys()].sort()).toEqual(questions.map(({ id }) => id).sort())
  })

  it('link to pages that exist', () => {
    const hrefs = questions.flatMap(({ answer }) =>
      answer.flatMap((block) => (block.kind === 'link' ? [block.href] : [])),
    )
    for (const href of hrefs) expect(matchRoute(new URL(href, 'http://site').pathname), href).not.toBeNull()
  })

  it('are written in their own script', () => {
    const own = { en: /[a-z]/, th: /[\u0E00-\u0E7F]/, ja: /[\u3040-\u30FF\p{Script=Han}]/u }[lang]
    const others = {
      en: /[\u0E00-\u0E7F\u3040-\u30FF\p{Script=Han}]/u,
      th: /[\u3040-\u30FF\p{Script=Han}]/u,
      ja: /[\u0E00-\u0E7F]/,
    }[lang]
    for (const { question, answer } of questions) {
      for (const text of [
        question,
        ...answer.flatMap((block) => (block.kind === 'list' ? block.items : [block.text])),
      ]) {
        expect(text).toMatch(own)
        expect(text).not.toMatch(others)
        expect(text).not.toMatch(/ครับ|ค่ะ/)
      }
    }
  })
})

it('the languages have the same questions in the same order, with answers of the same build', () => {
  const shapes = loaded.map(({ topics }) =>
    topics.map(({ id, questions }) => [
      id,
      questions.map((question) => [
        question.id,
        question.answer.map((block) =>
          block.kind === 'link' ? block.href : block.kind === 'list' ? block.items.length : block.kind,
        ),
      ]),
    ]),
  )
  const [english, ...others] = shapes
  for (const other of others) expect(other).toEqual(english)
})
