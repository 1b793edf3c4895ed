import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoadShowStop } from '@/lib/contract/road-show'
import { answerRoadShowCalendar, writeRoadShowCalendar } from './road-show-calendar'

const mocks = vi.hoisted(() => ({ readRoadShows: vi.fn() }))
vi.mock('@/lib/data/road-shows', () => ({ readRoadShows: mocks.readRoadShows }))

const stop: RoadShowStop = {
  id: 'chiang-mai-january',
  province: { code: '50', name: 'Chiang Mai' },
  place: 'Car park; by the stadium, gate 2',
  latitude: 18.7953,
  longitude: 98.9986,
  from: '2027-01-16',
  to: '2027-01-17',
  opens: '09:00',
  closes: '17:00',
  lines: ['moto'],
  offers: ['sag', 'n2-recharge'],
  booking: 'advised',
  highlight: true,
  sample: true,
}
const options = { siteUrl: 'https://yss.example', stamp: new Date('2026-11-21T00:00:00Z') }
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

beforeEach(() => mocks.readRoadShows.mockResolvedValue([stop]))

describe('the calendar of the road show', () => {
  it('has local hours as UTC, each day, with everything escaped', async () => {
    const lines = unfold(await writeRoadShowCalendar([stop], 'en', options))
    expect(lines).toContain('DTSTART:20270116T020000Z')
    expect(lines).toContain('DTEND:20270116T100000Z')
    expect(lines).toContain('RRULE:FREQ=DAILY;COUNT=2')
    expect(lines).toContain('UID:road-show-chiang-mai-january@yss.example')
    expect(lines).toContain('SUMMARY:YSS mobile workshop: Chiang Mai')
    expect(lines.find((line) => line.startsWith('LOCATION:'))).toBe(
      'LOCATION:Car park\\; by the stadium\\, gate 2\\, Chiang Mai',
    )
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('Nitrogen recharge')
  })

  it('speaks the language asked for and links to its page', async () => {
    const text = (await writeRoadShowCalendar([stop], 'ja', options)).replaceAll('\r\n ', '')
    expect(text).toContain('出張サービス')
    expect(text).toContain('https://yss.example/jp/services/mobileService#chiang-mai-january')
  })

  it('keeps lines within 75 octets, Thai ones too', async () => {
    const text = await writeRoadShowCalendar([stop], 'th', options)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
})

describe('the address of the calendar', () => {
  const ask = (file: string) =>
    answerRoadShowCalendar(new Request(`http://localhost/api/calendar/road-shows/${file}?lang=th`), file)

  it.each([
    ['all.ics', 200],
    ['chiang-mai-january.ics', 200],
    ['nowhere.ics', 404],
    ['all.txt', 404],
    ['..%2Fall.ics', 404],
  ])('%s answers %d', async (file, status) => {
    const response = await ask(file)
    expect(response.status).toBe(status)
    if (status === 200) expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  })
})
