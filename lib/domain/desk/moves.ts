import type { AppointmentState } from '@/lib/contract/appointment'
import { caseStates, type CaseKind, type CaseState } from '@/lib/contract/case-words'
import type { DeskMove } from '@/lib/contract/desk'
import type { DeskMoveField } from '@/lib/contract/desk-words'
import { claimStates, warrantyStates, type ClaimState, type WarrantyState } from '@/lib/contract/warranty-words'
import { nextState, type AppointmentAction } from '@/lib/domain/appointment/states'
import { mayMove } from '@/lib/domain/case-plans'
import {
  claimTransitions,
  coveredStates,
  holdingStates,
  moversOf,
  reasonedStates,
  waitingStates,
} from '@/lib/domain/warranty/states'

const field = (name: DeskMoveField, required = false) => ({ name, required })
const isOneOf = <S extends string>(states: readonly S[], state: S) => states.includes(state)
const reasonOf = (to: string): DeskMove['reason'] =>
  reasonedStates.some((state) => state === to) ? 'required' : 'optional'

/** What staff may do with a case: the states its plan leads to. */
export function caseMoves(kind: CaseKind, state: CaseState): DeskMove[] {
  return caseStates.filter((to) => mayMove(kind, state, to)).map((move) => ({ move, reason: 'optional', fields: [] }))
}

const productMove: DeskMove = { move: 'set-product', reason: 'none', fields: [field('productId', true)] }
const releaseMove: DeskMove = { move: 'release-serial', reason: 'required', fields: [field('serial', true)] }

/** Of what is decided: whatever waits for a decision stays in the list until it is taken. */
const readMove: DeskMove = { move: 'read', reason: 'none', fields: [] }

/** What staff may do with a registration; `replied`: its owner has written, and nobody has answered. */
export function registrationMoves(state: WarrantyState, replied: boolean): DeskMove[] {
  const states = warrantyStates
    .filter((to) => moversOf(state, to).includes('staff'))
    .map((move): DeskMove => ({
      move,
      reason: reasonOf(move),
      fields: move === 'verified' ? [field('productId'), field('release')] : [],
    }))
  const waits = isOneOf<WarrantyState>(waitingStates, state)
  return [
    ...(replied && !waits ? [readMove] : []),
    ...states,
    ...(waits || isOneOf<WarrantyState>(coveredStates, state) ? [productMove] : []),
    ...(isOneOf<WarrantyState>(holdingStates, state) ? [releaseMove] : []),
  ]
}

export function claimMoves(state: ClaimState): DeskMove[] {
  const next: readonly ClaimState[] = claimTransitions[state]
  return claimStates.filter((to) => next.includes(to)).map((move) => ({ move, reason: reasonOf(move), fields: [] }))
}

/** What the desk does with a visit, by the action that its table of states knows. */
export const visitActions = {
  accepted: 'accept',
  'other-time': 'change',
  done: 'finish',
  'no-show': 'miss',
  cancelled: 'cancel',
} as const satisfies Record<string, AppointmentAction>
export type VisitMove = keyof typeof visitActions

const visitMoveNames = Object.keys(visitActions) as VisitMove[]
export const isVisitMove = (move: string): move is VisitMove => visitMoveNames.some((name) => name === move)

export function visitMoves(state: AppointmentState): DeskMove[] {
  return visitMoveNames
    .filter((move) => nextState(state, visitActions[move]) !== null)
    .map((move) => ({
      move,
      reason: move === 'cancelled' || move === 'other-time' ? 'optional' : 'none',
      fields: move === 'other-time' ? [field('day', true), field('slot', true)] : [],
    }))
}

/** Of a wish that nothing but a person has answered. */
export const wishMoves = (open: boolean): DeskMove[] => (open ? [{ move: 'answered', reason: 'none', fields: [] }] : [])

/** Of a change of a dealer's listing that waits for a look. */
export const dealerChangeMoves = (open: boolean): DeskMove[] =>
  open
    ? [
        { move: 'live', reason: 'none', fields: [] },
        { move: 'refused', reason: 'required', fields: [] },
      ]
    : []

/** What a program seemed to send, and a person did. */
export const notSpam: DeskMove = { move: 'not-spam', reason: 'none', fields: [] }
