import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { claimStates, warrantyStates, type ClaimState, type WarrantyState } from '@/lib/contract/warranty-words'
import { coverOf, coverOn } from './cover'
import { addDays, addMonths, dayInThailand } from '@/lib/domain/calendar'
import { assessRegistration, registrationEnd, type RegistrationFacts, type SerialFacts } from './rules'
import { nextService } from './service'
import { canTransition, claimTransitions, coveredStates, endedStates, holdingStates, moversOf } from './states'
import { termOf, warrantyTerms } from './terms'

const good: SerialFacts = { reading: 'serial', issuedFor: 'a', taken: false }
const facts: RegistrationFacts = {
  serials: [good],
  productId: null,
  boughtOn: '2026-11-01',
  today: '2026-11-21',
  proved: true,
  hasTerm: true,
  wrongVehicle: false,
  manySerials: false,
  spamSuspected: false,
}
const never: SerialFacts = { ...good, issuedFor: null }

describe('assessRegistration', () => {
  it.each<[string, Partial<RegistrationFacts>, string, string[]]>([
    ['everything right', {}, 'verified', []],
    ['a pair', { serials: [good, good] }, 'verified', []],
    ['the last day of the window', { boughtOn: '2026-10-22' }, 'verified', []],
    ['a day too late', { boughtOn: '2026-10-21' }, 'outside-window', ['outside-window']],
    [
      'no serial',
      { serials: [{ ...good, reading: 'no-serial', issuedFor: null }] },
      'unknown-serial',
      ['unknown-serial'],
    ],
    ['a number never issued', { serials: [never] }, 'unknown-serial', ['unknown-serial']],
    [
      'a wrong character',
      { serials: [{ ...good, reading: 'wrong-check-character', issuedFor: null }] },
      'unknown-serial',
      ['wrong-check-character'],
    ],
    ['a serial somebody has', { serials: [{ ...good, taken: true }] }, 'duplicate-serial', ['duplicate-serial']],
    ['another product', { productId: 'b' }, 'needs-information', ['wrong-product']],
    [
      'two products in one form',
      { serials: [good, { ...good, issuedFor: 'b' }] },
      'needs-information',
      ['wrong-product'],
    ],
    ['a part without warranty', { hasTerm: false }, 'needs-information', ['no-term']],
    ['a vehicle it is not made for', { wrongVehicle: true }, 'needs-information', ['wrong-vehicle']],
    ['no proof of purchase', { proved: false }, 'submitted', ['receipt-missing']],
    [
      'no proof, and what the form itself says',
      {
        proved: false,
        boughtOn: '2026-01-01',
        wrongVehicle: true,
        serials: [{ ...good, reading: 'wrong-check-character', issuedFor: null }],
      },
      'submitted',
      ['receipt-missing', 'wrong-check-character', 'wrong-vehicle', 'outside-window'],
    ],
    ['what looks like spam', { spamSuspected: true }, 'submitted', ['spam-suspected']],
    ['one of too many', { manySerials: true }, 'submitted', ['many-serials']],
    [
      'several at once',
      { boughtOn: '2026-01-01', wrongVehicle: true, serials: [{ ...good, taken: true }] },
      'duplicate-serial',
      ['duplicate-serial', 'wrong-vehicle', 'outside-window'],
    ],
  ])('%s', (_, change, state, flags) => {
    expect(assessRegistration({ ...facts, ...change })).toEqual({ state, flags })
  })

  it.each([{ proved: false }, { manySerials: true }, { spamSuspected: true }])(
    'says the same of serials that were issued, never issued, taken or of another product: %o',
    (change) => {
      const [first, ...others] = [good, never, { ...good, taken: true }, { ...good, issuedFor: 'b' }].map((serial) =>
        assessRegistration({ ...facts, productId: 'a', serials: [serial], ...change }),
      )
      for (const other of others) expect(other).toEqual(first)
    },
  )

  it('leads only to states a rule may move a registration to', () => {
    for (const state of [
      'verified',
      'unknown-serial',
      'duplicate-serial',
      'needs-information',
      'outside-window',
    ] as const)
      expect(moversOf('submitted', state)).toContain('rule')
  })
})

