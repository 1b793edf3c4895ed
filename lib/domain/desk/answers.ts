import type { DeskKind } from '@/lib/contract/desk-words'

/** Answers to begin with, and what each is for; their words are `content/<lang>/desk/answers.json`. `{number}` in them is the item's. */
export const deskAnswers = {
  'tell-more': ['contact', 'registration', 'claim', 'data-request', 'report', 'build'],
  'serial-photo': ['registration', 'claim'],
  receipt: ['registration', 'claim'],
  'wrong-holder': ['registration'],
  'bring-part': ['claim'],
  'not-covered': ['claim'],
  'other-time': ['visit'],
  'before-visit': ['visit'],
  invited: ['job-application'],
  'position-filled': ['job-application'],
  'data-done': ['data-request'],
  'report-received': ['report'],
  'report-result': ['report'],
  'better-pictures': ['build'],
  'no-springs-yet': ['wish'],
  dealer: ['contact', 'wish'],
} as const satisfies Record<string, readonly DeskKind[]>

export type DeskAnswerId = keyof typeof deskAnswers
export const deskAnswerIds = Object.keys(deskAnswers) as DeskAnswerId[]

export function answersFor(kind: DeskKind): DeskAnswerId[] {
  return deskAnswerIds.filter((id) => (deskAnswers[id] as readonly DeskKind[]).includes(kind))
}
