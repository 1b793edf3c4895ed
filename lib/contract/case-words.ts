/** What a visitor sends that a person answers. */
export const caseKinds = ['contact', 'job-application', 'report', 'data-request', 'build'] as const
export type CaseKind = (typeof caseKinds)[number]

/** Every state of every kind; which of them a kind knows, and in what order, stands in `lib/domain/case-plans.ts`. */
export const caseStates = [
  'received',
  'acknowledged',
  'working',
  'screening',
  'interview',
  'offer',
  'answered',
  'published',
  'declined',
  'closed',
  'withdrawn',
] as const
export type CaseState = (typeof caseStates)[number]

/** What a case is made of, in the words of its form; values that come from a list are codes. */
export const caseFields = [
  'reason',
  'about',
  'vehicle',
  'serial',
  'shop',
  'country',
  'company',
  'medium',
  'deadline',
  'pageAddress',
  'wish',
  'happened',
  'when',
  'where',
  'people',
  'right',
  'identity',
  'name',
  'email',
  'phone',
  'text',
  'job',
  'lineId',
  'province',
  'education',
  'experience',
  'salary',
  'start',
  'portfolio',
  'parts',
  'setup',
  'before',
  'changed',
  'shownName',
] as const
export type CaseField = (typeof caseFields)[number]

export const contactReasons = [
  'product-advice',
  'warranty',
  'dealer',
  'export',
  'press',
  'job',
  'website',
  'complaint',
  'other',
] as const
export type ContactReason = (typeof contactReasons)[number]

export const dataRights = [
  'access',
  'portability',
  'rectify',
  'erase',
  'restrict',
  'object',
  'withdraw',
  'complain',
] as const

export const reportSubjects = ['corruption', 'safety', 'harassment', 'environment', 'data', 'other'] as const

export const caseFormNames = [
  ...contactReasons.map((reason) => `contact-${reason}` as const),
  'report',
  'data-request',
] as const
export type CaseFormName = (typeof caseFormNames)[number]

/** Longest line and longest text, characters. */
export const caseTextLimits = { line: 200, lines: 4000 } as const
