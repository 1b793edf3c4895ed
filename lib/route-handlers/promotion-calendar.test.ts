import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Promotion } from '@/lib/contract/promotion'
import { answerPromotionCalendar, writePromotionCalendar } from './promotion-calendar'

const mocks = vi.hoisted(() => ({ readPromotions: vi.fn() }))
vi.mock('@/lib/data/promotions', () => ({ readPromotions: mocks.readPromotions }))

const promotion: Promotion = {
  id: 'vespa-month',
  lines: ['moto'],
  startsOn: '2027-02-01',
  endsOn: '2027-02-28',
  state: 'coming',
  places: ['workshop'],
  families: ['vespa'],
  series: ['vespa'],
  terms: ['book'],
  title: 'Vespa month',
  text: 'Front; rear',
  includes: ['Link play checked'],
  sample: true,
}
const options = { siteUrl: 'https://yss.example', stamp: new Date('2026-11-23T00:00:00Z') }

beforeEach(() =>
  mocks.readPromotions.mockResolvedValue({
    promotions: [promotion, { ...promotion, id: 'old-month', state: 'past' }],
  }),
)

describe('the calendar of promotions', () => {
  it('has whole days, the last one included, wherever it is written', async () => {
    const text = (await writePromotionCalendar([promotion], 'en', options)).replaceAll('\r\n ', '')
    expect(text).toContain('DTSTART;VALUE=DATE:20270201')
    expect(text).toContain('DTEND;VALUE=DATE:20270301')
    expect(text).toContain('UID:promotion-vespa-month@yss.example')
    expect(text).toContain('https://yss.example/promotion#vespa-month')
  })

  it.each([
    ['en', 'nobody can claim them'],
    ['th', 'ใช้สิทธิ์จริงไม่ได้'],
    ['ja', '架空の内容'],
  ] as const)('says in %s that a sample is one', async (lang, words) => {
    expect((await writePromotionCalendar([promotion], lang, options)).replaceAll('\r\n ', '')).toContain(words)
  })
})

describe('the address of the calendar', () => {
  it.each([
    ['all.ics', 200],
    ['vespa-month.ics', 200],
    ['old-month.ics', 404],
    ['nothing.ics', 404],
    ['all.txt', 404],
  ])('%s answers %d', async (file, status) => {
    const request = new Request(`http://localhost/api/calendar/promotions/${file}?lang=th`)
    const response = await answerPromotionCalendar(request, file)
    expect(response.status).toBe(status)
    if (status === 200) expect(await response.text()).not.toContain('old-month')
  })
})