/** Every state that can be reached from the first one. */
function reach<S extends string>(nextOf: (state: S) => readonly S[], first: S): Set<S> {
  const seen = new Set<S>([first])
  for (const state of seen) for (const next of nextOf(state)) seen.add(next)
  return seen
}
const isOneOf = (states: readonly WarrantyState[], state: WarrantyState) => states.includes(state)
/** What a state means for the serial and the part. */
const signs = (state: WarrantyState) =>
  [isOneOf(holdingStates, state) ? 'holds' : '–', isOneOf(coveredStates, state) ? 'covered' : '–'].join(', ')
const nextOf = (from: WarrantyState) => warrantyStates.filter((to) => moversOf(from, to).length > 0)

describe('the machines', () => {
  it('reach every state, and leave every one that is not an end', () => {
    expect(reach(nextOf, 'draft').size).toBe(warrantyStates.length)
    expect(reach<ClaimState>((state) => claimTransitions[state], 'opened').size).toBe(claimStates.length)
    expect(warrantyStates.filter((state) => nextOf(state).length === 0)).toEqual([...endedStates])
    expect(claimStates.filter((state) => claimTransitions[state].length === 0)).toEqual(['closed'])
  })

  it('never go back from an end, or to a draft', () => {
    for (const from of warrantyStates) {
      expect(moversOf(from, 'draft')).toEqual([])
      expect(moversOf(from, from)).toEqual([])
    }
    for (const state of claimStates) expect(canTransition(claimTransitions, 'closed', state)).toBe(false)
  })

  it('let nobody but a person take a cover away, and nobody but a rule begin one', () => {
    for (const state of ['active', 'expiring', 'expired'] as const)
      expect([moversOf(state, 'void'), moversOf(state, 'needs-information')]).toEqual([['staff'], ['staff']])
    expect(warrantyStates.filter((state) => moversOf(state, 'active').length > 0)).toEqual(['verified'])
  })

  it('stand in docs/warranty-states.md as they are', () => {
    const rows = warrantyStates.map(
      (from) =>
        `| ${from} | ${
          nextOf(from)
            .map((to) => `${to} (${moversOf(from, to).join(', ')})`)
            .join(' · ') || '–'
        } | ${signs(from)} |`,
    )
    expect(readFileSync('docs/warranty-states.md', 'utf8')).toContain(
      ['| state | may become (moved by) | serials, cover |', '|---|---|---|', ...rows].join('\n'),
    )
  })
})

describe('days', () => {
  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-21', 24, '2028-11-21'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %i months', (day, months, end) => {
    expect(addMonths(day, months)).toBe(end)
  })

  it('are those of Thailand', () => {
    expect(dayInThailand(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
    expect(dayInThailand(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
  })

  it('the last covered day is covered, the next one is not', () => {
    const { until, km } = coverOf('two-wheel', '2026-11-01', 1500)
    expect([until, km]).toEqual(['2027-10-31', 21_500])
    expect(
      [addDays(until, -61), addDays(until, -60), until, addDays(until, 1)].map((day) => coverOn(until, day)),
    ).toEqual(['active', 'expiring', 'expiring', 'expired'])
    expect(registrationEnd('2026-11-01')).toBe('2026-12-01')
  })

  it('service comes round again', () => {
    const today = '2026-11-21'
    const twin = { term: 'two-wheel', kind: 'twin-shock' } as const
    expect(nextService(twin, '2024-01-10', today, 1000)).toEqual({ on: '2028-01-10', km: 41_000 })
    expect(nextService({ ...twin, kind: 'mono-shock' }, '2026-01-10', today, 0)).toEqual({
      on: '2028-01-10',
      km: 15_000,
    })
    expect(nextService({ term: 'air', kind: null }, '2026-11-01', today, null)).toEqual({ on: '2027-11-01', km: null })
    expect(nextService({ term: 'service', kind: null }, '2026-11-01', today, null)).toBeNull()
  })
})

describe('terms', () => {
  it('claim each kind once', () => {
    const kinds = Object.values(warrantyTerms).flatMap((term) => [...term.kinds])
    expect(new Set(kinds).size).toBe(kinds.length)
    expect(termOf('gas-shock')).toBe('four-by-four')
    expect(termOf('fork-oil')).toBeNull()
  })
})
