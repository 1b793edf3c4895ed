import { describe, expect, it } from 'vitest'
import { claimStates, warrantyStates } from '@/lib/contract/warranty-words'
import { coverOf } from './cover'
import { addDays, addMonths, coverOn, dayInThailand } from './dates'
import { maskName } from './mask'
import { judgeRegistration, registrationEnd, type RegistrationFacts, type SerialFacts } from './rules'
import { nextService } from './service'
import { canMove, claimMoves, warrantyMoves } from './states'
import { termOf, warrantyTerms } from './terms'

const good: SerialFacts = { reading: 'serial', issuedFor: 'a', taken: false }
const facts: RegistrationFacts = { serials: [good], productId: null, boughtOn: '2026-11-01', today: '2026-11-21', channel: 'dealer', hasReceipt: false, hasTerm: true, spamSuspected: false }

describe('judgeRegistration', () => {
  it.each<[string, Partial<RegistrationFacts>, string, string[]]>([
    ['everything right', {}, 'verified', []],
    ['a pair', { serials: [good, good] }, 'verified', []],
    ['the last day of the window', { boughtOn: '2026-10-22' }, 'verified', []],
    ['a day too late', { boughtOn: '2026-10-21' }, 'outside-window', ['outside-window']],
    ['no serial', { serials: [{ ...good, reading: 'no-serial', issuedFor: null }] }, 'unknown-serial', ['unknown-serial']],
    ['a number never issued', { serials: [{ ...good, issuedFor: null }] }, 'unknown-serial', ['unknown-serial']],
    ['a wrong character', { serials: [{ ...good, reading: 'wrong-check-character', issuedFor: null }] }, 'unknown-serial', ['wrong-check-character']],
    ['a serial somebody has', { serials: [{ ...good, taken: true }] }, 'duplicate-serial', ['duplicate-serial']],
    ['another product', { productId: 'b' }, 'needs-information', ['wrong-product']],
    ['two products in one form', { serials: [good, { ...good, issuedFor: 'b' }] }, 'needs-information', ['wrong-product']],
    ['a part without warranty', { hasTerm: false }, 'needs-information', ['no-term']],
    ['bought online without a receipt', { channel: 'online' }, 'needs-information', ['receipt-missing']],
    ['bought online with one', { channel: 'online', hasReceipt: true }, 'verified', []],
    ['what looks like spam', { spamSuspected: true }, 'submitted', ['spam-suspected']],
    ['several at once', { boughtOn: '2026-01-01', spamSuspected: true, serials: [{ ...good, taken: true }] }, 'duplicate-serial', ['duplicate-serial', 'outside-window', 'spam-suspected']],
  ])('%s', (_, change, state, flags) => {
    expect(judgeRegistration({ ...facts, ...change })).toEqual({ state, flags })
  })

  it('leads only to states a registration may go to', () => {
    for (const state of ['verified', 'unknown-serial', 'duplicate-serial', 'needs-information', 'outside-window'] as const) expect(canMove(warrantyMoves, 'submitted', state)).toBe(true)
  })
})

/** Every state that can be reached from the first one. */
function reach<S extends string>(moves: Record<S, readonly S[]>, first: S): Set<S> {
  const seen = new Set<S>([first])
  for (const state of seen) for (const next of moves[state]) seen.add(next)
  return seen
}

describe('the machines', () => {
  it('reach every state, and leave every one that is not an end', () => {
    expect(reach(warrantyMoves, 'draft').size).toBe(warrantyStates.length)
    expect(reach(claimMoves, 'opened').size).toBe(claimStates.length)
    expect(warrantyStates.filter((state) => warrantyMoves[state].length === 0)).toEqual(['rejected', 'expired'])
    expect(claimStates.filter((state) => claimMoves[state].length === 0)).toEqual(['closed'])
  })

  it('never go back from an end, or to a draft', () => {
    for (const from of warrantyStates) {
      expect(canMove(warrantyMoves, from, 'draft')).toBe(false)
      expect(canMove(warrantyMoves, 'expired', from)).toBe(false)
      expect(canMove(warrantyMoves, 'rejected', from)).toBe(false)
      expect(canMove(warrantyMoves, from, from)).toBe(false)
    }
  })
})

describe('days', () => {
  it.each([['2026-08-31', 6, '2027-02-28'], ['2024-02-29', 12, '2025-02-28'], ['2026-11-21', 24, '2028-11-21'], ['2026-12-31', 2, '2027-02-28']])('%s and %i months', (day, months, end) => {
    expect(addMonths(day, months)).toBe(end)
  })

  it('are those of Thailand', () => {
    expect(dayInThailand(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
    expect(dayInThailand(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
  })

  it('the last covered day is covered, the next one is not', () => {
    const { until, km } = coverOf('two-wheel', '2026-11-01', 1500)
    expect([until, km]).toEqual(['2027-10-31', 21_500])
    expect([addDays(until, -61), addDays(until, -60), until, addDays(until, 1)].map((day) => coverOn(until, day))).toEqual(['active', 'expiring', 'expiring', 'expired'])
    expect(registrationEnd('2026-11-01')).toBe('2026-12-01')
  })

  it('service comes round again', () => {
    expect(nextService('two-wheel', '2024-01-10', '2026-11-21', 1000)).toEqual({ on: '2028-01-10', km: 41_000 })
    expect(nextService('air', '2026-11-01', '2026-11-21', null)).toEqual({ on: '2027-11-01', km: null })
    expect(nextService('service', '2026-11-01', '2026-11-21', null)).toBeNull()
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

describe('maskName', () => {
  it.each([['Somchai Jaidee', 'S••• J•••'], ['สมชาย ใจดี', 'ส••• ใ•••'], ['山田 太郎', '山••• 太•••'], ['  A ', 'A•••'], ['', '']])('%j', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })
})
