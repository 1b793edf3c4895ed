/** Content that staff write, in the order in which the desk lists it. */
export const entryKinds = ['promotion', 'news', 'question', 'job', 'road-show', 'banner'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What the content desk lists: dealers' listings have entries and changes of their own. */
export const contentKinds = [...entryKinds, 'dealer'] as const
export type ContentKindName = (typeof contentKinds)[number]

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
  // Of a picture of our own nobody else has words.
  'no-own-alt': 'error',
  'no-alt': 'warning',
  outdated: 'warning',
  glossary: 'warning',
} as const
export type EntryFindingCode = keyof typeof entryFindings

/** Every field of any kind, by the name that its message has. */
export const entryFields = [
  'startsOn',
  'endsOn',
  'lines',
  'places',
  'terms',
  'families',
  'series',
  'sample',
  'title',
  'text',
  'includes',
  'kind',
  'publishedOn',
  'changedOn',
  'picture',
  'focus',
  'stop',
  'opens',
  'closes',
  'booking',
  'latitude',
  'longitude',
  'products',
  'paths',
  'summary',
  'body',
  'pictureAlt',
  'place',
  'programme',
  'bring',
  'afterwards',
  'topic',
  'question',
  'answer',
  'words',
  'position',
  'posted',
  'validThrough',
  'vacancies',
  'department',
  'level',
  'type',
  'shift',
  'hours',
  'daysPerWeek',
  'payPer',
  'payMin',
  'payMax',
  'benefits',
  'languages',
  'form',
  'steps',
  'day',
  'lead',
  'duties',
  'requirements',
  'welcome',
  'payNote',
  'decides',
  'dayWords',
  'from',
  'to',
  'province',
  'offers',
  'highlight',
  'href',
  'product',
  'action',
] as const
export type EntryField = (typeof entryFields)[number]

/** Fields that say how they are filled in, and shapes of fields that do. */
export const hintedFields = ['hours', 'languages', 'steps', 'day', 'programme', 'province', 'stop', 'payMin'] as const
export const hintedShapes = ['lines', 'article', 'links', 'link', 'codes', 'code'] as const

/** Values of fields that visitors have no words for. */
export const deskOptions = ['month', 'day', 'day-shift', 'two-shift', 'flexible', 'short', 'full', 'intern'] as const

/** Widths in which pictures of staff are given out, pixels; none is made larger than it is. */
export const contentPictureWidths = ['480', '960', '1600'] as const
export type ContentPictureWidth = (typeof contentPictureWidths)[number]
