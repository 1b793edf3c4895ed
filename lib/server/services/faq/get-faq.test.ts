import { describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import { faqAnswerSchema, faqQuery } from '@/lib/contract/faq'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { getFaq } from './get-faq'

const source = { db: await openCompanyDatabase('sqlite'), now: new Date() }
const ask = (input: Record<string, string>) => getFaq(faqQuery.parse(input), source)

describe('getFaq', () => {
  it('lists everything without a query', async () => {
    const answer = await ask({ lang: 'th' })
    expect(faqAnswerSchema.parse(answer)).toEqual(answer)
    expect(answer).toMatchObject({ query: null, corrected: null })
    expect(answer.ranked).toEqual(answer.topics.flatMap(({ questions }) => questions.map(({ id }) => id)))
    expect(answer.total).toBe(answer.ranked.length)
  })

  it('gives the questions it finds, in the language asked for, whatever the query is written in', async () => {
    const answer = await ask({ lang: 'ja', q: 'ตั้งระยะแซก' })
    const questions = answer.topics.flatMap((topic) => topic.questions)
    expect(questions.map(({ id }) => id).sort()).toEqual([...answer.ranked].sort())
    expect(questions.find(({ id }) => id === 'set-preload-and-sag')?.question).toBe(
      'プリロードとサグはどう合わせますか',
    )
    expect(answer.topics.every((topic) => topic.questions.length > 0)).toBe(true)
  })

  it('keeps to one topic', async () => {
    expect((await ask({ topic: 'warranty' })).topics.map(({ id }) => id)).toEqual(['warranty'])
    const answer = await ask({ topic: 'buying', q: 'warranty' })
    expect(answer.topics.every(({ id }) => id === 'buying')).toBe(true)
    expect(answer.total).toBe(answer.ranked.length)
  })

  it('does not know other topics', async () => {
    await expect(ask({ topic: 'cooking' })).rejects.toThrow(new ApiError('NOT_FOUND'))
  })

  it('does not accept an empty or endless query', () => {
    expect(faqQuery.safeParse({ q: ' ' }).success).toBe(false)
    expect(faqQuery.safeParse({ q: 'a'.repeat(121) }).success).toBe(false)
  })
})
