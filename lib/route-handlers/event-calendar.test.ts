import '@/tests/support/environment'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerEventCalendar, writeEventCalendar, type EventEntry } from './event-calendar'

const mocks = vi.hoisted(() => ({ readNews: vi.fn() }))
vi.mock('@/lib/data/news', () => ({ readNews: mocks.readNews }))

const event: EventEntry['event'] = {
  startsOn: '2027-03-20',
  endsOn: '2027-03-21',
  opens: '09:00',
  closes: '16:30',
  state: 'coming',
  place: 'Paddock; gate 2, Buriram',
  latitude: 14.9612,
  longitude: 103.0857,
  booking: 'needed',
  stop: null,
}
const entry: EventEntry = {
  id: 'track-day',
  kind: 'event',
  publishedOn: '2026-11-23',
  changedOn: '2026-11-23',
  title: 'Track day',
  summary: 'First line\nEND:VEVENT\r\nBEGIN:VEVENT, "quoted"; \\n & <b> ]]>',
  picture: 'hero-moto',
  focus: null,
  pictureAlt: null,
  event,
  sample: true,
}
const options = { siteUrl: 'https://yss.example', stamp: new Date('2026-11-23T00:00:00Z') }
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const lineOf = (lines: string[], name: string) => lines.find((line) => line.startsWith(`${name}:`))

beforeEach(() =>
  mocks.readNews.mockResolvedValue({
    news: [
      entry,
      { ...entry, id: 'over', event: { ...event, state: 'past' } },
      { ...entry, id: 'article', event: null },
    ],
    until: '',
  }),
)

describe('the calendar of events', () => {
  it('has local hours as UTC, each day, with a name that stays', async () => {
    const lines = unfold(await writeEventCalendar([entry], 'en', options))
    expect(lines).toContain('DTSTART:20270320T020000Z')
    expect(lines).toContain('DTEND:20270320T093000Z')
    expect(lines).toContain('RRULE:FREQ=DAILY;COUNT=2')
    expect(lines).toContain('UID:event-track-day@yss.example')
    expect(lines).toContain('GEO:14.9612;103.0857')
    const oneDay = { ...entry, event: { ...event, endsOn: event.startsOn, latitude: null, longitude: null } }
    const text = await writeEventCalendar([oneDay], 'en', options)
    expect(text).not.toMatch(/RRULE|GEO/)
  })

  it('is one event, whatever its words hold', async () => {
    const lines = unfold(await writeEventCalendar([entry], 'en', options))
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
    for (const line of lines.filter((one) => one !== '')) expect(line).toMatch(/^[A-Z-]+[:;]/)
    expect(lineOf(lines, 'DESCRIPTION')).toContain(
      'First line\\nEND:VEVENT\\nBEGIN:VEVENT\\, "quoted"\\; \\\\n & <b> ]]>',
    )
    expect(lineOf(lines, 'LOCATION')).toBe('LOCATION:Paddock\\; gate 2\\, Buriram')
  })

  it.each(['en', 'th', 'ja'] as const)('keeps lines of %s within 75 octets and loses no letter', async (lang) => {
    const title = 'ทดสอบช่วงล่าง 伸側減衰の調整 🏍'.repeat(9)
    const text = await writeEventCalendar([{ ...entry, title }], lang, options)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\uFFFD')
    expect(lineOf(unfold(text), 'SUMMARY')).toBe(`SUMMARY:${title}`)
  })

  it.each([
    ['en', '', 'made up', 'Booking: Required; places are limited'],
    ['th', '/th', 'แต่งขึ้น', 'การจอง: ต้องจอง'],
    ['ja', '/jp', 'サンプル', '予約：必要。'],
  ] as const)(
    'speaks %s, leads to its page, says how to book and that it is a sample',
    async (lang, prefix, sample, booking) => {
      const text = unfold(await writeEventCalendar([entry], lang, options)).join('\n')
      expect(text).toContain(`URL;VALUE=URI:https://yss.example${prefix}/newsAndEvents/track-day`)
      expect(text.replaceAll('\\', '')).toContain(sample)
      expect(text.replaceAll('\\', '')).toContain(booking)
    },
  )
})

describe('the address of the calendar', () => {
  it.each([
    ['all.ics', 200],
    ['track-day.ics', 200],
    ['over.ics', 404],
    ['article.ics', 404],
    ['nothing.ics', 404],
    ['all.txt', 404],
    ['..%2Fall.ics', 404],
  ])('%s answers %d', async (file, status) => {
    const request = new Request(`http://localhost/api/calendar/events/${file}?lang=th`)
    const response = await answerEventCalendar(request, file)
    expect(response.status).toBe(status)
    if (status === 404) return
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const text = await response.text()
    expect(unfold(text).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(mocks.readNews).toHaveBeenCalledWith('th')
  })
})
