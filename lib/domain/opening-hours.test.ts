import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '@/lib/contract/dealer'
import { comingDay, openStateAt } from './opening-hours'
import { thaiHolidayOn } from './thai-holidays'

const day = { opens: '09:00', closes: '18:00' }
const hours: OpeningHours = {
  weekly: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: { opens: '09:00', closes: '16:00' }, sun: null },
  exceptions: [
    { day: '12-31', hours: null },
    { day: '01-01', hours: null },
    { day: '2026-12-07', hours: null },
    { day: '2026-11-29', hours: { opens: '10:00', closes: '12:00' } },
  ],
}
/** Clock time in Thailand. */
const at = (text: string) => openStateAt(hours, new Date(`${text}:00+07:00`))

describe('opening hours', () => {
  it.each([
    ['2026-11-23T09:00', { isOpen: true, closes: '18:00' }],
    ['2026-11-23T17:59', { isOpen: true, closes: '18:00' }],
    ['2026-11-23T18:00', { isOpen: false, opens: { day: '2026-11-24', time: '09:00' } }],
    ['2026-11-23T08:59', { isOpen: false, opens: { day: '2026-11-23', time: '09:00' } }],
    ['2026-11-22T12:00', { isOpen: false, opens: { day: '2026-11-23', time: '09:00' } }],
    ['2026-11-29T11:00', { isOpen: true, closes: '12:00' }],
    ['2026-12-06T11:00', { isOpen: false, opens: { day: '2026-12-08', time: '09:00' } }],
    ['2026-12-30T19:00', { isOpen: false, opens: { day: '2027-01-02', time: '09:00' } }],
  ])('at %s', (time, state) => expect(at(time)).toEqual(state))

  it('of a shop that never opens name no day', () => {
    const none = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null }
    expect(openStateAt({ weekly: none, exceptions: [] }, new Date())).toEqual({ isOpen: false, opens: null })
  })

  it('are asked of the coming day in Thailand, today included', () => {
    expect(comingDay('sun', new Date('2026-11-23T03:00:00Z'))).toBe('2026-11-29')
    // Still Saturday in London, already Sunday in Thailand.
    expect(comingDay('sun', new Date('2026-11-28T18:00:00Z'))).toBe('2026-11-29')
  })
})

describe('Thai holidays', () => {
  it.each([
    ['2026-04-13', 'songkran'],
    ['2030-12-10', 'constitution'],
    ['2026-12-07', 'fathers-day'],
    ['2027-05-20', 'visakha-bucha'],
    ['2026-11-23', null],
  ])('%s is %s', (date, name) => expect(thaiHolidayOn(date)).toBe(name))
})
