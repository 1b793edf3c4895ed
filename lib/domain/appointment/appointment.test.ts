import { describe, expect, it } from 'vitest'
import { appointmentStates } from '@/lib/contract/appointment'
import type { OpeningHours } from '@/lib/contract/dealer'
import { weekdays } from '@/lib/contract/workshop-words'
import { fc } from '@/tests/support/properties'
import { commonLine, suitsType } from './jobs'
import { visitNumber } from './number'
import { hoursOn } from '@/lib/domain/opening-hours'
import { freeDays, runFrom, slotTimes, type Capacity } from './slots'
import { isOpen, nextState } from './states'
import { addDays, dayInThailand, instantOf } from '@/lib/domain/calendar'
import { addMinutes, weekdayOf } from './time'

const open = { opens: '09:00', closes: '17:00' }
const hours: OpeningHours = {
  weekly: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: null },
  exceptions: [
    { day: '01-01', hours: null },
    { day: '2027-01-01', hours: { opens: '10:00', closes: '12:00' } },
  ],
}
const times = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00']
const capacity: Capacity = {
  bays: 2,
  slotMinutes: 60,
  hours,
  weekly: { mon: times, tue: times, wed: times, thu: times, fri: times, sat: times, sun: [] },
}

describe('time in Thailand', () => {
  it('turns the day at 17:00 UTC', () => {
    expect([dayInThailand(new Date('2026-12-31T16:59:59Z')), dayInThailand(new Date('2026-12-31T17:00:00Z'))]).toEqual([
      '2026-12-31',
      '2027-01-01',
    ])
    expect(instantOf('2027-01-01', '00:00').toISOString()).toBe('2026-12-31T17:00:00.000Z')
  })

  it('counts days over months, years and the 29th of February', () => {
    expect([
      addDays('2028-02-28', 1),
      addDays('2026-12-31', 1),
      addDays('2026-03-01', -1),
      addMinutes('11:30', 90),
    ]).toEqual(['2028-02-29', '2027-01-01', '2026-02-28', '13:00'])
    expect(['2026-11-21', '2026-11-22', '2026-11-23'].map(weekdayOf)).toEqual(['sat', 'sun', 'mon'])
    expect(weekdays).toHaveLength(7)
  })
})

describe('slots', () => {
  it('heed exceptions, a dated one before a yearly one', () => {
    expect([hoursOn(hours, '2028-01-01'), hoursOn(hours, '2027-01-01'), hoursOn(hours, '2026-11-22')]).toEqual([
      null,
      { opens: '10:00', closes: '12:00' },
      null,
    ])
    expect(slotTimes(capacity, '2027-01-01')).toEqual(['10:00', '11:00'])
  })

  it('run without a gap', () => {
    expect(runFrom(times, '13:00', 150, 60)).toEqual(['13:00', '14:00', '15:00'])
    expect([
      runFrom(times, '11:00', 120, 60),
      runFrom(times, '16:00', 61, 60),
      runFrom(times, '12:00', 60, 60),
    ]).toEqual([null, null, null])
  })

  it('tell a day on which all starts are too soon from one that is full', () => {
    // Three hours can begin at 14:00 at the latest.
    const soonAt = (now: string, minutes: number, taken: { day: string; slot: string; bay: number }[] = []) =>
      freeDays(capacity, { from: '2026-11-24', minutes, taken, now: new Date(now) })[0]
    expect(soonAt('2026-11-23T06:59:00Z', 180)).toMatchObject({ soon: false, slots: [{ time: '14:00', free: 2 }] })
    expect(soonAt('2026-11-23T07:00:01Z', 180)).toMatchObject({ closed: false, soon: true, slots: [] })
    expect(soonAt('2026-11-23T07:00:01Z', 60)).toMatchObject({
      soon: false,
      slots: [{ time: '15:00' }, { time: '16:00' }],
    })
    const full = times.flatMap((slot) => [1, 2].map((bay) => ({ day: '2026-11-24', slot, bay })))
    expect(soonAt('2026-11-21T00:00:00Z', 60, full)).toMatchObject({ closed: false, soon: false, slots: [] })
  })

  it('never offer a bay whose slots are not all free, nor leave one out that is', () => {
    const seat = fc.record({ slot: fc.constantFrom(...times), bay: fc.constantFrom(1, 2) })
    fc.assert(
      fc.property(fc.array(seat, { maxLength: 14 }), fc.constantFrom(60, 120, 180), (seats, minutes) => {
        const day = '2026-11-24'
        const taken = seats.map((one) => ({ ...one, day }))
        const [shown] = freeDays(capacity, { from: day, minutes, taken, now: new Date('2026-11-21T00:00:00Z') })
        for (const time of times) {
          const run = runFrom(times, time, minutes, 60)
          const free = run
            ? [1, 2].filter((bay) => !seats.some((one) => one.bay === bay && run.includes(one.slot))).length
            : 0
          expect(shown?.slots.find((slot) => slot.time === time)?.free ?? 0).toBe(free)
        }
      }),
    )
  })
})

it('vehicles have a line in common, or none', () => {
  expect(commonLine(['scooter', 'vespa', 'underbone'])).toBe('scooter')
  expect([commonLine(['scooter', 'pickup']), commonLine([])]).toEqual(['', ''])
})

describe('states', () => {
  it('accept, move and cancel what is booked; cancelled, done and missed are final', () => {
    expect(
      appointmentStates.map((state) =>
        (['accept', 'change', 'cancel', 'finish', 'miss'] as const).map((action) => nextState(state, action)),
      ),
    ).toEqual([
      ['accepted', 'changed', 'cancelled', 'done', 'no-show'],
      ['accepted', 'changed', 'cancelled', 'done', 'no-show'],
      [null, 'changed', 'cancelled', 'done', 'no-show'],
      [null, null, null, null, null],
      [null, null, null, null, null],
      [null, null, null, null, null],
    ])
  })

  it('are open until the visit begins', () => {
    const begins = instantOf('2026-11-24', '09:00')
    expect([
      isOpen('booked', begins, new Date(begins.getTime() - 1)),
      isOpen('booked', begins, begins),
      isOpen('cancelled', begins, new Date(0)),
    ]).toEqual([true, false, false])
  })
})

it('knows which jobs are done on what', () => {
  expect([
    suitsType('fork-service', 'vespa'),
    suitsType('fork-service', 'van'),
    suitsType('alignment', 'suv'),
    suitsType('alignment', 'bigbike'),
  ]).toEqual([true, false, true, false])
})

it('numbers visits without letters that are taken for figures', () => {
  expect(visitNumber(new Uint8Array([0, 1, 2, 3, 4, 5]))).toMatch(/^V-234-567[0-9A-Z]$/)
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (random) =>
      /^V-[2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{3}[0-9A-Z]$/.test(visitNumber(random)),
    ),
  )
})
