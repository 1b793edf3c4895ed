/** Content that staff write, in the order in which the desk lists it. */
export const entryKinds = ['promotion', 'news', 'question', 'job', 'road-show', 'banner'] as const
export type EntryKind = (typeof entryKinds)[number]

/** `published` may be planned: the moment says. `removed`: the site no longer has it. */
export const entryStates = ['draft', 'checked', 'published', 'removed'] as const
export type EntryState = (typeof entryStates)[number]

/** What was done to an entry; `start` = as its file said when it was first edited. */
export const entryActions = ['start', 'saved', 'checked', 'published', 'withdrawn', 'removed', 'restored'] as const
export type EntryAction = (typeof entryActions)[number]

/** Languages that are made from the English. */
export const translationLangs = ['th', 'ja'] as const
export type TranslationLang = (typeof translationLangs)[number]

/** What the check before publication finds; with an error nothing is published. */
export const entryFindings = {
  required: 'error',
  invalid: 'error',
  'days-order': 'error',
  expired: 'error',
  'too-late': 'error',
  'unknown-link': 'error',
  'unknown-code': 'error',
  'unknown-picture': 'error',
  'line-count': 'error',
  'title-long': 'warning',
  'description-long': 'warning',
  'description-short': 'warning',
  'no-alt': 'warning',
  outdated: 'warning',
  glossary: 'warning',
} as const
export type EntryFindingCode = keyof typeof entryFindings
