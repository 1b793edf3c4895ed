import { describe, expect, it } from 'vitest'
import en from '@/messages/en/desk.json'
import ja from '@/messages/ja/desk.json'
import th from '@/messages/th/desk.json'
import { appointmentStates } from '@/lib/contract/appointment'
import { caseKinds } from '@/lib/contract/case-words'
import { claimStates, warrantyStates } from '@/lib/contract/warranty-words'
import { planOf } from '@/lib/domain/case-plans'
import { dueDay, urgencyOf } from './clocks'
import { caseMoves, claimMoves, dealerChangeMoves, notSpam, registrationMoves, visitMoves } from './moves'

describe('the desk’s clocks', () => {
  it.each([
    ['registration', '2026-11-23T03:00:00.000Z', '2026-11-25'],
    // Friday evening in Thailand: Monday and Tuesday follow.
    ['registration', '2026-11-27T12:00:00.000Z', '2026-12-01'],
    // The fifth of December is a Saturday, the tenth a holiday.
    ['registration', '2026-12-09T03:00:00.000Z', '2026-12-14'],
    ['report-result', '2026-11-23T03:00:00.000Z', '2027-02-21'],
    ['claim', '2026-11-23T17:30:00.000Z', '2026-11-26'],
    ['data-request', '2026-12-23', '2026-12-23'],
  ] as const)('%s of %s is due on %s', (clock, key, day) => {
    expect(dueDay(clock, key)).toBe(day)
  })

  it('never gives an earlier day to what came later', () => {
    const instants = Array.from({ length: 400 }, (_, n) => new Date(Date.UTC(2026, 10, 1, n * 3)).toISOString())
    for (const clock of ['registration', 'claim', 'wish', 'report-result'] as const) {
      const days = instants.map((instant) => dueDay(clock, instant))
      expect(days).toEqual(days.toSorted())
    }
  })

  it('says how near a day is', () => {
    expect([-1, 0, 1, 2, 3].map(urgencyOf)).toEqual(['late', 'today', 'soon', 'soon', 'later'])
  })
})

describe('the desk’s moves', () => {
  const all = [
    ...caseKinds.flatMap((kind) => planOf(kind).rail.flatMap((state) => caseMoves(kind, state))),
    ...warrantyStates.flatMap((state) => registrationMoves(state, true)),
    ...claimStates.flatMap(claimMoves),
    ...appointmentStates.flatMap(visitMoves),
    ...dealerChangeMoves(true),
    notSpam,
  ]

  it.each([
    ['en', en],
    ['th', th],
    ['ja', ja],
  ])('have a name each in %s, and no name is left over', (_, { moves }) => {
    expect(Object.keys(moves).toSorted()).toEqual([...new Set(all.map(({ move }) => move))].toSorted())
  })

  it('ask for a reason where the customer has to understand', () => {
    expect(claimMoves('inspected').map(({ move, reason }) => [move, reason])).toEqual([
      ['approved-replace', 'optional'],
      ['approved-repair', 'optional'],
      ['approved-goodwill', 'optional'],
      ['refused', 'required'],
    ])
    expect(registrationMoves('active', false).find(({ move }) => move === 'void')?.reason).toBe('required')
    const moves = (replied: boolean) => registrationMoves('active', replied).map(({ move }) => move)
    expect(moves(false)).toContain('release-serial')
    expect([moves(true).includes('read'), moves(false).includes('read')]).toEqual([true, false])
    expect(registrationMoves('submitted', true).map(({ move }) => move)).not.toContain('read')
    expect(registrationMoves('rejected', false)).toEqual([])
  })
})
