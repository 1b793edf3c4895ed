import { expect, it } from 'vitest'
import { writeCalendar, type CalendarEvent } from './calendar'

const event: CalendarEvent = {
  uid: 'a-1@site',
  title: 'เข้าศูนย์บริการ: ล้างโช้ค; เติมไนโตรเจน, ตั้งค่า',
  description: 'บรรทัดแรก\nบรรทัดสอง',
  location: '25 Sample Road, Khon Kaen',
  lang: 'th',
  start: new Date('2026-12-01T09:00:00+07:00'),
  end: new Date('2026-12-01T11:00:00+07:00'),
  stamp: new Date('2026-11-21T03:00:00Z'),
}
/** Long lines are folded with a blank. */
const unfold = (ics: string) => ics.replaceAll('\r\n ', '')

it('writes one event with its times in UTC', () => {
  const lines = unfold(writeCalendar({ ...event, alarmMinutes: 120 })).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'UID:a-1@site',
      'DTSTART:20261201T020000Z',
      'DTEND:20261201T040000Z',
      'DTSTAMP:20261121T030000Z',
      'STATUS:CONFIRMED',
      'TRIGGER:-PT2H',
      'END:VCALENDAR',
    ]),
  )
})

it('escapes what would end a value, and keeps every line within 75 bytes', () => {
  const ics = writeCalendar(event)
  expect(unfold(ics)).toContain('SUMMARY:เข้าศูนย์บริการ: ล้างโช้ค\\; เติมไนโตรเจน\\, ตั้งค่า')
  expect(unfold(ics)).toContain('DESCRIPTION:บรรทัดแรก\\nบรรทัดสอง')
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

it('tells a calendar that the event is off, without reminding of it', () => {
  const ics = writeCalendar({ ...event, cancelled: true, alarmMinutes: 120, sequence: 3 })
  expect(ics).toContain('STATUS:CANCELLED')
  expect(ics).toContain('SEQUENCE:3')
  expect(ics).not.toContain('VALARM')
})
