import type { MessagePath } from '@/lib/i18n/pick-messages'

const passport = [
  'loading',
  'closed',
  'optional',
  'link',
  'pin',
  'lostPin',
  'ownPin',
  'buyer',
  'contact',
  'failures',
  'card',
  'actions',
  'facts',
  'cover',
  'timeline',
  'needs',
  'claims',
  'replies',
  'claim',
  'done',
] as const
const warranty = [
  'states',
  'stateTexts',
  'flags',
  'claimStates',
  'symptoms',
  'terms',
  'positions',
  'channels',
  'actors',
  'inclusions',
  'exclusions',
  'unknownPart',
  'messages',
] as const

/** What the passport says in the browser. */
export const passportMessages: readonly MessagePath[] = [
  ...passport.map((name) => `passport.${name}` as const),
  ...warranty.map((name) => `warranty.${name}` as const),
  'form.upload',
  'form.retry',
  'form.full',
  'form.left',
  'form.phone',
  'form.address',
  'form.optional',
  'form.choose',
  'form.errors',
]
